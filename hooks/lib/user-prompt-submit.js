(function(exports,require,module,__filename,__dirname,__taken){
var Bn=Object.create;var V=Object.defineProperty;var Un=Object.getOwnPropertyDescriptor;var qn=Object.getOwnPropertyNames;var Hn=Object.getPrototypeOf,Xn=Object.prototype.hasOwnProperty;var Gn=(e,t)=>{for(var n in t)V(e,n,{get:t[n],enumerable:!0})},qe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of qn(t))!Xn.call(e,o)&&o!==n&&V(e,o,{get:()=>t[o],enumerable:!(r=Un(t,o))||r.enumerable});return e};var B=(e,t,n)=>(n=e!=null?Bn(Hn(e)):{},qe(t||!e||!e.__esModule?V(n,"default",{value:e,enumerable:!0}):n,e)),Kn=e=>qe(V({},"__esModule",{value:!0}),e);var Es={};Gn(Es,{given:()=>xs});module.exports=Kn(Es);function v(e,t=!1){if(!t)return J(e);let n=e.replaceAll("\\","/"),r=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(n),o=r?`${r[1]}:${n.slice(r[0].length)||"/"}`:n;return J(o.replace(/^[a-z]:/,s=>s.toUpperCase()))}function Z(e,t){return Yn(t)?J(t):J(`${e}/${t}`)}function Yn(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function O(e){let t=e.lastIndexOf("/");return t<0?".":t===0?"/":/^[A-Za-z]:$/.test(e.slice(0,t))?e.slice(0,t+1):e.slice(0,t)}function Vn(e){let t=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!t}function J(e){if(Vn(e))return e;let t=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",n=[];for(let r of e.slice(t.length).split("/"))r===""||r==="."||(r===".."&&n.length>0&&n.at(-1)!==".."?n.pop():(r!==".."||t==="")&&n.push(r));return t+n.join("/")||"."}function _(e,t,n="\u2026"){return e.length<=t?e:U(e,Math.max(0,t-n.length))+n}function U(e,t){if(e.length<=t)return e;let n=e.charCodeAt(t-1),r=n>=55296&&n<=56319;return e.slice(0,r?t-1:t)}function S(e,t){for(let n=0;n<t.length;n++)if(e.includes(t[n]))return!0;return!1}function He(e,t){return t!==""&&!t.includes(" ")&&e.includes(` ${t} `)}var fe={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:Jn};function Jn(e,t){switch(t.kind){case"prompt":return{...e,names:pe(e.names,t.names),asks:t.asks};case"check":return{...e,errorFiles:pe(e.errorFiles,t.signatures.flatMap(Xe))};case"failure":return t.host?e:{...e,errorFiles:pe(e.errorFiles,Xe(t.signature))};case"denial":return er(e,t);case"narrow":return t.use===void 0?e:Qn(e,t.use,t);case"persisted":return{...e,persisted:[...e.persisted,t].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return t.channel==="notice"?{...e,notices:[...e.notices,t.key].slice(-Zn)}:e;default:return e}}var Zn=50;function Xe({file:e}){return e?[e]:[]}function pe(e,t){return[...e.filter(n=>!t.includes(n)),...t].slice(-500)}function Qn(e,t,n){let r=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(r),[t]:n}}}function er(e,t){let n=Ge(t.path,t.pattern),{[n]:r=0,...o}=e.denials,s=Object.entries(o).slice(-500);return{...e,denials:{...Object.fromEntries(s),[n]:r+1},latest:n}}function Ge(e,t){return`${e}
${t}`}var Ye=1e5,me=200,Ve=400,Je=/(?<![\w.+\-/@])@(?:"([^"\n]{1,400})"|([^\s"'`<>|,;]{1,400}))/g,tr=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,nr=/\bfile:\/\/(?:localhost)?(?=\/)/gi,rr=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,or=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,sr=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,ir=/^[A-Za-z]:[\\/]/;function ge(e){let t=lr(ur(e.slice(0,Ye))),n=new Set(te(t));for(let r of dr(t))Ke(n,r);for(let r of t.replace(Je," ").split(/(?<!\\) |[^\S ]+/)){if(n.size>=me)break;for(let o of fr(r))Ke(n,o)}return[...n].slice(0,me)}function te(e){if(!e.includes("@"))return[];let n=[...e.slice(0,Ye).matchAll(Je)].map(([,r,o=""])=>r??Q(o));return[...new Set(n.map(ee))].filter(r=>r!=="").slice(0,me)}var ar=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function lr(e){let t=e.toLowerCase();return S(t,cr)?e.replace(ar," "):e}var cr=["not","n't","n\u2019t","never","avoid","without","stop"];function ur(e){return e.includes("://")?e.replace(tr," ").replace(nr,""):e}function dr(e){return S(e,pr)?[...e.matchAll(rr)].map(t=>ee(t.slice(1).join("").trim())):[]}var pr=['"',"`","'","\u201C","\xAB"];function fr(e){if(e.length>Ve||!S(e,Ze))return[];let t=Q(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return ir.test(t)?[ee(t)]:[t,...t.split(sr),...t.split(or).map(Q)].map(r=>ee(Q(r)))}var Ze=[".","/","\\"];function Ke(e,t){mr(t)&&e.add(t)}function mr(e){return e.length>Ve||!S(e,Ze)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function ee(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var Qe="([{<\uFF08\u300C\u300E\u3010\u300A",et=")]}>\uFF09\u300D\u300F\u3011\u300B",tt="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",gr=`${tt}.\u2026`;function Q(e){let t=0,n=e.length,r=()=>e.slice(t,n);for(;;){let o=e[t]??"",s=e[n-1]??"";if(t>=n)return"";if(tt.includes(o)||yr(r()))t++;else if(gr.includes(s)||hr(r()))n--;else return r()}}function yr(e){let t=Qe.indexOf(e[0]??" ");if(t<0)return!1;let n=e.indexOf(et[t]??"");return n<0||n===e.length-1}function hr(e){let t=et.indexOf(e.at(-1)??" ");return t>=0&&!e.includes(Qe[t]??"")}var it=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,wr=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],nt=8e3,rt=4e3;function q(e){let t=e.trim();return wr.some(n=>t.startsWith(n))?!0:t.startsWith("<")?t.startsWith("<task-notification>")?!0:it.test(t)&&at(t)==="":!1}function ne(e){if(!e.trimStart().startsWith("/"))return null;let t=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return t?{name:t[1]??"",text:e.slice(t[0].length).trim()}:null}function ye(e){return q(e)?"":Rr(br(at(kr(e))).join(`
`)).split(`
`).map(t=>t.replace(/[ \t]+/g," ").trim()).filter(t=>t!=="").join(`
`)}function br(e){return xr(e.split(/\r\n?|\n/)).filter(t=>!Ar(t))}function kr(e){if(e.length<=nt+rt)return e;let t=e.slice(0,nt),n=e.slice(-rt),r=t.lastIndexOf(`
`),o=n.indexOf(`
`);return`${r<0?t:t.slice(0,r)}
${n.slice(o+1)}`}function at(e){let t=Sr(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let n=ot(t);n;n=ot(t)){let r=`</${n[1]}>`,o=t.indexOf(r);t=o<0?"":t.slice(o+r.length).trim()}return t}function ot(e){return e.startsWith("<")?it.exec(e):null}function Sr(e,t,n){let r="",o=0;for(let s=e.indexOf(t);s>=0;s=e.indexOf(t,o)){r+=e.slice(o,s);let i=e.indexOf(n,s);if(i<0)return r;o=i+n.length}return r+e.slice(o)}function xr(e){let t=[],n="";for(let r of e){let o=/^\s{0,3}(`{3,}|~{3,})/.exec(r)?.[1]??"";n===""&&o===""?t.push(r):n===""?n=o:o.startsWith(n)&&(n="")}return t}var st="0123456789",Er="ABCDEFGHIJKLMNOPQRSTUVWXYZ",vr=[[">","",/^\s*>/],[`[${st}`,":",/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC","",/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY"," ",/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a","at ",/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",'File "',/^\s*File "[^"]*", line \d+/],["T","Traceback (",/^\s*Traceback \(most recent call last\)/],[Er,": ",/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",": ",/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",":",/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#"," ",/^\s*[$%#] \w/],["di@+-"," ",/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-","",/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${st}`,"|",/^\s*\d*\s*\|\s/],["=-_~^","",/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-","",/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{","",/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F","",/^/]],Or=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Ar(e){let t=e.slice(0,400),n=t.trim();if(n==="")return!1;let r=n.charAt(0);return vr.some(([o,s,i])=>(o===""||o.includes(r))&&t.includes(s)&&i.test(t))||";{(:)".includes(n.charAt(n.length-1))&&Or.test(t)}function Rr(e){return Tr.filter(([n])=>S(e,n)).reduce((n,[,r,o])=>n.replace(r,o),e)}var Tr=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Fr=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function re(e){return/[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/i.test(e)}function H(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Fr).map(r=>r.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(r=>r!=="").join(" ")} `}function g(e,{words:t,anywhere:n}){let r=_r(e);return lt(t,(s,i)=>((r[s&he]??0)&1<<i)!==0,s=>e.includes(ct(s)))||n.some(s=>e.includes(s))}var he=31;function _r(e){let t=new Array(he+1).fill(0);for(let n=0;n>=0;n=e.indexOf(" ",n+1)){let r=e.charCodeAt(n+1)&he;t[r]=(t[r]??0)|1<<e.charCodeAt(n+2)}return t}function lt(e,t,n){for(let r=1,o=0;r<e.length;r=o+1)if(o=e.indexOf(`
`,r),(o-r<3||t(e.charCodeAt(r),e.charCodeAt(r+1)))&&n(e.slice(r,o)))return!0;return!1}function w(e,{words:t}){let n=e.charCodeAt(1),r=e.charCodeAt(2),o=0;return lt(t,(s,i)=>s===n&&i===r,s=>{let i=ct(s);return i.length>o&&e.startsWith(i)&&(o=i.length),!1}),o}function C(e,...t){let n=e;for(;;){let r=t.reduce((o,s)=>Math.max(o,w(n,s)),0);if(r===0||n.length<=1)return n;n=n.slice(r-1)}}function I(e){return e.trim()===""?0:e.trim().split(" ").length}function ct(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var ut={words:`
abort*
adapt
add
adjust
allow
apply
automate
bring
build
bump
cache
capitalise
capitalize
catch
change
clean
close
commit
configure
connect
convert
copy
correct
create
cut
debounce
debug
decouple
decrease
dedupe
delete
deploy
deprecate
design
disable
display
dockerize
document
downgrade
draft
drop
edit
eliminate
enable
encrypt
enforce
ensure
execute
export
expose
extend
extract
fill
finish
fix
flip
fork
format
generate
get rid
handle
harden
hide
hook
implement
import
improve
inline
increase
initialise
initialize
inject
insert
install
integrate
introduce
isolate
leave
limit
lint
log
lower
make
memoize
merge
migrate
mock
modernise
modernize
modify
move
nudge
open
optimise
optimize
parallelize
patch
paginate
persist
pin
polish
port
prefix
prevent
protect
publish
pull
push
put
raise
rebase
redesign
redo
reduce
refactor
reformat
register
release
remove
rename
reorder
reorganise
reorganize
repair
replace
reset
resize
resolve
restore
restructure
revert
rewrite
rework
roll
rotate
run
sanitise
sanitize
save
scaffold
secure
separate
set
setup
shorten
silence
simplify
skip
solve
sort
speed
split
squash
start
store
strip
support
swap
switch
sync
test
throw
tidy
translate
trim
turn
type
uncomment
undo
unify
uninstall
update
upgrade
use
validate
wire
work on
wrap
write
get it
get this
get that
unskip
un-skip
re-enable
unpin
`,anywhere:[]},dt={words:`
korrigier*
beheb*
behoben
f\xFCge
hinzu*
einf\xFCg*
\xE4nder*
umbenenn*
benenne
l\xF6sch*
entfern*
erstell*
schreib*
implementier*
verbesser*
refaktor*
baue
einbau*
umbau*
umstell*
migrier*
ersetz*
aktualisier*
reparier*
fixe
setze
r\xE4um*
passe
anpass*
verschieb*
richte
entwickl*
corrig*
ajout*
supprim*
modifi*
renomm*
remplac*
cr\xE9e*
impl\xE9ment*
am\xE9lior*
refactoris*
migre*
\xE9cri*
mets
mettre
r\xE9pare*
enl\xE8ve*
d\xE9place*
cambi*
agreg*
a\xF1ad*
arregl*
elimin*
borra*
crea
crear
implementa*
refactoriz*
migra*
renombra*
actualiz*
mejor*
reemplaz*
escrib*
quita*
repar*
convierte*
adicion*
corrij*
remov*
alter*
apag*
escrev*
aggiung*
corregg*
rimuov*
modific*
sistema
scrivi
rinomina*
sostitui*
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},pt={words:`
analyse
analyze
assess
audit
check
clarify
compare
confirm
count
define
describe
diagnose
elaborate
enumerate
estimate
evaluate
examine
explain
explore
figure
find
give
identify
inspect
investigate
list
locate
look
outline
point
print
recap
recommend
remind
report
research
review
scan
search
show
study
suggest
summarise
summarize
take a look
teach
tell
verify
walk
elaborate
erkl\xE4r*
zeig*
beschreib*
pr\xFCf*
nenn*
liste
vergleich*
explique*
expliqu*
montre*
d\xE9cri*
v\xE9rifi*
liste*
explica*
muestra*
describe*
revisa*
dime
spiega*
mostra*
read
reread
re-read
double check
double-check
get up to speed
get a high level view
familiarise
familiarize
acknowledge
answer
ask
brainstorm
consider
discuss
propose
guess
imagine
prefer
remember
say
think
try making some sense
make sense
see if
see whether
see what
see why
see how
have a look
take another look
`,anywhere:[]},we={words:`
what
what's
whats
why
how
how's
where
where's
which
who
who's
whose
whether
is
are
was
were
does
do we
do you
do i
do they
did
should
would
could
can
has
have we
have you
am i
will
isn't
aren't
doesn't
didn't
shouldn't
wondering
curious
any idea
any ideas
when is
when are
when do
when does
when did
when will
when should
wie
warum
wieso
weshalb
wo
wer
wann
welche*
wozu
ist
sind
gibt es
hat
kann
k\xF6nnen
sollte*
stimmt
pourquoi
comment
o\xF9
quel*
qui
quand
est-ce*
c'est quoi
qu'est*
que
combien
y a-t-il
qu\xE9
por qu\xE9
c\xF3mo
d\xF3nde
cu\xE1l*
qui\xE9n
cu\xE1ndo
cu\xE1nto*
es
hay
est\xE1
o que
por que
como
onde
qual
cosa
perch\xE9
dove
quale
`,anywhere:[]},ft={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},M={words:`
can you
could you
would you
will you
can u
could u
can we
could we
would it be possible to
is it possible to
please
pls
plz
kindly
help me to
help me
help
try to
try and
go ahead and
go and
feel free to
let's
lets
let us
make sure to
be sure to
you should
you can
you need to
you must
you have to
we need to
we should
we have to
we must
i need you to
i want you to
i'd like you to
i would like you to
i need to
i want to
i'd like to
i would like to
we want to
we'd like to
do you mind
would you mind
you to
your task is to
the goal is to
time to
remember to
don't forget to
kannst du
k\xF6nntest du
k\xF6nnen sie
k\xF6nnten sie
w\xFCrdest du
bitte
peux-tu
pourrais-tu
pouvez-vous
pourriez-vous
tu peux
s'il te pla\xEEt
s'il vous pla\xEEt
puedes
podr\xEDas
puede
por favor
voc\xEA pode
puoi
potresti
`,anywhere:[]},L={words:`
also
now
so
ok
okay
hi
hey
hello
hallo
hola
well
then
and
but
just
simply
actually
maybe
first
second
third
next
finally
again
quickly
instead
anyway
yes
yeah
yep
sure
great
cool
to
or
one
only
otherwise
afterwards
additionally
plus
und
dann
jetzt
noch
et
y
then
task
todo
wir m\xFCssen
wir sollten
il faut
hay que
tenemos que
on doit
in the end
claude
alright
right
wait
hmm
hm
oh
question
quick question
follow up question
quick follow up question
`,anywhere:[]},mt={words:`
broken
breaks
crash*
fails
fail
failing
failed
bug
buggy
doesn't work
does not work
don't work
not working
isn't working
stopped working
no longer
does nothing
nothing happens
wrong
incorrect
missing
error
errors
exception
hangs
freezes
stuck
leak
leaks
flaky
regression
never goes
closes
twice
doesn't
does not
won't
cannot
can't
logs differently
too low
too slow
too big
too small
getting this
kaputt
schl\xE4gt fehl
funktioniert nicht
geht nicht
ne marche pas
ne fonctionne
no funciona
fallan
is not
isn't
are not
aren't
wasn't
broke
regressed
blew up
blows up
died
dies
throws
threw
times out
timed out
flickers
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},gt={words:`
should
shall
must
needs to
need to
needs
need a
need an
we need
i need
i want
we want
i'd like
i would like
we'd like
would be great
would be nice
would be good
would love
it would help
has to
have to
supposed to
ought to
soll
sollte
muss
m\xFCssen
m\xF6chte
brauche
doit
faut
voudrais
aimerais
debe
deber\xEDa
quiero
necesito
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},oe={words:`
want to know
like to know
want to understand
like to understand
need to understand
need to know
wonder
wondering
curious
don't understand
dont understand
do not understand
not sure why
not sure how
no idea why
tell me
explain
let me know
ich verstehe nicht
m\xF6chte wissen
`,anywhere:[]},yt={words:`
don't change anything
don't change any
don't edit
don't modify
don't touch any
don't touch anything
don't fix
don't implement
do not change anything
do not change any
do not edit
do not modify
do not fix
do not implement
dont change
no code changes
no changes
no edits
without changing any
without modifying
without editing
without doing any changes
without making changes
read only
read-only
just tell me
just explain
only explain
only report
nichts \xE4ndern
\xE4ndere nichts
ohne etwas zu \xE4ndern
sans rien modifier
ne modifie rien
sin cambiar nada
no cambies nada
`,anywhere:[]},be={words:`
thanks
thank
thx
ty
hi
hello
hey
good
morning
evening
afternoon
job
work
works
perfectly
ok
okay
k
yes
yep
yeah
yup
y
no
nope
n
nah
sure
great
nice
perfect
cool
awesome
excellent
amazing
lol
haha
sounds
looks
look
fine
right
correct
exactly
agreed
continue
go
going
on
ahead
keep
proceed
resume
next
wait
stop
never
mind
nevermind
sorry
oops
hm
hmm
interesting
option
please
pls
do
it
that
this
that's
thats
the
a
b
c
to
me
you
so
much
very
for
now
all
done
bye
well
wow
i
see
got
what
meant
first
second
one
both
lgtm
ship
and
was
again
try
more
danke
dir
ja
nein
weiter
mach
das
gut
super
prima
genau
passt
bitte
hallo
gracias
s\xED
si
vale
contin\xFAa
sigue
bien
hola
funciona
merci
beaucoup
oui
non
d'accord
vas-y
parfait
bonjour
obrigado
grazie
plan
idea
wonderful
fantastic
brilliant
none
of
whew
omg
too
just
already
agree
cheers
mate
worries
did
dude
bro
buddy
brb
ta
yay
sweet
neat
lovely
worked
appreciated
bad
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},ke={words:`
yes
yep
yeah
yup
y
ok
okay
sure
continue
go on
go ahead
keep going
proceed
resume
do it
do that
sounds good
option
next
ship it
try again
ja
weiter
mach
s\xED
vale
contin\xFAa
sigue
oui
d'accord
vas-y
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},ht={words:`
i
i'm
im
i'll
i've
we
we're
you
my
is
was
are
am
it's
its
that's
thats
think
guess
meant
what the
ich
du
wir
ist
je
tu
est
yo
nous
somos
`,anywhere:[]},wt={words:`
can you
could you
would you
will you
can u
could u
please
pls
plz
i want you to
i'd like you to
i need you to
go ahead and
let's
lets
`,anywhere:[]},bt={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function kt(e){let t=H(e);if(Cr(t))return{asks:"chat",continues:g(t,ke)};let n=Mr(e).map($r);return{asks:Ir(t,e,n),continues:!1}}function Ir(e,t,n){let r=s=>n.includes(s),o=r("question")||r("inform");return g(e,yt)&&(o||g(e,oe))?"question":r("change")||r("report")&&!r("question")&&!g(e,oe)?"change":o?"question":r("wish")?"change":/[?\uff1f]/.test(t)?"question":Pr(e)}function Pr(e){let t=w(e,be)>0&&w(e,L)+w(e,ke)>0;return I(e)<3||t||g(e,ht)?"chat":"change"}function Cr(e){let t=e.trim().split(" ").filter(n=>n!=="");return t.length>12?!1:t.every(n=>/^\d{1,2}$/.test(n)||!re(n)||g(` ${n} `,be))}function Mr(e){if(!S(e.toLowerCase(),Lr))return[e].filter(re);let t=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Nr(t).filter(re).slice(0,60)}var Lr=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Nr(e){let t=[];for(let n=0;n<e.length;n+=2)t.push(`${e[n]??""}${e[n+1]??""}`);return t}function $r(e){let t=/[?\uff1f]/.test(e),n=H(e),r=C(n,L),o=C(C(r,M),L,M);return Dr(r)?"none":w(o,ut)>0?"change":w(o,pt)>0||g(n,oe)?"inform":(w(r,we)>0||g(n,ft))&&(t||w(r,M)===0)?"question":g(n,dt)||zr(r,o)?"change":t?"question":g(n,mt)?"report":g(n,gt)?"wish":"none"}function zr(e,t){return w(e,wt)>0&&I(t)>1&&w(t,we)===0}function Dr(e){return w(e,bt)>0}var St={words:`
auth
oauth*
authenticat*
authoriz*
authoris*
sso
saml
openid
oidc
jwt*
password*
csrf
xss
ssrf
injection
rbac
access control
role based
role-based
permissions
privilege*
encrypt*
decrypt*
credential*
secrets
vulnerab*
exploit*
attacker*
security
insecure
secure
2fa
mfa
two-factor
two factor
brute-force
brute force
session token*
session cookie*
httponly
sanitiz*
sanitis*
traversal
harden
cve*
signing key*
api key*
private key*
access token*
refresh token*
pii
gdpr
spoof*
forge
sicherheit*
authentifizier*
verschl\xFCssel*
passwort*
passw\xF6rter*
zwei-faktor*
berechtigung*
zugriffsrecht*
authentification
s\xE9curi*
mot de passe
mots de passe
chiffr*
autenticaci*
contrase\xF1a*
segurid*
segura
seguro
cifra*
tenant id
tenant ids
tenant isolation
cross-tenant
multi-tenan*
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},xt={words:`
architect*
rearchitect*
monolith*
microservice*
multi-tenan*
multitenan*
multi tenan*
event driven
event-driven
event sourcing
event-sourcing
cqrs
monorepo
plugin system
plugin architecture
database schema
data model
caching layer
message queue
with a queue
service mesh
distributed
sharding
offline sync
offline-first
state management
hexagonal
domain layer
into layers
into services
into separate services
separate services
homegrown
framework migration
redesign
restructure the
structure the
backwards compatib*
public api
from javascript to
to typescript
to graphql
rest with graphql
upgrade from
zero downtime
high availability
scal* to
architektur*
mandanten*
arquitectura*
microservicio*
architettura
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},Et={words:`
everywhere
throughout
across all
across the
across our
whole codebase
whole app
whole frontend
whole front end
whole backend
whole back end
whole api
whole ui
whole site
whole stack
whole database
whole application
whole project
whole repo
whole system
whole thing
whole code base
entire
codebase-wide
repo-wide
app-wide
in all
to all
all of them
all pages
all endpoints
all services
all components
all files
all packages
all modules
all forms
all routes
all controllers
all queries
all models
all apps
all packages
all repositories
all views
all screens
all tests
all classes
every page
every endpoint
every service
every component
every file
every package
every module
every form
every route
every controller
every query
every model
every write
every request
every screen
every view
each service
each endpoint
each page
i18n
internationali*
locali*
\xFCberall
gesamte*
ganze
in allen
aller
partout
toute
toutes
tous les
toda la
todo el
todas las
todos los
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},vt={words:`
typo*
spelling
misspell*
grammar
wording
comment
docstring
copyright
whitespace
newline
indentation
heading
label
caption
placeholder
tooltip
color
colour
font
padding
margin
alt text
favicon
broken link
dead link
console*
unused import
unused imports
unused variable
license
badge
emoji
.gitignore
.editorconfig
log level
error message
footer
default port
timeout
flag
constant
version
prettier
one-liner
one liner
quick one
single line
copy text
tippfehler
rechtschreib*
\xFCberschrift
faute de frappe
coquille
titre
couleur
errata
error tipogr\xE1fico
t\xEDtulo
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Ot={words:`
typo*
spelling
misspell*
grammar
wording
comment
docstring
copyright
whitespace
newline
heading
label
caption
placeholder
tooltip
color
colour
font
padding
margin
alt text
tippfehler
rechtschreib*
\xFCberschrift
faute de frappe
coquille
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},At={words:`
rename
bump
delete
uncomment
swap
nudge
flip
toggle
lower
raise
increase
decrease
set
turn
revert
undo
reformat
format
capitalize
capitalise
pin
commit
push
pull
rebase
stage
export
umbenenn*
benenne
renomm*
renombra*
quita
unskip
un-skip
skip
disable
re-enable
unpin
`,anywhere:[]},Rt={words:`
test
tests
refactor*
implement*
feature
endpoint
migration
component
components
module
service
page
pages
crash*
leak
fail*
broken
slow
imports
folder
script
type errors
debug
investigate
`,anywhere:[]},Tt={words:`
and test*
with tests
plus tests
unit tests
and document*
and the ui
and ui
in the ui
and the api
and frontend
and backend
and update the
and adapt
and call it
and the database
step by step
`,anywhere:[]},Ft={words:`
how does
how do the
how are
how is
how the
how a
works
work
flow
walk
overview
review
compare
summari*
related
relate
what would
what happens
any places
places
options
pros and cons
investigate
find out
figure out
why is
why does
why do
why are
why the
could be the reason
reason
decides
cover
coverage
leak
slow
trade-offs
audit
analy*
depend*
explain how
warum
wie funktioniert
funktioniert
pourquoi
comment
marche
fonctionne
por qu\xE9
c\xF3mo
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function _t(e,t,n,r){if(t==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,Ot)&&g(e,St))return{tier:"COMPLEX",files:n,reason:"security"};if(g(e,xt))return{tier:"COMPLEX",files:n,reason:"architecture"};if(t==="question")return{tier:qr(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,Et)||Wr.test(e))return{tier:"COMPLEX",files:Math.max(n,6),reason:"cross-cutting"};let s=jr(e,n,r);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var Wr=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function jr(e,t,n){let r=g(e,Tt)?1:0;return t>1?t+r:r===0&&Br(e,t)?1:Math.max(1,3+r+(n==="none"?2:n==="exact"?-2:0))}function Br(e,t){if(I(e)>25)return!1;if(g(e,vt))return!0;let n=g(e,Rt),r=C(e,L,M);return w(r,At)>0&&!n||Ur(r)?!0:t===1&&!n&&I(e)<=14}function Ur(e){return I(e)>14?!1:e.includes(" instead of ")?!0:/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:to|auf|en|a|\u00e0|on|off) \S/.test(e)||/ should (?:read|say|be) /.test(e)}function qr(e){return g(e,Ft)&&!e.includes(" why did you ")}var Se="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function xe(e,t="partial"){if(q(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let n=ne(e),r=ye(n?.text??e),o=Pt(n)??(r===""&&e.trim()!==""?Hr:kt(r)),s=n||e.includes("`")?ye(e.replaceAll("`"," ")):r,i=_t(H(r),o.asks,Gr(s),t),c=o.asks==="change"&&Pt(n)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...o,...i,...c}}var It={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Pt(e){return!e||!Object.hasOwn(It,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":It[e.name]??"change",continues:!1}}var Hr={asks:"change",continues:!1},Xr=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function Gr(e){let n=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(r=>r.replace(/^@|[.]$/g,"").toLowerCase()).filter(Kr);return new Set(n).size}function Kr(e){let t=e.lastIndexOf(".");return t>0&&He(Xr,e.slice(t+1))}var A={decision:{type:"pass"},context:[]};var Ee={version:2,initial:{levels:[],calls:0,recent:[]},step:Yr};function Yr(e,t){if(t.kind==="compaction")return{...e,levels:[]};if(t.kind==="said"&&t.channel==="budget"&&Vr(t.key))return{...e,levels:[...e.levels,t.key]};let{use:n}=t;return n===void 0||e.recent.includes(n)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),n]}}function ve({calls:e,recent:t},n){let r=n===void 0?-1:t.lastIndexOf(n);return r<0?e:e-(t.length-1-r)}function Vr(e){return e==="warn"||e==="critical"}function se(e,{files:t}){let n=`${e}/.planning`,r=t.stat(n)?.kind;return(r==="link"?t.stat(t.real(n))?.kind:r)==="directory"}var ie="composed.json",Jr=25;function Zr({journal:e,world:t,config:n}){return n.preservation.enabled&&t.files.stat(e.path(ie))!==null}function Ct(e,t){if(t===void 0||!Zr(e))return!1;let{files:n}=e.world,r=n.stat(e.journal.path(ie)),o=n.stat(t);return r!==null&&o!==null&&o.modified>=r.modified}function Mt({journal:e,config:t},n){if(!t.budget.enabled)return!1;let{state:r,known:o}=e.fold("budget",Ee);return o&&r.calls>0&&ve(r,n)%Jr===0}function Qr({root:e,world:t}){return se(e,t)}function Lt(e){return e.config.recitation.enabled&&Qr(e)}async function Nt(e,t){let n=Ct(t,e.transcript),r=Mt(t,e.use);if(!n&&!r)return[];let{budgetSpeech:o,verify:s}=await Promise.resolve().then(()=>B(require("part:preservation"),1));return[n?s(t,e.transcript):null,r?o(t,e.transcript):null]}function y(e){let t=3735928559,n=1103547991;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),$t(n)+$t(t)}function $t(e){return(e>>>0).toString(16).padStart(8,"0")}var zt={calls:0,checks:0,files:[],action:"",last:"",error:""},Oe={loop:null,aggressive:!1,breaker:!0,halt:null,...zt,evidence:"not-needed",compactions:0},eo=60,Ae={version:1,initial:Oe,step:to};function to(e,t){switch(t.kind){case"loop":return no(e,t);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let n=e.files.includes(t.path)?e.files:[...e.files,t.path];return{...X(e,`edited ${t.path}`,t.hash),files:n.slice(-eo),evidence:t.generated?e.evidence:"none"}}case"check":{let n=X(e,`ran ${t.command}`,`${t.ok} ${t.output}`),r=t.ok?"":t.signatures.map(({id:s})=>s).join(" "),o=t.family==="install"?e.evidence:t.ok?"passed":"failed";return{...n,checks:e.checks+1,error:r,evidence:o}}case"command":{let n=X(e,`ran ${t.command}`,t.output);return t.writes?{...n,evidence:"none"}:n}case"look":return X(e,`${t.tool} ${t.target}`,t.version??"");case"failure":return{...X(e,`${t.tool} failed: ${t.target}`,t.signature.id),error:t.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function no(e,{phase:t,loop:n,aggressive:r,breaker:o,halt:s}){return t==="iteration"?{...e,...zt}:t==="end"?{...Oe,halt:s??null}:{...Oe,loop:n,aggressive:r===!0,breaker:o!==!1}}function X(e,t,n){let r=y(`${e.action}\0${t}\0${n}`);return{...e,calls:e.calls+1,action:r,last:t.slice(0,120)}}var ro=[".git",".planning",".powerignore",".claudeignore"];function Dt(e,t,n){return t.projectDir??oo(e,n,ro)??n}function oo(e,t,n){for(let r=t;;r=O(r)){if(n.some(o=>e.stat(Z(r,o))!==null))return r;if(O(r)===r)return null}}function Wt(e,t){let{environment:n}=t,r=n.platform==="windows";return e.cwd===""?n.projectDir??"/":v(e.cwd,r)}function jt(e,t){let n=t.journals.open(e.session,e.agent);if(n===null)return null;let r=Dt(t.files,t.environment,Wt(e,t)),{config:o}=t.config(r);return{journal:n,root:r,config:o,world:t,isSubagent:e.agent!==void 0}}function Bt({journal:e,isSubagent:t}){if(t)return null;let{state:n,known:r}=e.fold("loop",Ae);return r&&n.loop!==null?n:null}var so=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function Re(e){return so.test(e.slice(0,200))}async function Ut(e,t){if(t.isSubagent)return null;let n=Re(e.prompt);if(!n&&Bt(t)===null)return null;let{obey:r,pauseForPrompt:o}=await Promise.resolve().then(()=>B(require("part:loop"),1));return n?r(e,t):o(e,t)}var io=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Te(e){let t=e.slice(0,2e3).toLowerCase();return io.some(([n,r])=>S(t,n)&&r.test(t))}function qt(e,t){return{kind:Te(e)?"decision":"prompt",text:e,files:t}}var ao=2,lo=40,Ht=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function Xt(e,t){let n=Fe(e);return n.length>0&&t.journal.append(n.flatMap(r=>co(r,t))),n.map(({text:r})=>r)}function Fe(e){let t=e.filter(o=>o!==null&&o.text.trim()!=="");t.sort((o,s)=>Ht.indexOf(o.channel)-Ht.indexOf(s.channel));let n=[],r=0;for(let o of t){let s=o.text.split(`
`).length+(n.length>0?1:0);(n.length===0||n.length<ao&&r+s<=lo)&&(n.push(o),r+=s)}return n}function co({channel:e,key:t,text:n,facts:r},{world:o}){return[{v:1,kind:"said",at:o.clock.now(),channel:e,key:t,hash:y(n)},...r??[]]}var Gt=1e3;async function Kt(e,t){if(q(e.prompt))return A;let n=await go(e,t);if(n)return{...A,decision:{type:"blockPrompt",reason:n}};let r=jt(e,t);if(r===null)return A;let o=await Ut(e,r);if(o!==null&&Re(e.prompt))return o;let s=xe(e.prompt),{asks:i,tier:a,continues:c}=s,l=ge(e.prompt),p=_(e.prompt,Gt),m=c?fo(r):null,d=m===null?{asks:i}:{asks:m,continues:!0};if(r.journal.append([{v:1,kind:"prompt",at:t.clock.now(),text:p,...d,names:l}]),r.isSubagent)return A;let f=[...await Nt(e,r)],h=qt(e.prompt,l),E=yo(e.prompt);return!E&&(h.kind==="decision"||po(s,e.prompt))&&f.push(await mo(h,r)),a!=="SIMPLE"&&f.push(...await ho(E,a,r)),{...o??A,context:[...o?.context??[],...Xt(f,r)]}}var uo=5;function po({tier:e,reason:t,continues:n},r){return e!=="SIMPLE"?!0:t==="files"||n?!1:r.slice(0,Gt).trim().split(/\s+/).length>uo}function fo({journal:e}){return e.fold("exclusion",fe).state.asks}async function mo(e,t){let{guide:n}=await Promise.resolve().then(()=>B(require("part:guidance"),1));return n(e,t)}async function go(e,t){let n=te(e.prompt);if(n.length===0)return null;let{privateMention:r}=await Promise.resolve().then(()=>B(require("part:private-mention"),1));return r(n,e,t)}function yo(e){return/^fire-(?:execute-plan|3-execute)$/.test(ne(e)?.name??"")}async function ho(e,t,n){if(!Lt(n))return[];let{beginTask:r,recitePlan:o}=await Promise.resolve().then(()=>B(require("part:recitation"),1)),s=t==="COMPLEX"?{note:Se}:{};return e?r(n,s):[o(n,s)]}function k(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ae(e,t){let n=[],r=e(t,n,[]);return n.length===0?{success:!0,data:r}:{success:!1,error:{issues:n}}}var le=()=>nn("string",e=>typeof e=="string"),Yt=()=>nn("boolean",e=>typeof e=="boolean"),Vt=e=>T(e);function R(e){return T((t,n,r)=>t===void 0?t:e(t,n,r))}function G(){return T((e,t,n)=>(typeof e!="number"||!Number.isFinite(e)?t.push({code:"invalid_type",expected:"number",path:n}):Number.isInteger(e)?Number.isSafeInteger(e)||t.push({code:e>0?"too_big":"too_small",path:n}):t.push({code:"invalid_type",expected:"int",path:n}),e))}var ce=()=>_e(Number.MIN_VALUE);function _e(e){return(t,n,r)=>(t<e&&n.push({code:"too_small",path:r}),t)}function Jt(e){return(t,n,r)=>(t>e&&n.push({code:"too_big",path:r}),t)}function Zt(e){return T((t,n,r)=>(e.includes(t)||n.push({code:"invalid_value",path:r}),t))}function Qt(e){return rn("array",(t,n,r)=>t.map((o,s)=>e(o,n,[...r,s])))}function en(e){return rn("tuple",(t,n,r)=>t.length<e.length?(n.push({code:"too_small",path:r}),t):(t.length>e.length&&n.push({code:"too_big",path:r}),e.map((o,s)=>o(t[s],n,[...r,s]))))}var N=e=>tn(e,!1),Ie=e=>tn(e,!0);function tn(e,t){return T((n,r,o)=>{if(!k(n))return r.push({code:"invalid_type",expected:"object",path:o}),n;let s={};for(let a of Object.keys(e)){let c=e[a](n[a],r,[...o,a]);(c!==void 0||a in n)&&(s[a]=c)}let i=t?Object.keys(n).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&r.push({code:"unrecognized_keys",keys:i,path:o}),s})}function nn(e,t){return T((n,r,o)=>(t(n)||r.push({code:"invalid_type",expected:e,path:o}),n))}function rn(e,t){return T((n,r,o)=>Array.isArray(n)?t(n,r,o):(r.push({code:"invalid_type",expected:e,path:o}),n))}function T(e){return Object.assign((...n)=>e(...n),{check:(...n)=>T((r,o,s)=>{let i=o.length,a=e(r,o,s),c=o.slice(i).every(({code:l})=>l!=="invalid_type");for(let l of c?n:[])a=l(a,o,s);return a})})}var on=le();function $(e){return Vt(t=>e(t)?t:void 0)}var F=$(e=>typeof e=="string"),Qi=$(e=>typeof e=="boolean"),ea=$(k);function Ce(...e){return $(t=>e.some(n=>n===t))}var z={session_id:F,transcript_path:F,cwd:F,agent_id:F};function D(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function W(e,t){return n=>{let r=ae(e(),n);return r.success?t(r.data):null}}var oa=W(()=>N({...z,source:Ce("startup","resume","clear","compact")}),e=>({...D(e),source:e.source??"startup"})),sa=W(()=>N({...z,reason:F}),e=>({...D(e),reason:e.reason??"other"})),sn=W(()=>N({...z,prompt:on}),e=>({...D(e),prompt:e.prompt})),ia=W(()=>N({...z,trigger:Ce("auto","manual"),custom_instructions:F}),e=>({...D(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),aa=W(()=>N({...z,last_assistant_message:F,background_tasks:$(wo)}),e=>({...D(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(bo).length}));function wo(e){return Array.isArray(e)}function bo(e){let t=k(e)?e.status:null;return t==="running"||k(e)&&typeof t!="string"}var mn=require("node:fs");var ue=9500,ko=2,So=40;function an(e){let t=e.filter(r=>r.trim()!=="").slice(0,ko),n=t.filter((r,o)=>o===0||xo(t.slice(0,o+1))<=So);return Eo(n.join(`

`).toWellFormed(),ue)}function xo(e){return e.join(`

`).split(`
`).length}function Eo(e,t){if(e.length<=t)return e;let n=`
(cut)`,r=U(e,t-n.length),o=r.lastIndexOf(`
`);return o>0?r.slice(0,o)+n:_(e,t)}var vo=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function cn(e,t){let n=an(t.context);if(e==="PreCompact")return n;let r={...Oo(e,t.decision),...n!==""&&vo.has(e)&&{additionalContext:n}},o={...Ao(e,t.decision),...Object.keys(r).length>0&&{hookSpecificOutput:{hookEventName:e,...r}},...t.notice&&{systemMessage:_(t.notice.toWellFormed(),ue)}};return Object.keys(o).length===0?"":JSON.stringify(o)}function Oo(e,t){switch(t.type){case"deny":return e==="PreToolUse"?ln(t.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:t.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:t.output}:{};case"halt":return e!=="PreToolUse"?{}:{...t.alsoDeny&&ln(t.alsoDeny),...t.input&&{updatedInput:t.input}};default:return{}}}function ln(e){return{permissionDecision:"deny",permissionDecisionReason:_(e.toWellFormed(),ue)}}function Ao(e,t){return t.type==="halt"?{continue:!1,stopReason:t.reason}:t.type==="blockPrompt"&&e==="UserPromptSubmit"||t.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(t.type==="blockPrompt"?t.reason:t.prompt).toWellFormed()}:{}}var pn=require("node:fs"),Me={maxBytes:64<<20,idle:3e3};function Ro(e,t=Me,n=Buffer.alloc(0)){return new Promise(r=>{let o=[n],s=n.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),t.idle);function a(c){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),r(c)}e.on("data",c=>{let l=typeof c=="string"?Buffer.from(c):c;if(o.push(l),s+=l.length,s>t.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!To(l))return;let p=Le(Buffer.concat(o,s).toString("utf8"));p!==void 0&&a({ok:!0,value:p})}),e.on("end",()=>{let c=Buffer.concat(o,s).toString("utf8"),l=Le(c);if(l!==void 0)return a({ok:!0,value:l});a({ok:!1,reason:c.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var un=122880;function fn(e){return new Promise(t=>{process.env.UV_THREADPOOL_SIZE??="1";let n=Buffer.allocUnsafe(un);n[0]=dn;let r;(0,pn.read)(0,n,0,un,null,(o,s)=>{r&&clearTimeout(r);let i=o?0:s,a=Le(n.toString("utf8",0,i));if(a!==void 0)return t({ok:!0,value:a});if(!o&&s===0)return t({ok:!1,reason:"empty"});t(Ro(process.stdin,Me,n.subarray(0,i)))}),Promise.resolve().then(()=>{n[0]===dn&&(r=setTimeout(e,Me.idle))})})}var dn=0;function To(e){for(let t=e.length-1;t>=0;t--){let n=e[t];if(n===125)return!0;if(n!==10&&n!==13&&n!==32&&n!==9)return!1}return!1}function Le(e){try{return JSON.parse(e.charCodeAt(0)===Fo?e.slice(1):e)}catch{return}}var Fo=65279;async function gn(e,t){let n;try{let r=fn(()=>Io(e.event,n)),o=t();n=o.faults;let s=await r,i=s.ok?await _o(e,s.value,o.world):yn(`payload ${s.reason}`);if(!Po(i))return}catch(r){n?.write(e.event,r)}process.exit(0)}async function _o(e,t,n){let r=e.parse(t);return r===null?yn(`payload is not a ${e.event} event`):cn(e.event,await e.handle(r,n))}function Io(e,t){t?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function yn(e){throw new Error(e)}function Po(e){let t=Buffer.from(e),n=0;try{for(;n<t.length;)n+=(0,mn.writeSync)(1,t,n)}catch{return process.exitCode=0,process.stdout.write(t.subarray(n)),!1}return!0}function hn(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:Co}}function Co(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var wn={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var Mo=1<<20;function bn(e,t,n){let r=wn,o=[];for(let s of new Set([`${n}/.claude/fire-flow.json`,`${t}/.claude/fire-flow.json`])){let i=e.read(s,Mo);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?Lo(i.value):{problem:i.message};"problem"in a?o.push(`${s}: ${a.problem}; this file is not used`):r=kn(r,a.settings)}return{config:r,problems:o}}function Lo(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch(r){return{problem:`not valid JSON (${r instanceof Error?r.message:"unreadable"})`}}let n=ae($o(),t);return n.success?{settings:n.data}:{problem:n.error.issues.map(No).join("; ")}}function No(e){let t=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${t}`:e.code==="invalid_type"?`${t} must be of type ${e.expected}`:`${t} has a value that is not possible`}function $o(){let e=R(Yt()),t=R(G().check(ce())),n=R(G().check(_e(1),Jt(100))),r=R(en([G().check(ce()),G().check(ce())])),o=s=>R(Ie(s));return Ie({exclusion:o({enabled:e,failClosed:e}),health:o({enabled:e}),breaker:o({onTrip:R(Zt(["warn","stop"])),stall:r,spin:r,decline:r}),guidance:o({enabled:e,maxPerSession:t}),skills:o({paths:R(Qt(le()))}),preservation:o({enabled:e}),recitation:o({enabled:e}),budget:o({enabled:e,warn:n,critical:n,window:t}),hygiene:o({enabled:e}),output:o({compress:e,aboveBytes:t}),loop:o({maxIterations:t,maxMinutes:t,maxTokens:t,checkpointInterval:t})})}function kn(e,t){if(!k(e)||!k(t))return t===void 0?e:t;let n={...e};for(let[r,o]of Object.entries(t))n[r]=kn(e[r],o);return n}function Sn(e,t,n){let r=t==="windows",o=a=>{let c=e[a];return c?v(c,r):null},s=o("HOME")??o("USERPROFILE")??v(n(),r),i=r?o("LOCALAPPDATA")??`${s}/AppData/Local`:o("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:t,projectDir:o("CLAUDE_PROJECT_DIR"),pluginRoot:o("CLAUDE_PLUGIN_ROOT"),stateDir:o("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function xn(){let e=process.platform==="win32"?"windows":"posix",t=()=>process.getBuiltinModule("node:os").homedir();return Sn(process.env,e,t)}function En(e,t,n){let r=`${n}/faults.log`;function o(){let s=e.stat(r)?.size??0;if(s<=1048576)return;let i=e.readRange(r,s-262144,262144);i.ok&&e.replace(r,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),c=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},p={time:new Date(t.now()).toISOString(),event:s,message:a.slice(0,1e3),...c};e.append(r,`${JSON.stringify(p)}
`),o()},read(){let s=e.stat(r)?.size??0,i=e.readRange(r,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(zo):[]}}}function zo(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&"time"in t?[t]:[]}catch{return[]}}var u=require("node:fs");var vn=require("node:fs");function K(e,t,n){return t.subarray(0,Do(e,t,t.length,n))}function Do(e,t,n,r){let o=0;for(;o<n;){let s=(0,vn.readSync)(e,t,o,n-o,r+o);if(s===0)break;o+=s}return o}function An(){let e=new Map;return{read:Wo,readRange:jo,open(t){let n=e.get(t);if(n)return b(n);let r=Uo(t);return r.ok&&e.set(t,r.value),r},stat:Go,list:Vo,real:t=>Ne(t),append:Zo,replace:Qo,create:ts,remove:Fn}}function Wo(e,t){return Yo(e)?j("missing",`no such file: ${e}`):ze(e,u.constants.O_RDONLY,n=>{let r=(0,u.fstatSync)(n);if(!r.isFile()&&!r.isDirectory())return j("failed",`no file: ${e}`);let{size:o}=r;return o>t?j("too-large",`${o} bytes, at most ${t}`):b((0,u.readFileSync)(n,"utf8"))})}function jo(e,t,n,r){return ze(e,u.constants.O_RDONLY,o=>{let s=Math.max(0,Math.min(n,(0,u.fstatSync)(o).size-t)),i=r?.subarray(0,s)??Buffer.allocUnsafe(s);return b(K(o,i,t))})}var Bo=1e3;function Uo(e){return x(()=>{let t=(0,u.openSync)(e,u.constants.O_RDONLY|_n),n=(0,u.fstatSync)(t);return n.isFile()?b(qo(t,n.size)):((0,u.closeSync)(t),n.isDirectory()?j("directory",e):j("failed",e))})}var On=4096;function qo(e,t){let n=0,r=null,o=Buffer.allocUnsafe(On),s=[o];function i(a,c){return n++===Bo&&(r=K(e,Buffer.allocUnsafe(t),0)),r!==null?r.subarray(a,c):c-a>On?K(e,Buffer.allocUnsafe(c-a),a):(0,u.readvSync)(e,s,a)<c-a?K(e,o.subarray(0,c-a),a):o}return{length:t,text(a,c){let l=Math.min(c,t);if(a>=l)return"";try{return i(a,l).toString("utf8",0,l-a)}catch{return""}},after(a,c,l){let p=Math.min(l,t);if(c>=p)return null;try{return Ho(a,i(c,p),p-c)}catch{return null}}}}function Ho(e,t,n){let r=t.indexOf(e);if(r<0)return null;let o=r+Buffer.byteLength(e),s=t.indexOf(Xo,o);return s<0||s>=n?null:t.toString("utf8",o,s)}var Xo=10;function Go(e){let t=Rn(e);if(!t)return null;let{size:n,mtimeMs:r,dev:o,ino:s}=t;return{kind:Tn(t),size:n,modified:r,device:o,inode:s}}var Ko={throwIfNoEntry:!1};function Rn(e){try{return(0,u.lstatSync)(e,Ko)}catch{return null}}function Yo(e){return!(0,u.existsSync)(e)&&Rn(e)===void 0}function Tn(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function Vo(e){return x(()=>{let n=(0,u.readdirSync)(e,{withFileTypes:!0}).map(r=>({name:r.name,kind:Tn(r)}));return b(n.sort((r,o)=>r.name<o.name?-1:1))})}function Ne(e,t=0){let n=x(()=>b((0,u.realpathSync)(e)));if(n.ok)return v(n.value,process.platform==="win32");let r=O(e);if(r===e||r===".")return e;let o=`${Ne(r).replace(/\/$/,"")}/${e.slice(e.lastIndexOf("/")+1)}`,s=t<Jo?x(()=>b((0,u.readlinkSync)(o))):null;return s?.ok?Ne(Z(O(o),v(s.value)),t+1):o}var Jo=40;function Zo(e,t){let n=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.O_CREAT|ns,r=()=>ze(e,n,i=>((0,u.writeSync)(i,t),b(void 0))),o=r();if(o.ok||o.trouble!=="missing")return o;let s=$e(e);return s.ok?r():s}function Qo(e,t){let n=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,r=$e(e);if(!r.ok)return r;let o=x(()=>{(0,u.writeFileSync)(n,t,{mode:384,flag:"wx"});let s=x(()=>b((0,u.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,u.chmodSync)(n,s.value.mode&511),es(n,e),b(void 0)});return o.ok||Fn(n),o}function es(e,t){for(let n=0;;n++){let r=x(()=>b((0,u.renameSync)(e,t)));if(r.ok)return;if(n===5||r.trouble!=="denied")throw new Error(r.message)}}function ts(e,t){let n=$e(e);return n.ok?x(()=>b((0,u.writeFileSync)(e,t,{mode:384,flag:"wx"}))):n}function Fn(e){return x(()=>b((0,u.rmSync)(e,{recursive:!0,force:!0})))}var ns=u.constants.O_NOFOLLOW??0;function $e(e){return x(()=>((0,u.mkdirSync)(O(e),{recursive:!0,mode:448}),b(void 0)))}function ze(e,t,n){return x(()=>{let r=(0,u.openSync)(e,t|_n,384);try{return n(r)}finally{(0,u.closeSync)(r)}})}var _n=u.constants.O_NONBLOCK??0;function x(e){try{return e()}catch(t){let n=t instanceof Error&&"code"in t?String(t.code):"";return j(rs[n]??"failed",t instanceof Error?t.message:n)}}var rs={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function b(e){return{ok:!0,value:e}}function j(e,t){return{ok:!1,trouble:e,message:t}}function In(e){let t=new Map,n=new Map,r=new Map,o=a=>De(t,a,()=>e.real(a));return{kind:a=>De(n,a,()=>{let c=e.stat(a),l=c?.kind==="link"?e.stat(o(a)):c;return!l||l.kind==="link"?null:l.kind}),list:a=>De(r,a,()=>{let c=e.list(a);return c.ok?c.value.map(({name:l})=>l):[]}),real:o}}function De(e,t,n){let r=e.get(t);if(r!==void 0)return r;let o=n();return e.set(t,o),o}var os=4096;function Cn(e){let t={v:ss,...is(e)},n=t;for(let r=600;;r=Math.floor(r/2)){let o=`${JSON.stringify(n)}
`;if(Buffer.byteLength(o)<=os||r<4)return o;n=We(t,r,Math.max(1,Math.floor(r/40)))}}var ss=1;function is(e){let{v:t,...n}=e;return n}function We(e,t,n){if(typeof e=="string")return U(e,t);if(Array.isArray(e))return e.slice(0,n).map(s=>We(s,t,n));if(e===null||typeof e!="object")return e;let r=Object.entries(e).map(([s,i])=>[s,We(i,t,n)]),o=Object.fromEntries(r);return as(e)&&(o.more=e.more+Math.max(0,e.signatures.length-n)),o}function as(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function Mn(e){let t=Pn(e)??Pn(e.slice(Math.max(0,e.lastIndexOf(ls))));return k(t)&&t.v===1&&cs.has(String(t.kind))&&typeof t.at=="number"?t:null}var ls='{"v":1,';function Pn(e){try{return JSON.parse(e)}catch{return null}}var cs=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var Y=4<<20;function Nn(e,t){let n=null;return(r,o)=>{if(o-r>Y)return Ln(e,t,r);if((n===null||r<n.from||o<n.end)&&(n={from:r,end:r,steps:[]}),o>n.end){let s=[...Ln(e,t,n.end)];n={from:n.from,end:us(s)??n.end,steps:[...n.steps,...s]}}return n.steps.filter(s=>s==="unreadable"||s.end>r)}}function us(e){let t=e.at(-1);return t==="unreadable"?void 0:t?.end}function*Ln(e,t,n){for(let r=n;;){let o=e.readRange(t,r,Y);!o.ok&&o.trouble!=="missing"&&(yield"unreadable");let s=o.ok?ps(o.value):0;if(!o.ok||s===0||(yield*ds(o.value.subarray(0,s),r),r+=s,o.value.length<Y))return}}function*ds(e,t){let n=Buffer.from(e.buffer,e.byteOffset,e.length);for(let r=0;r<n.length;){let o=n.indexOf(10,r),s=o<0?n.length:o+1,i=n.toString("utf8",r,o<0?s:o);i!==""&&(yield{fact:Mn(i),end:t+s}),r=s}}function ps(e){let t=e.lastIndexOf(10)+1;return t===0&&e.length===Y?Y:t}var $n={facts:200,bytes:3072},fs=256,ms=16<<20;function Dn(e,t,n,r){let o=`${t}/${n}`,s=Nn(e,o);function i(d){for(let f of d){let h=e.append(o,Cn(f));h.ok||r(`journal ${o}: ${h.message}`)}}function a(d){let f=`${y(d)}.txt`,h=`${t}/errors/${f}`;if(e.stat(h))return f;let E=e.create(h,d);return!E.ok&&E.trouble!=="invalid"&&r(`errors ${h}: ${E.message}`),f}function c(d,f){let h=e.replace(`${t}/${d}`,f);h.ok||r(`${t}/${d}: ${h.message}`)}function l(d){let f=e.read(`${t}/${d}`,ms);return f.ok?f.value:null}function p(d,f){let h=`${o.replace(/\.jsonl$/,"")}.${d}.snapshot.json`,E=e.stat(o);if(E!==null&&E.kind!=="file")return zn(f);let Be=E?.size??0,de=hs(m(h),f.version,Be)??gs(f),P=ws(s(de.offset,Be),de,f);if(!P)return zn(f);if(ys(de,P)){let Ue=e.replace(h,JSON.stringify(P));Ue.ok||r(`snapshot ${h}: ${Ue.message}`)}return{state:P.state,facts:P.facts,skipped:P.skipped,known:!0}}function m(d){let f=e.read(d,16777216);if(!f.ok)return null;try{return JSON.parse(f.value)}catch{return null}}return{append:i,keepError:a,keep:c,recall:l,drop:d=>{e.remove(`${t}/${d}`)},path:d=>`${t}/${d}`,fold:p}}function zn(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function gs(e){let{version:t,initial:n}=e;return{version:t,offset:0,state:n,facts:0,skipped:0,seen:[]}}function ys(e,t){return t.facts+t.skipped-e.facts-e.skipped>=$n.facts||t.offset-e.offset>=$n.bytes}function hs(e,t,n){return e?.version===t&&e.offset<=n&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function ws(e,t,n){let r=new Set(t.seen),{offset:o,state:s,facts:i,skipped:a}=t;for(let l of e){if(l==="unreadable")return null;o=l.end,l.fact===null?a++:bs(l.fact,r)&&(s=n.step(s,l.fact),i++)}let c=[...r].slice(-fs);return{version:n.version,offset:o,state:s,facts:i,skipped:a,seen:c}}function bs(e,t){if(!e.use)return!0;let n=`${e.kind} ${e.use}`;return t.has(n)?!1:(t.add(n),!0)}var ks=864e5,Ss=100;function Wn(e,t,n,r){let o=`${n}/sessions`,s=new Map;function i(l){let p=e.list(`${o}/${l}`),m=(p.ok?p.value:[]).map(({name:d})=>e.stat(`${o}/${l}/${d}`)?.modified??0);return Math.max(e.stat(`${o}/${l}`)?.modified??0,...m)}function a(){let l=e.list(o);return(l.ok?l.value:[]).map(({name:m})=>({name:m,at:i(m)})).sort((m,d)=>d.at-m.at).map(({name:m})=>m)}function c(l,p){let m=`${l}/${p}`,d=s.get(m)??Dn(e,`${o}/${l}`,p,r);return s.set(m,d),d}return{open(l,p){let m=je(l);if(m===null)return null;let d=je(p);return c(m,d===null?"journal.jsonl":`agents/${d}.jsonl`)},agents(l){let p=je(l),m=p===null?null:e.list(`${o}/${p}/agents`);return p===null||!m?.ok?[]:m.value.filter(f=>f.name.endsWith(".jsonl")).slice(0,Ss).map(f=>c(p,`agents/${f.name}`))},sessions:a,lastTouched:i,sweep(l){let p=t.now()-l*ks;for(let m of a())i(m)<p&&e.remove(`${o}/${m}`)}}}function je(e){return e?/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(e)?e:`h-${y(e)}`:null}function jn(){let e=An(),t=hn(),n=xn(),r=En(e,t,n.stateDir),o=Wn(e,t,n.stateDir,i=>r.write("journal",i));return{world:{files:e,tree:In(e),clock:t,environment:n,journals:o,config:i=>bn(e,i,n.home)},faults:r}}gn({event:"UserPromptSubmit",parse:sn,handle:Kt},jn);function xs(e){if(e==="guidance")return{t0:y};if(e==="loop")return{t0:y,t1:A};if(e==="preservation")return{t0:y,t1:ie};if(e==="private-mention")return{t0:y};if(e==="recitation")return{t0:y,t1:se,t2:Fe}}0&&(module.exports={given});
})
