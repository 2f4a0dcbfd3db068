(function(exports,require,module,__filename,__dirname,__taken){
var qn=Object.create;var ne=Object.defineProperty;var Hn=Object.getOwnPropertyDescriptor;var Xn=Object.getOwnPropertyNames;var Gn=Object.getPrototypeOf,Kn=Object.prototype.hasOwnProperty;var Vn=(e,t)=>{for(var n in t)ne(e,n,{get:t[n],enumerable:!0})},Ze=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Xn(t))!Kn.call(e,o)&&o!==n&&ne(e,o,{get:()=>t[o],enumerable:!(r=Hn(t,o))||r.enumerable});return e};var N=(e,t,n)=>(n=e!=null?qn(Gn(e)):{},Ze(t||!e||!e.__esModule?ne(n,"default",{value:e,enumerable:!0}):n,e)),Yn=e=>Ze(ne({},"__esModule",{value:!0}),e);var _s={};Vn(_s,{given:()=>Fs});module.exports=Yn(_s);function R(e,t=!1){if(!t)return re(e);let n=e.replaceAll("\\","/"),r=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(n),o=r?`${r[1]}:${n.slice(r[0].length)||"/"}`:n;return re(o.replace(/^[a-z]:/,s=>s.toUpperCase()))}function oe(e,t){return Jn(t)?re(t):re(`${e}/${t}`)}function Jn(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function C(e){let t=e.lastIndexOf("/");return t<0?".":t===0?"/":/^[A-Za-z]:$/.test(e.slice(0,t))?e.slice(0,t+1):e.slice(0,t)}function re(e){let t=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",n=[];for(let r of e.slice(t.length).split("/"))r===""||r==="."||(r===".."&&n.length>0&&n.at(-1)!==".."?n.pop():(r!==".."||t==="")&&n.push(r));return t+n.join("/")||"."}function M(e,t,n="\u2026"){return e.length<=t?e:V(e,Math.max(0,t-n.length))+n}function V(e,t){if(e.length<=t)return e;let n=e.charCodeAt(t-1),r=n>=55296&&n<=56319;return e.slice(0,r?t-1:t)}function x(e,t){for(let n=0;n<t.length;n++)if(e.includes(t[n]))return!0;return!1}function Qe(e,t){return t!==""&&!t.includes(" ")&&e.includes(` ${t} `)}var we={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:Zn};function Zn(e,t){switch(t.kind){case"prompt":return{...e,names:he(e.names,t.names),asks:t.asks};case"check":return{...e,errorFiles:he(e.errorFiles,t.signatures.flatMap(et))};case"failure":return t.host?e:{...e,errorFiles:he(e.errorFiles,et(t.signature))};case"denial":return tr(e,t);case"narrow":return t.use===void 0?e:er(e,t.use,t);case"persisted":return{...e,persisted:[...e.persisted,t].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return t.channel==="notice"?{...e,notices:[...e.notices,t.key].slice(-Qn)}:e;default:return e}}var Qn=50;function et({file:e}){return e?[e]:[]}function he(e,t){return[...e.filter(n=>!t.includes(n)),...t].slice(-500)}function er(e,t,n){let r=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(r),[t]:n}}}function tr(e,t){let n=tt(t.path,t.pattern),{[n]:r=0,...o}=e.denials,s=Object.entries(o).slice(-500);return{...e,denials:{...Object.fromEntries(s),[n]:r+1},latest:n}}function tt(e,t){return`${e}
${t}`}var nr=1e5,nt=200,be=400,ot=/(?<![\w.+\-/@])@(?:"([^"\n]{1,4096})"|([^\s"'`<>|,;]{1,4096}))/g,rr=5e3,or=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,sr=/\bfile:\/\/(?:localhost)?(?=\/)/gi,ir=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,ar=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,lr=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,cr=/^[A-Za-z]:[\\/]/;function ke(e){let t=dr(fr(e.slice(0,nr))),n=new Set(ae(t).filter(r=>r.length<=be));for(let r of mr(t))rt(n,r);for(let r of t.replace(ot," ").split(/(?<!\\) |[^\S ]+/)){if(n.size>=nt)break;for(let o of yr(r))rt(n,o)}return[...n].slice(0,nt)}function ae(e){if(!e.includes("@"))return[];let t=[...e.matchAll(ot)].map(([,r,o=""])=>r??se(o));return[...new Set(t.map(ie))].filter(r=>r!=="").slice(0,rr)}var ur=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function dr(e){let t=e.toLowerCase();return x(t,pr)?e.replace(ur," "):e}var pr=["not","n't","n\u2019t","never","avoid","without","stop"];function fr(e){return e.includes("://")?e.replace(or," ").replace(sr,""):e}function mr(e){return x(e,gr)?[...e.matchAll(ir)].map(t=>ie(t.slice(1).join("").trim())):[]}var gr=['"',"`","'","\u201C","\xAB"];function yr(e){if(e.length>be||!x(e,st))return[];let t=se(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return cr.test(t)?[ie(t)]:[t,...t.split(lr),...t.split(ar).map(se)].map(r=>ie(se(r)))}var st=[".","/","\\"];function rt(e,t){hr(t)&&e.add(t)}function hr(e){return e.length>be||!x(e,st)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function ie(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var it="([{<\uFF08\u300C\u300E\u3010\u300A",at=")]}>\uFF09\u300D\u300F\u3011\u300B",lt="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",wr=`${lt}.\u2026`;function se(e){let t=0,n=e.length,r=()=>e.slice(t,n);for(;;){let o=e[t]??"",s=e[n-1]??"";if(t>=n)return"";if(lt.includes(o)||br(r()))t++;else if(wr.includes(s)||kr(r()))n--;else return r()}}function br(e){let t=it.indexOf(e[0]??" ");if(t<0)return!1;let n=e.indexOf(at[t]??"");return n<0||n===e.length-1}function kr(e){let t=at.indexOf(e.at(-1)??" ");return t>=0&&!e.includes(it[t]??"")}var dt=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,Sr=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],xr=8e3,Er=4e3;function Y(e){let t=e.trim();return Sr.some(n=>t.startsWith(n))?!0:t.startsWith("<")?t.startsWith("<task-notification>")?!0:dt.test(t)&&pt(t)==="":!1}function le(e){if(!e.trimStart().startsWith("/"))return null;let t=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return t?{name:t[1]??"",text:e.slice(t[0].length).trim()}:null}function Se(e){return Y(e)?"":_r(xe(pt(Ee(e,xr,Er))).join(`
`)).split(`
`).map(t=>t.replace(/[ \t]+/g," ").trim()).filter(t=>t!=="").join(`
`)}function xe(e){return Or(e.split(/\r\n?|\n/)).filter(t=>!Fr(t))}function Ee(e,t,n){if(e.length<=t+n)return e;let r=e.slice(0,t),o=e.slice(-n),s=r.lastIndexOf(`
`),i=o.indexOf(`
`);return`${s<0?r:r.slice(0,s)}
${o.slice(i+1)}`}function pt(e){let t=vr(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let n=ct(t);n;n=ct(t)){let r=`</${n[1]}>`,o=t.indexOf(r);t=o<0?"":t.slice(o+r.length).trim()}return t}function ct(e){return e.startsWith("<")?dt.exec(e):null}function vr(e,t,n){let r="",o=0;for(let s=e.indexOf(t);s>=0;s=e.indexOf(t,o)){r+=e.slice(o,s);let i=e.indexOf(n,s);if(i<0)return r;o=i+n.length}return r+e.slice(o)}function Or(e){let t=[],n="";for(let r of e){let o=/^\s{0,3}(`{3,}|~{3,})/.exec(r)?.[1]??"";n===""&&o===""?t.push(r):n===""?n=o:o.startsWith(n)&&(n="")}return t}var ut="0123456789",Ar="ABCDEFGHIJKLMNOPQRSTUVWXYZ",Rr=[[">","",/^\s*>/],[`[${ut}`,":",/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC","",/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY"," ",/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a","at ",/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",'File "',/^\s*File "[^"]*", line \d+/],["T","Traceback (",/^\s*Traceback \(most recent call last\)/],[Ar,": ",/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",": ",/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",":",/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#"," ",/^\s*[$%#] \w/],["di@+-"," ",/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-","",/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${ut}`,"|",/^\s*\d*\s*\|\s/],["=-_~^","",/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-","",/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{","",/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F","",/^/]],Tr=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Fr(e){let t=e.slice(0,400),n=t.trim();if(n==="")return!1;let r=n.charAt(0);return Rr.some(([o,s,i])=>(o===""||o.includes(r))&&t.includes(s)&&i.test(t))||";{(:)".includes(n.charAt(n.length-1))&&Tr.test(t)}function _r(e){return Ir.filter(([n])=>x(e,n)).reduce((n,[,r,o])=>n.replace(r,o),e)}var Ir=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Pr=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function ce(e){return/[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/i.test(e)}function J(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Pr).map(r=>r.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(r=>r!=="").join(" ")} `}function g(e,{words:t,anywhere:n}){let r=Cr(e);return ft(t,(s,i)=>((r[s&ve]??0)&1<<i)!==0,s=>e.includes(mt(s)))||n.some(s=>e.includes(s))}var ve=31;function Cr(e){let t=new Array(ve+1).fill(0);for(let n=0;n>=0;n=e.indexOf(" ",n+1)){let r=e.charCodeAt(n+1)&ve;t[r]=(t[r]??0)|1<<e.charCodeAt(n+2)}return t}function ft(e,t,n){for(let r=1,o=0;r<e.length;r=o+1)if(o=e.indexOf(`
`,r),(o-r<3||t(e.charCodeAt(r),e.charCodeAt(r+1)))&&n(e.slice(r,o)))return!0;return!1}function b(e,{words:t}){let n=e.charCodeAt(1),r=e.charCodeAt(2),o=0;return ft(t,(s,i)=>s===n&&i===r,s=>{let i=mt(s);return i.length>o&&e.startsWith(i)&&(o=i.length),!1}),o}function $(e,...t){let n=e;for(;;){let r=t.reduce((o,s)=>Math.max(o,b(n,s)),0);if(r===0||n.length<=1)return n;n=n.slice(r-1)}}function L(e){return e.trim()===""?0:e.trim().split(" ").length}function mt(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var gt={words:`
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
`,anywhere:[]},yt={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},ht={words:`
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
`,anywhere:[]},Oe={words:`
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
`,anywhere:[]},wt={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},z={words:`
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
`,anywhere:[]},D={words:`
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
`,anywhere:[]},bt={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},kt={words:`
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
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},ue={words:`
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
`,anywhere:[]},St={words:`
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
`,anywhere:[]},Ae={words:`
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
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},Re={words:`
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
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},xt={words:`
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
`,anywhere:[]},Et={words:`
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
`,anywhere:[]},vt={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function Ot(e){let t=J(e);if(Nr(t))return{asks:"chat",continues:g(t,Re)};let n=$r(e).map(jr);return{asks:Mr(t,e,n),continues:!1}}function Mr(e,t,n){let r=s=>n.includes(s),o=r("question")||r("inform");return g(e,St)&&(o||g(e,ue))?"question":r("change")||r("report")&&!r("question")&&!g(e,ue)?"change":o?"question":r("wish")?"change":/[?\uff1f]/.test(t)?"question":Lr(e)}function Lr(e){let t=b(e,Ae)>0&&b(e,D)+b(e,Re)>0;return L(e)<3||t||g(e,xt)?"chat":"change"}function Nr(e){let t=e.trim().split(" ").filter(n=>n!=="");return t.length>12?!1:t.every(n=>/^\d{1,2}$/.test(n)||!ce(n)||g(` ${n} `,Ae))}function $r(e){if(!x(e.toLowerCase(),zr))return[e].filter(ce);let t=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Dr(t).filter(ce).slice(0,60)}var zr=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Dr(e){let t=[];for(let n=0;n<e.length;n+=2)t.push(`${e[n]??""}${e[n+1]??""}`);return t}function jr(e){let t=/[?\uff1f]/.test(e),n=J(e),r=$(n,D),o=$($(r,z),D,z);return Br(r)?"none":b(o,gt)>0?"change":b(o,ht)>0||g(n,ue)?"inform":(b(r,Oe)>0||g(n,wt))&&(t||b(r,z)===0)?"question":g(n,yt)||Wr(r,o)?"change":t?"question":g(n,bt)?"report":g(n,kt)?"wish":"none"}function Wr(e,t){return b(e,Et)>0&&L(t)>1&&b(t,Oe)===0}function Br(e){return b(e,vt)>0}var At={words:`
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
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},Rt={words:`
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
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},Tt={words:`
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
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},Ft={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},_t={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},It={words:`
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
`,anywhere:[]},Pt={words:`
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
`,anywhere:[]},Ct={words:`
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
`,anywhere:[]},Mt={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Lt(e,t,n,r){if(t==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,_t)&&g(e,At))return{tier:"COMPLEX",files:n,reason:"security"};if(g(e,Rt))return{tier:"COMPLEX",files:n,reason:"architecture"};if(t==="question")return{tier:Gr(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,Tt)||Ur.test(e))return{tier:"COMPLEX",files:Math.max(n,6),reason:"cross-cutting"};let s=qr(e,n,r);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var Ur=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function qr(e,t,n){let r=g(e,Ct)?1:0;return t>1?t+r:r===0&&Hr(e,t)?1:Math.max(1,3+r+(n==="none"?2:n==="exact"?-2:0))}function Hr(e,t){if(L(e)>25)return!1;if(g(e,Ft))return!0;let n=g(e,Pt),r=$(e,D,z);return b(r,It)>0&&!n||Xr(r)?!0:t===1&&!n&&L(e)<=14}function Xr(e){return L(e)>14?!1:e.includes(" instead of ")?!0:/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:to|auf|en|a|\u00e0|on|off) \S/.test(e)||/ should (?:read|say|be) /.test(e)}function Gr(e){return g(e,Mt)&&!e.includes(" why did you ")}var Te="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function Fe(e,t="partial"){if(Y(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let n=le(e),r=Se(n?.text??e),o=$t(n)??(r===""&&e.trim()!==""?Kr:Ot(r)),s=n||e.includes("`")?Se(e.replaceAll("`"," ")):r,i=Lt(J(r),o.asks,Yr(s),t),l=o.asks==="change"&&$t(n)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...o,...i,...l}}var Nt={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function $t(e){return!e||!Object.hasOwn(Nt,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Nt[e.name]??"change",continues:!1}}var Kr={asks:"change",continues:!1},Vr=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function Yr(e){let n=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(r=>r.replace(/^@|[.]$/g,"").toLowerCase()).filter(Jr);return new Set(n).size}function Jr(e){let t=e.lastIndexOf(".");return t>0&&Qe(Vr,e.slice(t+1))}var T={decision:{type:"pass"},context:[]};var _e={version:2,initial:{levels:[],calls:0,recent:[]},step:Zr};function Zr(e,t){if(t.kind==="compaction")return{...e,levels:[]};if(t.kind==="said"&&t.channel==="budget"&&Qr(t.key))return{...e,levels:[...e.levels,t.key]};let{use:n}=t;return n===void 0||e.recent.includes(n)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),n]}}function Ie({calls:e,recent:t},n){let r=n===void 0?-1:t.lastIndexOf(n);return r<0?e:e-(t.length-1-r)}function Qr(e){return e==="warn"||e==="critical"}function de(e,{files:t}){let n=`${e}/.planning`,r=t.stat(n)?.kind;return(r==="link"?t.stat(t.real(n))?.kind:r)==="directory"}var pe="composed.json",eo=25;function to({journal:e,world:t,config:n}){return n.preservation.enabled&&t.files.stat(e.path(pe))!==null}function zt(e,t){if(t===void 0||!to(e))return!1;let{files:n}=e.world,r=n.stat(e.journal.path(pe)),o=n.stat(t);return r!==null&&o!==null&&o.modified>=r.modified}function Dt({journal:e,config:t},n){if(!t.budget.enabled)return!1;let{state:r,known:o}=e.fold("budget",_e);return o&&r.calls>0&&Ie(r,n)%eo===0}function no({root:e,world:t}){return de(e,t)}function jt(e){return e.config.recitation.enabled&&no(e)}async function Wt(e,t){let n=zt(t,e.transcript),r=Dt(t,e.use);if(!n&&!r)return[];let{budgetSpeech:o,verify:s}=await Promise.resolve().then(()=>N(require("part:preservation"),1));return[n?s(t,e.transcript):null,r?o(t,e.transcript):null]}function h(e){let t=3735928559,n=1103547991;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),Bt(n)+Bt(t)}function Bt(e){return(e>>>0).toString(16).padStart(8,"0")}var Ut={calls:0,checks:0,files:[],action:"",last:"",error:""},Pe={loop:null,aggressive:!1,breaker:!0,halt:null,...Ut,evidence:"not-needed",compactions:0},ro=60,Ce={version:1,initial:Pe,step:oo};function oo(e,t){switch(t.kind){case"loop":return so(e,t);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let n=e.files.includes(t.path)?e.files:[...e.files,t.path];return{...Z(e,`edited ${t.path}`,t.hash),files:n.slice(-ro),evidence:t.generated?e.evidence:"none"}}case"check":{let n=Z(e,`ran ${t.command}`,`${t.ok} ${t.output}`),r=t.ok?"":t.signatures.map(({id:s})=>s).join(" "),o=t.family==="install"?e.evidence:t.ok?"passed":"failed";return{...n,checks:e.checks+1,error:r,evidence:o}}case"command":{let n=Z(e,`ran ${t.command}`,t.output);return t.writes?{...n,evidence:"none"}:n}case"look":return Z(e,`${t.tool} ${t.target}`,t.version??"");case"failure":return{...Z(e,`${t.tool} failed: ${t.target}`,t.signature.id),error:t.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function so(e,{phase:t,loop:n,aggressive:r,breaker:o,halt:s}){return t==="iteration"?{...e,...Ut}:t==="end"?{...Pe,halt:s??null}:{...Pe,loop:n,aggressive:r===!0,breaker:o!==!1}}function Z(e,t,n){let r=h(`${e.action}\0${t}\0${n}`);return{...e,calls:e.calls+1,action:r,last:t.slice(0,120)}}var io=[".git",".planning",".powerignore",".claudeignore"];function qt(e,t,n){return t.projectDir??ao(e,n,io)??n}function ao(e,t,n){for(let r=t;;r=C(r)){if(n.some(o=>e.stat(oe(r,o))!==null))return r;if(C(r)===r)return null}}function Ht(e,t){let{environment:n}=t,r=n.platform==="windows";return e.cwd===""?n.projectDir??"/":R(e.cwd,r)}function Xt(e,t){let n=t.journals.open(e.session,e.agent);if(n===null)return null;let r=qt(t.files,t.environment,Ht(e,t)),{config:o}=t.config(r);return{journal:n,root:r,config:o,world:t,isSubagent:e.agent!==void 0}}function Gt({journal:e,isSubagent:t}){if(t)return null;let{state:n,known:r}=e.fold("loop",Ce);return r&&n.loop!==null?n:null}var lo=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function Me(e){return lo.test(e.slice(0,200))}async function Kt(e,t){if(t.isSubagent)return null;let n=Me(e.prompt);if(!n&&Gt(t)===null)return null;let{obey:r,pauseForPrompt:o}=await Promise.resolve().then(()=>N(require("part:loop"),1));return n?r(e,t):o(e,t)}var co=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Le(e){let t=e.slice(0,2e3).toLowerCase();return co.some(([n,r])=>x(t,n)&&r.test(t))}function Vt(e,t){return{kind:Le(e)?"decision":"prompt",text:e,files:t}}var uo=2,po=40,Yt=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function Jt(e,t){let n=Ne(e);if(n.length===0)return[];let r=t.journal.claim(n.map(s=>fo(s,t))),o=n.filter((s,i)=>r[i]==="own");return t.journal.append(o.flatMap(({facts:s})=>s??[])),o.map(({text:s})=>s)}function Ne(e){let t=e.filter(o=>o!==null&&o.text.trim()!=="");t.sort((o,s)=>Yt.indexOf(o.channel)-Yt.indexOf(s.channel));let n=[],r=0;for(let o of t){let s=o.text.split(`
`).length+(n.length>0?1:0);(n.length===0||n.length<uo&&r+s<=po)&&(n.push(o),r+=s)}return n}function fo({channel:e,key:t,text:n},{world:r}){return{v:1,kind:"said",at:r.clock.now(),channel:e,key:t,hash:h(n)}}var $e=1e3;async function Zt(e,t){if(Y(e.prompt))return T;let n=await bo(e,t);if(n)return{...T,decision:{type:"blockPrompt",reason:n}};let r=Xt(e,t);if(r===null)return T;let o=await Kt(e,r);if(o!==null&&Me(e.prompt))return o;let s=Fe(e.prompt),{asks:i,tier:a,continues:l}=s,c=ke(e.prompt),d=M(e.prompt,$e),p=l?ho(r):null,w=p===null?{asks:i}:{asks:p,continues:!0},I=e.prompt.length>$e?await mo(e.prompt):{},m=t.clock.now();if(r.journal.append([{v:1,kind:"prompt",at:m,text:d,...I,...w,names:c}]),r.isSubagent)return T;let f=[...await Wt(e,r)],y=Vt(e.prompt,c),S=ko(e.prompt);return!S&&(y.kind==="decision"||yo(s,e.prompt))&&f.push(await wo(y,r)),a!=="SIMPLE"&&f.push(...await So(S,a,r)),{...o??T,context:[...o?.context??[],...Jt(f,r)]}}async function mo(e){let{ordersToKeep:t}=await Promise.resolve().then(()=>N(require("part:orders"),1));return{orders:t(e)}}var go=5;function yo({tier:e,reason:t,continues:n},r){return e!=="SIMPLE"?!0:t==="files"||n?!1:r.slice(0,$e).trim().split(/\s+/).length>go}function ho({journal:e}){return e.fold("exclusion",we).state.asks}async function wo(e,t){let{guide:n}=await Promise.resolve().then(()=>N(require("part:guidance"),1));return n(e,t)}async function bo(e,t){let n=ae(e.prompt);if(n.length===0)return null;let{privateMention:r}=await Promise.resolve().then(()=>N(require("part:private-mention"),1));return r(n,e,t)}function ko(e){return/^fire-(?:execute-plan|3-execute)$/.test(le(e)?.name??"")}async function So(e,t,n){if(!jt(n))return[];let{beginTask:r,recitePlan:o}=await Promise.resolve().then(()=>N(require("part:recitation"),1)),s=t==="COMPLEX"?{note:Te}:{};return e?r(n,s):[o(n,s)]}function E(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function fe(e,t){let n=[],r=e(t,n,[]);return n.length===0?{success:!0,data:r}:{success:!1,error:{issues:n}}}var me=()=>on("string",e=>typeof e=="string"),Qt=()=>on("boolean",e=>typeof e=="boolean"),en=e=>F(e);function v(e){return F((t,n,r)=>t===void 0?t:e(t,n,r))}function j(){return F((e,t,n)=>(typeof e!="number"||!Number.isFinite(e)?t.push({code:"invalid_type",expected:"number",path:n}):Number.isInteger(e)?Number.isSafeInteger(e)||t.push({code:e>0?"too_big":"too_small",path:n}):t.push({code:"invalid_type",expected:"int",path:n}),e))}var Q=()=>ze(Number.MIN_VALUE);function ze(e){return(t,n,r)=>(t<e&&n.push({code:"too_small",path:r}),t)}function De(e){return(t,n,r)=>(t>e&&n.push({code:"too_big",path:r}),t)}function tn(e){return F((t,n,r)=>(e.includes(t)||n.push({code:"invalid_value",path:r}),t))}function nn(e){return sn("array",(t,n,r)=>t.map((o,s)=>e(o,n,[...r,s])))}function je(e){return sn("tuple",(t,n,r)=>t.length<e.length?(n.push({code:"too_small",path:r}),t):(t.length>e.length&&n.push({code:"too_big",path:r}),e.map((o,s)=>o(t[s],n,[...r,s]))))}var W=e=>rn(e,!1),We=e=>rn(e,!0);function rn(e,t){return F((n,r,o)=>{if(!E(n))return r.push({code:"invalid_type",expected:"object",path:o}),n;let s={};for(let a of Object.keys(e)){let l=e[a](n[a],r,[...o,a]);(l!==void 0||a in n)&&(s[a]=l)}let i=t?Object.keys(n).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&r.push({code:"unrecognized_keys",keys:i,path:o}),s})}function on(e,t){return F((n,r,o)=>(t(n)||r.push({code:"invalid_type",expected:e,path:o}),n))}function sn(e,t){return F((n,r,o)=>Array.isArray(n)?t(n,r,o):(r.push({code:"invalid_type",expected:e,path:o}),n))}function F(e){return Object.assign((...n)=>e(...n),{check:(...n)=>F((r,o,s)=>{let i=o.length,a=e(r,o,s),l=o.slice(i).every(({code:c})=>c!=="invalid_type");for(let c of l?n:[])a=c(a,o,s);return a})})}var an=me();function B(e){return en(t=>e(t)?t:void 0)}var _=B(e=>typeof e=="string"),ia=B(e=>typeof e=="boolean"),aa=B(E);function Ue(...e){return B(t=>e.some(n=>n===t))}var U={session_id:_,transcript_path:_,cwd:_,agent_id:_};function q(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function H(e,t){return n=>{let r=fe(e(),n);return r.success?t(r.data):null}}var da=H(()=>W({...U,source:Ue("startup","resume","clear","compact")}),e=>({...q(e),source:e.source??"startup"})),pa=H(()=>W({...U,reason:_}),e=>({...q(e),reason:e.reason??"other"})),ln=H(()=>W({...U,prompt:an}),e=>({...q(e),prompt:e.prompt})),fa=H(()=>W({...U,trigger:Ue("auto","manual"),custom_instructions:_}),e=>({...q(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),ma=H(()=>W({...U,last_assistant_message:_,background_tasks:B(xo)}),e=>({...q(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(Eo).length}));function xo(e){return Array.isArray(e)}function Eo(e){let t=E(e)?e.status:null;return t==="running"||E(e)&&typeof t!="string"}var gn=require("node:fs");var ge=9500,vo=2,Oo=40;function cn(e){let t=e.filter(r=>r.trim()!=="").slice(0,vo),n=t.filter((r,o)=>o===0||Ao(t.slice(0,o+1))<=Oo);return Ro(n.join(`

`).toWellFormed(),ge)}function Ao(e){return e.join(`

`).split(`
`).length}function Ro(e,t){if(e.length<=t)return e;let n=`
(cut)`,r=V(e,t-n.length),o=r.lastIndexOf(`
`);return o>0?r.slice(0,o)+n:M(e,t)}var To=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function dn(e,t){let n=cn(t.context);if(e==="PreCompact")return n;let r={...Fo(e,t.decision),...n!==""&&To.has(e)&&{additionalContext:n}},o={..._o(e,t.decision),...Object.keys(r).length>0&&{hookSpecificOutput:{hookEventName:e,...r}},...t.notice&&{systemMessage:M(t.notice.toWellFormed(),ge)}};return Object.keys(o).length===0?"":JSON.stringify(o)}function Fo(e,t){switch(t.type){case"deny":return e==="PreToolUse"?un(t.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:t.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:t.output}:{};case"halt":return e!=="PreToolUse"?{}:{...t.alsoDeny&&un(t.alsoDeny),...t.input&&{updatedInput:t.input}};default:return{}}}function un(e){return{permissionDecision:"deny",permissionDecisionReason:M(e.toWellFormed(),ge)}}function _o(e,t){return t.type==="halt"?{continue:!1,stopReason:t.reason}:t.type==="blockPrompt"&&e==="UserPromptSubmit"||t.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(t.type==="blockPrompt"?t.reason:t.prompt).toWellFormed()}:{}}var fn=require("node:fs"),qe={maxBytes:64<<20,idle:3e3};function Io(e,t=qe,n=Buffer.alloc(0)){return new Promise(r=>{let o=[n],s=n.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),t.idle);function a(l){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),r(l)}e.on("data",l=>{let c=typeof l=="string"?Buffer.from(l):l;if(o.push(c),s+=c.length,s>t.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!Po(c))return;let d=He(Buffer.concat(o,s).toString("utf8"));d!==void 0&&a({ok:!0,value:d})}),e.on("end",()=>{let l=Buffer.concat(o,s).toString("utf8"),c=He(l);if(c!==void 0)return a({ok:!0,value:c});a({ok:!1,reason:l.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var pn=262144;function mn(e){return new Promise(t=>{process.env.UV_THREADPOOL_SIZE??="1";let n,r=!1;setImmediate(()=>{r||(n=setTimeout(e,qe.idle))});let o=Buffer.allocUnsafe(pn);(0,fn.read)(0,o,0,pn,null,(s,i)=>{r=!0,clearTimeout(n);let a=o.subarray(0,s?0:i),l=He(a.toString("utf8"));if(l!==void 0)return t({ok:!0,value:l});if(!s&&i===0)return t({ok:!1,reason:"empty"});t(Io(process.stdin,qe,a))})})}function Po(e){for(let t=e.length-1;t>=0;t--){let n=e[t];if(n===125)return!0;if(n!==10&&n!==13&&n!==32&&n!==9)return!1}return!1}function He(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch{return}}async function yn(e,t){let n;try{let r=mn(()=>Mo(e.event,n)),o=t();n=o.faults;let s=await r,i=s.ok?await Co(e,s.value,o.world):hn(`payload ${s.reason}`);if(!Lo(i))return}catch(r){n?.write(e.event,r)}process.exit(0)}async function Co(e,t,n){let r=e.parse(t);return r===null?hn(`payload is not a ${e.event} event`):dn(e.event,await e.handle(r,n))}function Mo(e,t){t?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function hn(e){throw new Error(e)}function Lo(e){let t=Buffer.from(e),n=0;try{for(;n<t.length;)n+=(0,gn.writeSync)(1,t,n)}catch{return process.exitCode=0,process.stdout.write(t.subarray(n)),!1}return!0}function wn(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:No}}function No(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var bn={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var $o=1<<20,zo=500;function kn(e,t,n){let r=bn,o=[];for(let s of new Set([`${n}/.claude/fire-flow.json`,`${t}/.claude/fire-flow.json`])){let i=e.read(s,$o);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?jo(i.value):{problem:i.message},l="problem"in a?null:Sn(r,a.settings),c="problem"in a?a.problem:Do(l??r);c!==""?o.push(`${s}: ${c}; this file is not used`):r=l??r}return{config:r,problems:o}}function Do({breaker:e,budget:t}){return[["breaker.stall",e.stall],["breaker.spin",e.spin],["breaker.decline",e.decline],["budget",[t.warn,t.critical]]].filter(([,[r,o]])=>r>o).map(([r,[o,s]])=>`${r} warns at ${o}, above the level ${s} it warns of`).join("; ")}function jo(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch(r){return{problem:`not valid JSON (${r instanceof Error?r.message:"unreadable"})`}}let n=fe(Bo(),t);return n.success?{settings:n.data}:{problem:n.error.issues.map(Wo).join("; ")}}function Wo(e){let t=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${t}`:e.code==="invalid_type"?`${t} must be of type ${e.expected}`:`${t} has a value that is not possible`}function Bo(){let e=v(Qt()),t=v(j().check(Q())),n=v(je([j().check(Q()),j().check(Q())])),r=j().check(ze(1),De(100)),o=v(j().check(Q(),De(zo))),s=i=>v(We(i));return We({exclusion:s({enabled:e,failClosed:e}),health:s({enabled:e}),breaker:s({onTrip:v(tn(["warn","stop"])),stall:n,spin:n,decline:v(je([r,r]))}),guidance:s({enabled:e,maxPerSession:t}),skills:s({paths:v(nn(me()))}),preservation:s({enabled:e}),recitation:s({enabled:e}),budget:s({enabled:e,warn:v(r),critical:v(r),window:t}),hygiene:s({enabled:e}),output:s({compress:e,aboveBytes:t}),loop:s({maxIterations:o,maxMinutes:t,maxTokens:t,checkpointInterval:o})})}function Sn(e,t){if(!E(e)||!E(t))return t===void 0?e:t;let n={...e};for(let[r,o]of Object.entries(t))n[r]=Sn(e[r],o);return n}function xn(e,t,n){let r=t==="windows",o=a=>{let l=e[a];return l?R(l,r):null},s=o("HOME")??o("USERPROFILE")??R(n(),r),i=r?o("LOCALAPPDATA")??`${s}/AppData/Local`:o("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:t,projectDir:o("CLAUDE_PROJECT_DIR"),pluginRoot:o("CLAUDE_PLUGIN_ROOT"),stateDir:o("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function En(){let e=process.platform==="win32"?"windows":"posix",t=()=>process.getBuiltinModule("node:os").homedir();return xn(process.env,e,t)}function vn(e,t,n){let r=`${n}/faults.log`;function o(){let s=e.stat(r)?.size??0;if(s<=1048576)return;let i=e.readRange(r,s-262144,262144);i.ok&&e.replace(r,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),l=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},d={time:new Date(t.now()).toISOString(),event:s,message:a.slice(0,1e3),...l};e.append(r,`${JSON.stringify(d)}
`),o()},read(){let s=e.stat(r)?.size??0,i=e.readRange(r,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(Uo):[]}}}function Uo(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&"time"in t?[t]:[]}catch{return[]}}var u=require("node:fs");var On=require("node:fs");function ee(e,t,n){return t.subarray(0,qo(e,t,t.length,n))}function qo(e,t,n,r){let o=0;for(;o<n;){let s=(0,On.readSync)(e,t,o,n-o,r+o);if(s===0)break;o+=s}return o}function Rn(){let e=new Map;return{read:Ho,readRange:Xo,open(t){let n=e.get(t);if(n)return k(n);let r=Ko(t);return r.ok&&e.set(t,r.value),r},stat:Zo,list:ts,real:t=>_n(t),append:os,replace:ss,create:as,remove:In}}function Ho(e,t){return es(e)?X("missing",`no such file: ${e}`):Ge(e,u.constants.O_RDONLY,n=>{let r=(0,u.fstatSync)(n);if(!r.isFile()&&!r.isDirectory())return X("failed",`no file: ${e}`);let{size:o}=r;return o>t?X("too-large",`${o} bytes, at most ${t}`):k((0,u.readFileSync)(n,"utf8"))})}function Xo(e,t,n,r){return Ge(e,u.constants.O_RDONLY,o=>{let s=Math.max(0,Math.min(n,(0,u.fstatSync)(o).size-t)),i=r?.subarray(0,s)??Buffer.allocUnsafe(s);return k(ee(o,i,t))})}var Go=1e3;function Ko(e){return O(()=>{let t=(0,u.openSync)(e,u.constants.O_RDONLY|Pn),n=(0,u.fstatSync)(t);return n.isFile()?k(Vo(t,n.size)):((0,u.closeSync)(t),n.isDirectory()?X("directory",e):X("failed",e))})}var An=4096;function Vo(e,t){let n=0,r=null,o=Buffer.allocUnsafe(An),s=[o];function i(a,l){return n++===Go&&(r=ee(e,Buffer.allocUnsafe(t),0)),r!==null?r.subarray(a,l):l-a>An?ee(e,Buffer.allocUnsafe(l-a),a):(0,u.readvSync)(e,s,a)<l-a?ee(e,o.subarray(0,l-a),a):o}return{length:t,text(a,l){let c=Math.min(l,t);if(a>=c)return"";try{return i(a,c).toString("utf8",0,c-a)}catch{return""}},after(a,l,c){let d=Math.min(c,t);if(l>=d)return null;try{return Yo(a,i(l,d),d-l)}catch{return null}}}}function Yo(e,t,n){let r=t.indexOf(e);if(r<0)return null;let o=r+Buffer.byteLength(e),s=t.indexOf(Jo,o);return s<0||s>=n?null:t.toString("utf8",o,s)}var Jo=10;function Zo(e){let t=Tn(e);if(!t)return null;let{size:n,mtimeMs:r,dev:o,ino:s}=t;return{kind:Fn(t),size:n,modified:r,device:o,inode:s}}var Qo={throwIfNoEntry:!1};function Tn(e){try{return(0,u.lstatSync)(e,Qo)}catch{return null}}function es(e){return!(0,u.existsSync)(e)&&Tn(e)===void 0}function Fn(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function ts(e){return O(()=>{let n=(0,u.readdirSync)(e,{withFileTypes:!0}).map(r=>({name:r.name,kind:Fn(r)}));return k(n.sort((r,o)=>r.name<o.name?-1:1))})}function _n(e,t=0){let n=O(()=>k((0,u.realpathSync)(e)));return n.ok?R(n.value,process.platform==="win32"):ns(e,t)}function ns(e,t){let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",r=e.slice(n.length).split("/"),o=n.replace(/\/$/,"");for(let[s,i]of r.entries()){let a=n===""&&s===0?i:`${o}/${i}`,l=O(()=>k((0,u.readlinkSync)(a)));if(l.ok&&t<rs?o=_n(oe(C(a),R(l.value)),t+1):o=a,!l.ok&&l.trouble==="missing")return[o,...r.slice(s+1)].join("/")}return o}var rs=40;function os(e,t){let n=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.O_CREAT|ls,r=()=>Ge(e,n,i=>((0,u.writeSync)(i,t),k(void 0))),o=r();if(o.ok||o.trouble!=="missing")return o;let s=Xe(e);return s.ok?r():s}function ss(e,t){let n=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,r=Xe(e);if(!r.ok)return r;let o=O(()=>{(0,u.writeFileSync)(n,t,{mode:384,flag:"wx"});let s=O(()=>k((0,u.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,u.chmodSync)(n,s.value.mode&511),is(n,e),k(void 0)});return o.ok||In(n),o}function is(e,t){for(let n=0;;n++){let r=O(()=>k((0,u.renameSync)(e,t)));if(r.ok)return;if(n===5||r.trouble!=="denied")throw new Error(r.message)}}function as(e,t){let n=Xe(e);return n.ok?O(()=>k((0,u.writeFileSync)(e,t,{mode:384,flag:"wx"}))):n}function In(e){return O(()=>k((0,u.rmSync)(e,{recursive:!0,force:!0})))}var ls=u.constants.O_NOFOLLOW??0;function Xe(e){return O(()=>((0,u.mkdirSync)(C(e),{recursive:!0,mode:448}),k(void 0)))}function Ge(e,t,n){return O(()=>{let r=(0,u.openSync)(e,t|Pn,384);try{return n(r)}finally{(0,u.closeSync)(r)}})}var Pn=u.constants.O_NONBLOCK??0;function O(e){try{return e()}catch(t){let n=t instanceof Error&&"code"in t?String(t.code):"";return X(cs[n]??"failed",t instanceof Error?t.message:n)}}var cs={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function k(e){return{ok:!0,value:e}}function X(e,t){return{ok:!1,trouble:e,message:t}}function Cn(e){let t=new Map,n=new Map,r=new Map,o=a=>Ke(t,a,()=>e.real(a));return{kind:a=>Ke(n,a,()=>{let l=e.stat(a),c=l?.kind==="link"?e.stat(o(a)):l;return!c||c.kind==="link"?null:c.kind}),list:a=>Ke(r,a,()=>{let l=e.list(a);return l.ok?l.value.map(({name:c})=>c):[]}),real:o}}function Ke(e,t,n){let r=e.get(t);if(r!==void 0)return r;let o=n();return e.set(t,o),o}var us=4096;function Ye(e){let t={v:ds,...ps(e)},n=t;for(let r=600;;r=Math.floor(r/2)){let o=`${JSON.stringify(n)}
`;if(Buffer.byteLength(o)<=us||r<4)return o;n=Ve(t,r,Math.max(1,Math.floor(r/40)))}}var ds=1;function ps(e){let{v:t,...n}=e;return n}function Ve(e,t,n){if(typeof e=="string")return V(e,t);if(Array.isArray(e))return e.slice(0,n).map(s=>Ve(s,t,n));if(e===null||typeof e!="object")return e;let r=Object.entries(e).map(([s,i])=>[s,Ve(i,t,n)]),o=Object.fromEntries(r);return fs(e)&&(o.more=e.more+Math.max(0,e.signatures.length-n)),o}function fs(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function ye(e){let t=Mn(e)??Mn(e.slice(Math.max(0,e.lastIndexOf(ms))));return E(t)&&t.v===1&&gs.has(String(t.kind))&&typeof t.at=="number"?t:null}var ms='{"v":1,';function Mn(e){try{return JSON.parse(e)}catch{return null}}var gs=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var te=4<<20;function Nn(e,t){let n=null;return(r,o)=>{if(o-r>te)return Ln(e,t,r);if((n===null||r<n.from||o<n.end)&&(n={from:r,end:r,steps:[]}),o>n.end){let s=[...Ln(e,t,n.end)];n={from:n.from,end:ys(s)??n.end,steps:[...n.steps,...s]}}return n.steps.filter(s=>s==="unreadable"||s.end>r)}}function ys(e){let t=e.at(-1);return t==="unreadable"?void 0:t?.end}function*Ln(e,t,n){for(let r=n;;){let o=e.readRange(t,r,te);!o.ok&&o.trouble!=="missing"&&(yield"unreadable");let s=o.ok?ws(o.value):0;if(!o.ok||s===0||(yield*hs(o.value.subarray(0,s),r),r+=s,o.value.length<te))return}}function*hs(e,t){let n=Buffer.from(e.buffer,e.byteOffset,e.length);for(let r=0;r<n.length;){let o=n.indexOf(10,r),s=o<0?n.length:o+1,i=n.toString("utf8",r,o<0?s:o);i!==""&&(yield{fact:ye(i),end:t+s}),r=s}}function ws(e){let t=e.lastIndexOf(10)+1;return t===0&&e.length===te?te:t}var $n={facts:200,bytes:12288},bs=256,ks=16<<20;function jn(e,t,n,r){let o=`${t}/${n}`,s=Nn(e,o),i=null;function a(m){for(let f of m){let y=e.append(o,Ye(f));y.ok||r(`journal ${o}: ${y.message}`)}}function l(m){let f=i??e.stat(o)?.size??0,y=`${process.pid}.${process.hrtime.bigint().toString(36)}`,S=m.map(P=>({...P,by:y}));a(S);let G=[...s(f,e.stat(o)?.size??0)].flatMap(zn);return S.map(P=>{let A=zn({fact:ye(Ye(P)),end:0})[0],K=G.find(Un=>A&&Ss(Un,A));return K===void 0?"forgotten":K.by===y?"own":"others"})}function c(m){let f=`${h(m)}.txt`,y=`${t}/errors/${f}`;if(e.stat(y))return f;let S=e.create(y,m);return!S.ok&&S.trouble!=="invalid"&&r(`errors ${y}: ${S.message}`),f}function d(m,f){let y=e.replace(`${t}/${m}`,f);y.ok||r(`${t}/${m}: ${y.message}`)}function p(m){let f=e.read(`${t}/${m}`,ks);return f.ok?f.value:null}function w(m,f){let y=`${o.replace(/\.jsonl$/,"")}.${m}.snapshot.json`,S=e.stat(o);if(S!==null&&S.kind!=="file")return Dn(f);let G=S?.size??0;i??=G;let P=vs(I(y),f.version,G)??xs(f),A=Os(s(P.offset,G),P,f);if(!A)return Dn(f);if(Es(P,A)){let K=e.replace(y,JSON.stringify(A));K.ok||r(`snapshot ${y}: ${K.message}`)}return{state:A.state,facts:A.facts,skipped:A.skipped,known:!0}}function I(m){let f=e.read(m,16777216);if(!f.ok)return null;try{return JSON.parse(f.value)}catch{return null}}return{append:a,claim:l,keepError:c,keep:d,recall:p,drop:m=>{e.remove(`${t}/${m}`)},path:m=>`${t}/${m}`,fold:w}}function zn(e){return e!=="unreadable"&&e.fact?.kind==="said"?[e.fact]:[]}function Ss(e,t){return e.channel===t.channel&&e.key===t.key}function Dn(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function xs(e){let{version:t,initial:n}=e;return{version:t,offset:0,state:n,facts:0,skipped:0,seen:[]}}function Es(e,t){return t.facts+t.skipped-e.facts-e.skipped>=$n.facts||t.offset-e.offset>=$n.bytes}function vs(e,t,n){return e?.version===t&&e.offset<=n&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function Os(e,t,n){let r=new Set(t.seen),{offset:o,state:s,facts:i,skipped:a}=t;for(let c of e){if(c==="unreadable")return null;o=c.end,c.fact===null?a++:As(c.fact,r)&&(s=n.step(s,c.fact),i++)}let l=[...r].slice(-bs);return{version:n.version,offset:o,state:s,facts:i,skipped:a,seen:l}}function As(e,t){if(!e.use)return!0;let n=`${e.kind} ${e.use}`;return t.has(n)?!1:(t.add(n),!0)}var Rs=864e5,Ts=100;function Wn(e,t,n,r){let o=`${n}/sessions`,s=new Map;function i(c){let d=e.list(`${o}/${c}`),p=(d.ok?d.value:[]).map(({name:w})=>e.stat(`${o}/${c}/${w}`)?.modified??0);return Math.max(e.stat(`${o}/${c}`)?.modified??0,...p)}function a(){let c=e.list(o);return(c.ok?c.value:[]).map(({name:p})=>({name:p,at:i(p)})).sort((p,w)=>w.at-p.at).map(({name:p})=>p)}function l(c,d){let p=`${c}/${d}`,w=s.get(p)??jn(e,`${o}/${c}`,d,r);return s.set(p,w),w}return{open(c,d){let p=Je(c);if(p===null)return null;let w=Je(d);return l(p,w===null?"journal.jsonl":`agents/${w}.jsonl`)},agents(c){let d=Je(c),p=d===null?null:e.list(`${o}/${d}/agents`);return d===null||!p?.ok?[]:p.value.filter(I=>I.name.endsWith(".jsonl")).slice(0,Ts).map(I=>l(d,`agents/${I.name}`))},sessions:a,lastTouched:i,sweep(c){let d=t.now()-c*Rs;for(let p of a())i(p)<d&&e.remove(`${o}/${p}`)}}}function Je(e){return e?/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(e)?e:`h-${h(e)}`:null}function Bn(){let e=Rn(),t=wn(),n=En(),r=vn(e,t,n.stateDir),o=Wn(e,t,n.stateDir,i=>r.write("journal",i));return{world:{files:e,tree:Cn(e),clock:t,environment:n,journals:o,config:i=>kn(e,i,n.home)},faults:r}}yn({event:"UserPromptSubmit",parse:ln,handle:Zt},Bn);function Fs(e){if(e==="guidance")return{t0:h};if(e==="loop")return{t0:h,t1:T};if(e==="orders")return{t0:Ee,t1:xe,t2:x};if(e==="preservation")return{t0:h,t1:pe};if(e==="private-mention")return{t0:h};if(e==="recitation")return{t0:h,t1:de,t2:Ne}}0&&(module.exports={given});
})
