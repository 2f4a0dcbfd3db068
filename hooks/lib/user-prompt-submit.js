(function(exports,require,module,__filename,__dirname,__taken){
var Wn=Object.create;var J=Object.defineProperty;var Bn=Object.getOwnPropertyDescriptor;var Un=Object.getOwnPropertyNames;var qn=Object.getPrototypeOf,Hn=Object.prototype.hasOwnProperty;var Xn=(e,t)=>{for(var n in t)J(e,n,{get:t[n],enumerable:!0})},Xe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Un(t))!Hn.call(e,o)&&o!==n&&J(e,o,{get:()=>t[o],enumerable:!(r=Bn(t,o))||r.enumerable});return e};var U=(e,t,n)=>(n=e!=null?Wn(qn(e)):{},Xe(t||!e||!e.__esModule?J(n,"default",{value:e,enumerable:!0}):n,e)),Gn=e=>Xe(J({},"__esModule",{value:!0}),e);var xs={};Xn(xs,{given:()=>Ss});module.exports=Gn(xs);function O(e,t=!1){if(!t)return Z(e);let n=e.replaceAll("\\","/"),r=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(n),o=r?`${r[1]}:${n.slice(r[0].length)||"/"}`:n;return Z(o.replace(/^[a-z]:/,s=>s.toUpperCase()))}function Q(e,t){return Kn(t)?Z(t):Z(`${e}/${t}`)}function Kn(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function A(e){let t=e.lastIndexOf("/");return t<0?".":t===0?"/":/^[A-Za-z]:$/.test(e.slice(0,t))?e.slice(0,t+1):e.slice(0,t)}function Z(e){let t=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",n=[];for(let r of e.slice(t.length).split("/"))r===""||r==="."||(r===".."&&n.length>0&&n.at(-1)!==".."?n.pop():(r!==".."||t==="")&&n.push(r));return t+n.join("/")||"."}function _(e,t,n="\u2026"){return e.length<=t?e:q(e,Math.max(0,t-n.length))+n}function q(e,t){if(e.length<=t)return e;let n=e.charCodeAt(t-1),r=n>=55296&&n<=56319;return e.slice(0,r?t-1:t)}function S(e,t){for(let n=0;n<t.length;n++)if(e.includes(t[n]))return!0;return!1}function Ge(e,t){return t!==""&&!t.includes(" ")&&e.includes(` ${t} `)}var fe={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:Vn};function Vn(e,t){switch(t.kind){case"prompt":return{...e,names:pe(e.names,t.names),asks:t.asks};case"check":return{...e,errorFiles:pe(e.errorFiles,t.signatures.flatMap(Ke))};case"failure":return t.host?e:{...e,errorFiles:pe(e.errorFiles,Ke(t.signature))};case"denial":return Zn(e,t);case"narrow":return t.use===void 0?e:Jn(e,t.use,t);case"persisted":return{...e,persisted:[...e.persisted,t].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return t.channel==="notice"?{...e,notices:[...e.notices,t.key].slice(-Yn)}:e;default:return e}}var Yn=50;function Ke({file:e}){return e?[e]:[]}function pe(e,t){return[...e.filter(n=>!t.includes(n)),...t].slice(-500)}function Jn(e,t,n){let r=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(r),[t]:n}}}function Zn(e,t){let n=Ve(t.path,t.pattern),{[n]:r=0,...o}=e.denials,s=Object.entries(o).slice(-500);return{...e,denials:{...Object.fromEntries(s),[n]:r+1},latest:n}}function Ve(e,t){return`${e}
${t}`}var Je=1e5,me=200,Ze=400,Qe=/(?<![\w.+\-/@])@(?:"([^"\n]{1,400})"|([^\s"'`<>|,;]{1,400}))/g,Qn=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,er=/\bfile:\/\/(?:localhost)?(?=\/)/gi,tr=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,nr=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,rr=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,or=/^[A-Za-z]:[\\/]/;function ge(e){let t=ir(lr(e.slice(0,Je))),n=new Set(ne(t));for(let r of cr(t))Ye(n,r);for(let r of t.replace(Qe," ").split(/(?<!\\) |[^\S ]+/)){if(n.size>=me)break;for(let o of dr(r))Ye(n,o)}return[...n].slice(0,me)}function ne(e){if(!e.includes("@"))return[];let n=[...e.slice(0,Je).matchAll(Qe)].map(([,r,o=""])=>r??ee(o));return[...new Set(n.map(te))].filter(r=>r!=="").slice(0,me)}var sr=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function ir(e){let t=e.toLowerCase();return S(t,ar)?e.replace(sr," "):e}var ar=["not","n't","n\u2019t","never","avoid","without","stop"];function lr(e){return e.includes("://")?e.replace(Qn," ").replace(er,""):e}function cr(e){return S(e,ur)?[...e.matchAll(tr)].map(t=>te(t.slice(1).join("").trim())):[]}var ur=['"',"`","'","\u201C","\xAB"];function dr(e){if(e.length>Ze||!S(e,et))return[];let t=ee(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return or.test(t)?[te(t)]:[t,...t.split(rr),...t.split(nr).map(ee)].map(r=>te(ee(r)))}var et=[".","/","\\"];function Ye(e,t){pr(t)&&e.add(t)}function pr(e){return e.length>Ze||!S(e,et)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function te(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var tt="([{<\uFF08\u300C\u300E\u3010\u300A",nt=")]}>\uFF09\u300D\u300F\u3011\u300B",rt="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",fr=`${rt}.\u2026`;function ee(e){let t=0,n=e.length,r=()=>e.slice(t,n);for(;;){let o=e[t]??"",s=e[n-1]??"";if(t>=n)return"";if(rt.includes(o)||mr(r()))t++;else if(fr.includes(s)||gr(r()))n--;else return r()}}function mr(e){let t=tt.indexOf(e[0]??" ");if(t<0)return!1;let n=e.indexOf(nt[t]??"");return n<0||n===e.length-1}function gr(e){let t=nt.indexOf(e.at(-1)??" ");return t>=0&&!e.includes(tt[t]??"")}var lt=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,yr=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],ot=8e3,st=4e3;function H(e){let t=e.trim();return yr.some(n=>t.startsWith(n))?!0:t.startsWith("<")?t.startsWith("<task-notification>")?!0:lt.test(t)&&ct(t)==="":!1}function re(e){if(!e.trimStart().startsWith("/"))return null;let t=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return t?{name:t[1]??"",text:e.slice(t[0].length).trim()}:null}function ye(e){return H(e)?"":Or(hr(ct(wr(e))).join(`
`)).split(`
`).map(t=>t.replace(/[ \t]+/g," ").trim()).filter(t=>t!=="").join(`
`)}function hr(e){return kr(e.split(/\r\n?|\n/)).filter(t=>!vr(t))}function wr(e){if(e.length<=ot+st)return e;let t=e.slice(0,ot),n=e.slice(-st),r=t.lastIndexOf(`
`),o=n.indexOf(`
`);return`${r<0?t:t.slice(0,r)}
${n.slice(o+1)}`}function ct(e){let t=br(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let n=it(t);n;n=it(t)){let r=`</${n[1]}>`,o=t.indexOf(r);t=o<0?"":t.slice(o+r.length).trim()}return t}function it(e){return e.startsWith("<")?lt.exec(e):null}function br(e,t,n){let r="",o=0;for(let s=e.indexOf(t);s>=0;s=e.indexOf(t,o)){r+=e.slice(o,s);let i=e.indexOf(n,s);if(i<0)return r;o=i+n.length}return r+e.slice(o)}function kr(e){let t=[],n="";for(let r of e){let o=/^\s{0,3}(`{3,}|~{3,})/.exec(r)?.[1]??"";n===""&&o===""?t.push(r):n===""?n=o:o.startsWith(n)&&(n="")}return t}var at="0123456789",Sr="ABCDEFGHIJKLMNOPQRSTUVWXYZ",xr=[[">","",/^\s*>/],[`[${at}`,":",/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC","",/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY"," ",/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a","at ",/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",'File "',/^\s*File "[^"]*", line \d+/],["T","Traceback (",/^\s*Traceback \(most recent call last\)/],[Sr,": ",/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",": ",/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",":",/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#"," ",/^\s*[$%#] \w/],["di@+-"," ",/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-","",/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${at}`,"|",/^\s*\d*\s*\|\s/],["=-_~^","",/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-","",/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{","",/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F","",/^/]],Er=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function vr(e){let t=e.slice(0,400),n=t.trim();if(n==="")return!1;let r=n.charAt(0);return xr.some(([o,s,i])=>(o===""||o.includes(r))&&t.includes(s)&&i.test(t))||";{(:)".includes(n.charAt(n.length-1))&&Er.test(t)}function Or(e){return Ar.filter(([n])=>S(e,n)).reduce((n,[,r,o])=>n.replace(r,o),e)}var Ar=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Rr=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function oe(e){return/[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/i.test(e)}function X(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Rr).map(r=>r.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(r=>r!=="").join(" ")} `}function g(e,{words:t,anywhere:n}){let r=Tr(e);return ut(t,(s,i)=>((r[s&he]??0)&1<<i)!==0,s=>e.includes(dt(s)))||n.some(s=>e.includes(s))}var he=31;function Tr(e){let t=new Array(he+1).fill(0);for(let n=0;n>=0;n=e.indexOf(" ",n+1)){let r=e.charCodeAt(n+1)&he;t[r]=(t[r]??0)|1<<e.charCodeAt(n+2)}return t}function ut(e,t,n){for(let r=1,o=0;r<e.length;r=o+1)if(o=e.indexOf(`
`,r),(o-r<3||t(e.charCodeAt(r),e.charCodeAt(r+1)))&&n(e.slice(r,o)))return!0;return!1}function w(e,{words:t}){let n=e.charCodeAt(1),r=e.charCodeAt(2),o=0;return ut(t,(s,i)=>s===n&&i===r,s=>{let i=dt(s);return i.length>o&&e.startsWith(i)&&(o=i.length),!1}),o}function P(e,...t){let n=e;for(;;){let r=t.reduce((o,s)=>Math.max(o,w(n,s)),0);if(r===0||n.length<=1)return n;n=n.slice(r-1)}}function I(e){return e.trim()===""?0:e.trim().split(" ").length}function dt(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var pt={words:`
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
`,anywhere:[]},ft={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},mt={words:`
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
`,anywhere:[]},gt={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},M={words:`
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
`,anywhere:[]},yt={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},ht={words:`
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
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},se={words:`
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
`,anywhere:[]},wt={words:`
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
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},bt={words:`
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
`,anywhere:[]},kt={words:`
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
`,anywhere:[]},St={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function xt(e){let t=X(e);if(Ir(t))return{asks:"chat",continues:g(t,ke)};let n=Cr(e).map(Lr);return{asks:Fr(t,e,n),continues:!1}}function Fr(e,t,n){let r=s=>n.includes(s),o=r("question")||r("inform");return g(e,wt)&&(o||g(e,se))?"question":r("change")||r("report")&&!r("question")&&!g(e,se)?"change":o?"question":r("wish")?"change":/[?\uff1f]/.test(t)?"question":_r(e)}function _r(e){let t=w(e,be)>0&&w(e,L)+w(e,ke)>0;return I(e)<3||t||g(e,bt)?"chat":"change"}function Ir(e){let t=e.trim().split(" ").filter(n=>n!=="");return t.length>12?!1:t.every(n=>/^\d{1,2}$/.test(n)||!oe(n)||g(` ${n} `,be))}function Cr(e){if(!S(e.toLowerCase(),Pr))return[e].filter(oe);let t=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Mr(t).filter(oe).slice(0,60)}var Pr=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Mr(e){let t=[];for(let n=0;n<e.length;n+=2)t.push(`${e[n]??""}${e[n+1]??""}`);return t}function Lr(e){let t=/[?\uff1f]/.test(e),n=X(e),r=P(n,L),o=P(P(r,M),L,M);return $r(r)?"none":w(o,pt)>0?"change":w(o,mt)>0||g(n,se)?"inform":(w(r,we)>0||g(n,gt))&&(t||w(r,M)===0)?"question":g(n,ft)||Nr(r,o)?"change":t?"question":g(n,yt)?"report":g(n,ht)?"wish":"none"}function Nr(e,t){return w(e,kt)>0&&I(t)>1&&w(t,we)===0}function $r(e){return w(e,St)>0}var Et={words:`
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
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},vt={words:`
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
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},Ot={words:`
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
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},At={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Rt={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},Tt={words:`
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
`,anywhere:[]},Ft={words:`
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
`,anywhere:[]},_t={words:`
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
`,anywhere:[]},It={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Ct(e,t,n,r){if(t==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,Rt)&&g(e,Et))return{tier:"COMPLEX",files:n,reason:"security"};if(g(e,vt))return{tier:"COMPLEX",files:n,reason:"architecture"};if(t==="question")return{tier:Br(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,Ot)||zr.test(e))return{tier:"COMPLEX",files:Math.max(n,6),reason:"cross-cutting"};let s=Dr(e,n,r);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var zr=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function Dr(e,t,n){let r=g(e,_t)?1:0;return t>1?t+r:r===0&&jr(e,t)?1:Math.max(1,3+r+(n==="none"?2:n==="exact"?-2:0))}function jr(e,t){if(I(e)>25)return!1;if(g(e,At))return!0;let n=g(e,Ft),r=P(e,L,M);return w(r,Tt)>0&&!n||Wr(r)?!0:t===1&&!n&&I(e)<=14}function Wr(e){return I(e)>14?!1:e.includes(" instead of ")?!0:/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:to|auf|en|a|\u00e0|on|off) \S/.test(e)||/ should (?:read|say|be) /.test(e)}function Br(e){return g(e,It)&&!e.includes(" why did you ")}var Se="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function xe(e,t="partial"){if(H(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let n=re(e),r=ye(n?.text??e),o=Mt(n)??(r===""&&e.trim()!==""?Ur:xt(r)),s=n||e.includes("`")?ye(e.replaceAll("`"," ")):r,i=Ct(X(r),o.asks,Hr(s),t),c=o.asks==="change"&&Mt(n)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...o,...i,...c}}var Pt={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Mt(e){return!e||!Object.hasOwn(Pt,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Pt[e.name]??"change",continues:!1}}var Ur={asks:"change",continues:!1},qr=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function Hr(e){let n=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(r=>r.replace(/^@|[.]$/g,"").toLowerCase()).filter(Xr);return new Set(n).size}function Xr(e){let t=e.lastIndexOf(".");return t>0&&Ge(qr,e.slice(t+1))}var R={decision:{type:"pass"},context:[]};var Ee={version:2,initial:{levels:[],calls:0,recent:[]},step:Gr};function Gr(e,t){if(t.kind==="compaction")return{...e,levels:[]};if(t.kind==="said"&&t.channel==="budget"&&Kr(t.key))return{...e,levels:[...e.levels,t.key]};let{use:n}=t;return n===void 0||e.recent.includes(n)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),n]}}function ve({calls:e,recent:t},n){let r=n===void 0?-1:t.lastIndexOf(n);return r<0?e:e-(t.length-1-r)}function Kr(e){return e==="warn"||e==="critical"}function ie(e,{files:t}){let n=`${e}/.planning`,r=t.stat(n)?.kind;return(r==="link"?t.stat(t.real(n))?.kind:r)==="directory"}var ae="composed.json",Vr=25;function Yr({journal:e,world:t,config:n}){return n.preservation.enabled&&t.files.stat(e.path(ae))!==null}function Lt(e,t){if(t===void 0||!Yr(e))return!1;let{files:n}=e.world,r=n.stat(e.journal.path(ae)),o=n.stat(t);return r!==null&&o!==null&&o.modified>=r.modified}function Nt({journal:e,config:t},n){if(!t.budget.enabled)return!1;let{state:r,known:o}=e.fold("budget",Ee);return o&&r.calls>0&&ve(r,n)%Vr===0}function Jr({root:e,world:t}){return ie(e,t)}function $t(e){return e.config.recitation.enabled&&Jr(e)}async function zt(e,t){let n=Lt(t,e.transcript),r=Nt(t,e.use);if(!n&&!r)return[];let{budgetSpeech:o,verify:s}=await Promise.resolve().then(()=>U(require("part:preservation"),1));return[n?s(t,e.transcript):null,r?o(t,e.transcript):null]}function y(e){let t=3735928559,n=1103547991;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),Dt(n)+Dt(t)}function Dt(e){return(e>>>0).toString(16).padStart(8,"0")}var jt={calls:0,checks:0,files:[],action:"",last:"",error:""},Oe={loop:null,aggressive:!1,breaker:!0,halt:null,...jt,evidence:"not-needed",compactions:0},Zr=60,Ae={version:1,initial:Oe,step:Qr};function Qr(e,t){switch(t.kind){case"loop":return eo(e,t);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let n=e.files.includes(t.path)?e.files:[...e.files,t.path];return{...G(e,`edited ${t.path}`,t.hash),files:n.slice(-Zr),evidence:t.generated?e.evidence:"none"}}case"check":{let n=G(e,`ran ${t.command}`,`${t.ok} ${t.output}`),r=t.ok?"":t.signatures.map(({id:s})=>s).join(" "),o=t.family==="install"?e.evidence:t.ok?"passed":"failed";return{...n,checks:e.checks+1,error:r,evidence:o}}case"command":{let n=G(e,`ran ${t.command}`,t.output);return t.writes?{...n,evidence:"none"}:n}case"look":return G(e,`${t.tool} ${t.target}`,t.version??"");case"failure":return{...G(e,`${t.tool} failed: ${t.target}`,t.signature.id),error:t.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function eo(e,{phase:t,loop:n,aggressive:r,breaker:o,halt:s}){return t==="iteration"?{...e,...jt}:t==="end"?{...Oe,halt:s??null}:{...Oe,loop:n,aggressive:r===!0,breaker:o!==!1}}function G(e,t,n){let r=y(`${e.action}\0${t}\0${n}`);return{...e,calls:e.calls+1,action:r,last:t.slice(0,120)}}var to=[".git",".planning",".powerignore",".claudeignore"];function Wt(e,t,n){return t.projectDir??no(e,n,to)??n}function no(e,t,n){for(let r=t;;r=A(r)){if(n.some(o=>e.stat(Q(r,o))!==null))return r;if(A(r)===r)return null}}function Bt(e,t){let{environment:n}=t,r=n.platform==="windows";return e.cwd===""?n.projectDir??"/":O(e.cwd,r)}function Ut(e,t){let n=t.journals.open(e.session,e.agent);if(n===null)return null;let r=Wt(t.files,t.environment,Bt(e,t)),{config:o}=t.config(r);return{journal:n,root:r,config:o,world:t,isSubagent:e.agent!==void 0}}function qt({journal:e,isSubagent:t}){if(t)return null;let{state:n,known:r}=e.fold("loop",Ae);return r&&n.loop!==null?n:null}var ro=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function Re(e){return ro.test(e.slice(0,200))}async function Ht(e,t){if(t.isSubagent)return null;let n=Re(e.prompt);if(!n&&qt(t)===null)return null;let{obey:r,pauseForPrompt:o}=await Promise.resolve().then(()=>U(require("part:loop"),1));return n?r(e,t):o(e,t)}var oo=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Te(e){let t=e.slice(0,2e3).toLowerCase();return oo.some(([n,r])=>S(t,n)&&r.test(t))}function Xt(e,t){return{kind:Te(e)?"decision":"prompt",text:e,files:t}}var so=2,io=40,Gt=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function Kt(e,t){let n=Fe(e);return n.length>0&&t.journal.append(n.flatMap(r=>ao(r,t))),n.map(({text:r})=>r)}function Fe(e){let t=e.filter(o=>o!==null&&o.text.trim()!=="");t.sort((o,s)=>Gt.indexOf(o.channel)-Gt.indexOf(s.channel));let n=[],r=0;for(let o of t){let s=o.text.split(`
`).length+(n.length>0?1:0);(n.length===0||n.length<so&&r+s<=io)&&(n.push(o),r+=s)}return n}function ao({channel:e,key:t,text:n,facts:r},{world:o}){return[{v:1,kind:"said",at:o.clock.now(),channel:e,key:t,hash:y(n)},...r??[]]}var Vt=1e3;async function Yt(e,t){if(H(e.prompt))return R;let n=await fo(e,t);if(n)return{...R,decision:{type:"blockPrompt",reason:n}};let r=Ut(e,t);if(r===null)return R;let o=await Ht(e,r);if(o!==null&&Re(e.prompt))return o;let s=xe(e.prompt),{asks:i,tier:a,continues:c}=s,l=ge(e.prompt),p=_(e.prompt,Vt),m=c?uo(r):null,d=m===null?{asks:i}:{asks:m,continues:!0};if(r.journal.append([{v:1,kind:"prompt",at:t.clock.now(),text:p,...d,names:l}]),r.isSubagent)return R;let f=[...await zt(e,r)],h=Xt(e.prompt,l),v=mo(e.prompt);return!v&&(h.kind==="decision"||co(s,e.prompt))&&f.push(await po(h,r)),a!=="SIMPLE"&&f.push(...await go(v,a,r)),{...o??R,context:[...o?.context??[],...Kt(f,r)]}}var lo=5;function co({tier:e,reason:t,continues:n},r){return e!=="SIMPLE"?!0:t==="files"||n?!1:r.slice(0,Vt).trim().split(/\s+/).length>lo}function uo({journal:e}){return e.fold("exclusion",fe).state.asks}async function po(e,t){let{guide:n}=await Promise.resolve().then(()=>U(require("part:guidance"),1));return n(e,t)}async function fo(e,t){let n=ne(e.prompt);if(n.length===0)return null;let{privateMention:r}=await Promise.resolve().then(()=>U(require("part:private-mention"),1));return r(n,e,t)}function mo(e){return/^fire-(?:execute-plan|3-execute)$/.test(re(e)?.name??"")}async function go(e,t,n){if(!$t(n))return[];let{beginTask:r,recitePlan:o}=await Promise.resolve().then(()=>U(require("part:recitation"),1)),s=t==="COMPLEX"?{note:Se}:{};return e?r(n,s):[o(n,s)]}function k(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function le(e,t){let n=[],r=e(t,n,[]);return n.length===0?{success:!0,data:r}:{success:!1,error:{issues:n}}}var ce=()=>nn("string",e=>typeof e=="string"),Jt=()=>nn("boolean",e=>typeof e=="boolean"),Zt=e=>T(e);function x(e){return T((t,n,r)=>t===void 0?t:e(t,n,r))}function N(){return T((e,t,n)=>(typeof e!="number"||!Number.isFinite(e)?t.push({code:"invalid_type",expected:"number",path:n}):Number.isInteger(e)?Number.isSafeInteger(e)||t.push({code:e>0?"too_big":"too_small",path:n}):t.push({code:"invalid_type",expected:"int",path:n}),e))}var K=()=>_e(Number.MIN_VALUE);function _e(e){return(t,n,r)=>(t<e&&n.push({code:"too_small",path:r}),t)}function Ie(e){return(t,n,r)=>(t>e&&n.push({code:"too_big",path:r}),t)}function Qt(e){return T((t,n,r)=>(e.includes(t)||n.push({code:"invalid_value",path:r}),t))}function en(e){return rn("array",(t,n,r)=>t.map((o,s)=>e(o,n,[...r,s])))}function Ce(e){return rn("tuple",(t,n,r)=>t.length<e.length?(n.push({code:"too_small",path:r}),t):(t.length>e.length&&n.push({code:"too_big",path:r}),e.map((o,s)=>o(t[s],n,[...r,s]))))}var $=e=>tn(e,!1),Pe=e=>tn(e,!0);function tn(e,t){return T((n,r,o)=>{if(!k(n))return r.push({code:"invalid_type",expected:"object",path:o}),n;let s={};for(let a of Object.keys(e)){let c=e[a](n[a],r,[...o,a]);(c!==void 0||a in n)&&(s[a]=c)}let i=t?Object.keys(n).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&r.push({code:"unrecognized_keys",keys:i,path:o}),s})}function nn(e,t){return T((n,r,o)=>(t(n)||r.push({code:"invalid_type",expected:e,path:o}),n))}function rn(e,t){return T((n,r,o)=>Array.isArray(n)?t(n,r,o):(r.push({code:"invalid_type",expected:e,path:o}),n))}function T(e){return Object.assign((...n)=>e(...n),{check:(...n)=>T((r,o,s)=>{let i=o.length,a=e(r,o,s),c=o.slice(i).every(({code:l})=>l!=="invalid_type");for(let l of c?n:[])a=l(a,o,s);return a})})}var on=ce();function z(e){return Zt(t=>e(t)?t:void 0)}var F=z(e=>typeof e=="string"),Zi=z(e=>typeof e=="boolean"),Qi=z(k);function Le(...e){return z(t=>e.some(n=>n===t))}var D={session_id:F,transcript_path:F,cwd:F,agent_id:F};function j(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function W(e,t){return n=>{let r=le(e(),n);return r.success?t(r.data):null}}var ra=W(()=>$({...D,source:Le("startup","resume","clear","compact")}),e=>({...j(e),source:e.source??"startup"})),oa=W(()=>$({...D,reason:F}),e=>({...j(e),reason:e.reason??"other"})),sn=W(()=>$({...D,prompt:on}),e=>({...j(e),prompt:e.prompt})),sa=W(()=>$({...D,trigger:Le("auto","manual"),custom_instructions:F}),e=>({...j(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),ia=W(()=>$({...D,last_assistant_message:F,background_tasks:z(yo)}),e=>({...j(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(ho).length}));function yo(e){return Array.isArray(e)}function ho(e){let t=k(e)?e.status:null;return t==="running"||k(e)&&typeof t!="string"}var fn=require("node:fs");var ue=9500,wo=2,bo=40;function an(e){let t=e.filter(r=>r.trim()!=="").slice(0,wo),n=t.filter((r,o)=>o===0||ko(t.slice(0,o+1))<=bo);return So(n.join(`

`).toWellFormed(),ue)}function ko(e){return e.join(`

`).split(`
`).length}function So(e,t){if(e.length<=t)return e;let n=`
(cut)`,r=q(e,t-n.length),o=r.lastIndexOf(`
`);return o>0?r.slice(0,o)+n:_(e,t)}var xo=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function cn(e,t){let n=an(t.context);if(e==="PreCompact")return n;let r={...Eo(e,t.decision),...n!==""&&xo.has(e)&&{additionalContext:n}},o={...vo(e,t.decision),...Object.keys(r).length>0&&{hookSpecificOutput:{hookEventName:e,...r}},...t.notice&&{systemMessage:_(t.notice.toWellFormed(),ue)}};return Object.keys(o).length===0?"":JSON.stringify(o)}function Eo(e,t){switch(t.type){case"deny":return e==="PreToolUse"?ln(t.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:t.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:t.output}:{};case"halt":return e!=="PreToolUse"?{}:{...t.alsoDeny&&ln(t.alsoDeny),...t.input&&{updatedInput:t.input}};default:return{}}}function ln(e){return{permissionDecision:"deny",permissionDecisionReason:_(e.toWellFormed(),ue)}}function vo(e,t){return t.type==="halt"?{continue:!1,stopReason:t.reason}:t.type==="blockPrompt"&&e==="UserPromptSubmit"||t.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(t.type==="blockPrompt"?t.reason:t.prompt).toWellFormed()}:{}}var dn=require("node:fs"),Ne={maxBytes:64<<20,idle:3e3};function Oo(e,t=Ne,n=Buffer.alloc(0)){return new Promise(r=>{let o=[n],s=n.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),t.idle);function a(c){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),r(c)}e.on("data",c=>{let l=typeof c=="string"?Buffer.from(c):c;if(o.push(l),s+=l.length,s>t.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!Ao(l))return;let p=$e(Buffer.concat(o,s).toString("utf8"));p!==void 0&&a({ok:!0,value:p})}),e.on("end",()=>{let c=Buffer.concat(o,s).toString("utf8"),l=$e(c);if(l!==void 0)return a({ok:!0,value:l});a({ok:!1,reason:c.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var un=262144;function pn(e){return new Promise(t=>{process.env.UV_THREADPOOL_SIZE??="1";let n,r=!1;setImmediate(()=>{r||(n=setTimeout(e,Ne.idle))});let o=Buffer.allocUnsafe(un);(0,dn.read)(0,o,0,un,null,(s,i)=>{r=!0,clearTimeout(n);let a=o.subarray(0,s?0:i),c=$e(a.toString("utf8"));if(c!==void 0)return t({ok:!0,value:c});if(!s&&i===0)return t({ok:!1,reason:"empty"});t(Oo(process.stdin,Ne,a))})})}function Ao(e){for(let t=e.length-1;t>=0;t--){let n=e[t];if(n===125)return!0;if(n!==10&&n!==13&&n!==32&&n!==9)return!1}return!1}function $e(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch{return}}async function mn(e,t){let n;try{let r=pn(()=>To(e.event,n)),o=t();n=o.faults;let s=await r,i=s.ok?await Ro(e,s.value,o.world):gn(`payload ${s.reason}`);if(!Fo(i))return}catch(r){n?.write(e.event,r)}process.exit(0)}async function Ro(e,t,n){let r=e.parse(t);return r===null?gn(`payload is not a ${e.event} event`):cn(e.event,await e.handle(r,n))}function To(e,t){t?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function gn(e){throw new Error(e)}function Fo(e){let t=Buffer.from(e),n=0;try{for(;n<t.length;)n+=(0,fn.writeSync)(1,t,n)}catch{return process.exitCode=0,process.stdout.write(t.subarray(n)),!1}return!0}function yn(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:_o}}function _o(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var hn={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var Io=1<<20,Co=500;function wn(e,t,n){let r=hn,o=[];for(let s of new Set([`${n}/.claude/fire-flow.json`,`${t}/.claude/fire-flow.json`])){let i=e.read(s,Io);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?Mo(i.value):{problem:i.message},c="problem"in a?null:bn(r,a.settings),l="problem"in a?a.problem:Po(c??r);l!==""?o.push(`${s}: ${l}; this file is not used`):r=c??r}return{config:r,problems:o}}function Po({breaker:e,budget:t}){return[["breaker.stall",e.stall],["breaker.spin",e.spin],["breaker.decline",e.decline],["budget",[t.warn,t.critical]]].filter(([,[r,o]])=>r>o).map(([r,[o,s]])=>`${r} warns at ${o}, above the level ${s} it warns of`).join("; ")}function Mo(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch(r){return{problem:`not valid JSON (${r instanceof Error?r.message:"unreadable"})`}}let n=le(No(),t);return n.success?{settings:n.data}:{problem:n.error.issues.map(Lo).join("; ")}}function Lo(e){let t=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${t}`:e.code==="invalid_type"?`${t} must be of type ${e.expected}`:`${t} has a value that is not possible`}function No(){let e=x(Jt()),t=x(N().check(K())),n=x(Ce([N().check(K()),N().check(K())])),r=N().check(_e(1),Ie(100)),o=x(N().check(K(),Ie(Co))),s=i=>x(Pe(i));return Pe({exclusion:s({enabled:e,failClosed:e}),health:s({enabled:e}),breaker:s({onTrip:x(Qt(["warn","stop"])),stall:n,spin:n,decline:x(Ce([r,r]))}),guidance:s({enabled:e,maxPerSession:t}),skills:s({paths:x(en(ce()))}),preservation:s({enabled:e}),recitation:s({enabled:e}),budget:s({enabled:e,warn:x(r),critical:x(r),window:t}),hygiene:s({enabled:e}),output:s({compress:e,aboveBytes:t}),loop:s({maxIterations:o,maxMinutes:t,maxTokens:t,checkpointInterval:o})})}function bn(e,t){if(!k(e)||!k(t))return t===void 0?e:t;let n={...e};for(let[r,o]of Object.entries(t))n[r]=bn(e[r],o);return n}function kn(e,t,n){let r=t==="windows",o=a=>{let c=e[a];return c?O(c,r):null},s=o("HOME")??o("USERPROFILE")??O(n(),r),i=r?o("LOCALAPPDATA")??`${s}/AppData/Local`:o("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:t,projectDir:o("CLAUDE_PROJECT_DIR"),pluginRoot:o("CLAUDE_PLUGIN_ROOT"),stateDir:o("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function Sn(){let e=process.platform==="win32"?"windows":"posix",t=()=>process.getBuiltinModule("node:os").homedir();return kn(process.env,e,t)}function xn(e,t,n){let r=`${n}/faults.log`;function o(){let s=e.stat(r)?.size??0;if(s<=1048576)return;let i=e.readRange(r,s-262144,262144);i.ok&&e.replace(r,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),c=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},p={time:new Date(t.now()).toISOString(),event:s,message:a.slice(0,1e3),...c};e.append(r,`${JSON.stringify(p)}
`),o()},read(){let s=e.stat(r)?.size??0,i=e.readRange(r,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap($o):[]}}}function $o(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&"time"in t?[t]:[]}catch{return[]}}var u=require("node:fs");var En=require("node:fs");function V(e,t,n){return t.subarray(0,zo(e,t,t.length,n))}function zo(e,t,n,r){let o=0;for(;o<n;){let s=(0,En.readSync)(e,t,o,n-o,r+o);if(s===0)break;o+=s}return o}function On(){let e=new Map;return{read:Do,readRange:jo,open(t){let n=e.get(t);if(n)return b(n);let r=Bo(t);return r.ok&&e.set(t,r.value),r},stat:Xo,list:Vo,real:t=>ze(t),append:Jo,replace:Zo,create:es,remove:Tn}}function Do(e,t){return Ko(e)?B("missing",`no such file: ${e}`):je(e,u.constants.O_RDONLY,n=>{let r=(0,u.fstatSync)(n);if(!r.isFile()&&!r.isDirectory())return B("failed",`no file: ${e}`);let{size:o}=r;return o>t?B("too-large",`${o} bytes, at most ${t}`):b((0,u.readFileSync)(n,"utf8"))})}function jo(e,t,n,r){return je(e,u.constants.O_RDONLY,o=>{let s=Math.max(0,Math.min(n,(0,u.fstatSync)(o).size-t)),i=r?.subarray(0,s)??Buffer.allocUnsafe(s);return b(V(o,i,t))})}var Wo=1e3;function Bo(e){return E(()=>{let t=(0,u.openSync)(e,u.constants.O_RDONLY|Fn),n=(0,u.fstatSync)(t);return n.isFile()?b(Uo(t,n.size)):((0,u.closeSync)(t),n.isDirectory()?B("directory",e):B("failed",e))})}var vn=4096;function Uo(e,t){let n=0,r=null,o=Buffer.allocUnsafe(vn),s=[o];function i(a,c){return n++===Wo&&(r=V(e,Buffer.allocUnsafe(t),0)),r!==null?r.subarray(a,c):c-a>vn?V(e,Buffer.allocUnsafe(c-a),a):(0,u.readvSync)(e,s,a)<c-a?V(e,o.subarray(0,c-a),a):o}return{length:t,text(a,c){let l=Math.min(c,t);if(a>=l)return"";try{return i(a,l).toString("utf8",0,l-a)}catch{return""}},after(a,c,l){let p=Math.min(l,t);if(c>=p)return null;try{return qo(a,i(c,p),p-c)}catch{return null}}}}function qo(e,t,n){let r=t.indexOf(e);if(r<0)return null;let o=r+Buffer.byteLength(e),s=t.indexOf(Ho,o);return s<0||s>=n?null:t.toString("utf8",o,s)}var Ho=10;function Xo(e){let t=An(e);if(!t)return null;let{size:n,mtimeMs:r,dev:o,ino:s}=t;return{kind:Rn(t),size:n,modified:r,device:o,inode:s}}var Go={throwIfNoEntry:!1};function An(e){try{return(0,u.lstatSync)(e,Go)}catch{return null}}function Ko(e){return!(0,u.existsSync)(e)&&An(e)===void 0}function Rn(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function Vo(e){return E(()=>{let n=(0,u.readdirSync)(e,{withFileTypes:!0}).map(r=>({name:r.name,kind:Rn(r)}));return b(n.sort((r,o)=>r.name<o.name?-1:1))})}function ze(e,t=0){let n=E(()=>b((0,u.realpathSync)(e)));if(n.ok)return O(n.value,process.platform==="win32");let r=A(e);if(r===e||r===".")return e;let o=`${ze(r).replace(/\/$/,"")}/${e.slice(e.lastIndexOf("/")+1)}`,s=t<Yo?E(()=>b((0,u.readlinkSync)(o))):null;return s?.ok?ze(Q(A(o),O(s.value)),t+1):o}var Yo=40;function Jo(e,t){let n=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.O_CREAT|ts,r=()=>je(e,n,i=>((0,u.writeSync)(i,t),b(void 0))),o=r();if(o.ok||o.trouble!=="missing")return o;let s=De(e);return s.ok?r():s}function Zo(e,t){let n=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,r=De(e);if(!r.ok)return r;let o=E(()=>{(0,u.writeFileSync)(n,t,{mode:384,flag:"wx"});let s=E(()=>b((0,u.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,u.chmodSync)(n,s.value.mode&511),Qo(n,e),b(void 0)});return o.ok||Tn(n),o}function Qo(e,t){for(let n=0;;n++){let r=E(()=>b((0,u.renameSync)(e,t)));if(r.ok)return;if(n===5||r.trouble!=="denied")throw new Error(r.message)}}function es(e,t){let n=De(e);return n.ok?E(()=>b((0,u.writeFileSync)(e,t,{mode:384,flag:"wx"}))):n}function Tn(e){return E(()=>b((0,u.rmSync)(e,{recursive:!0,force:!0})))}var ts=u.constants.O_NOFOLLOW??0;function De(e){return E(()=>((0,u.mkdirSync)(A(e),{recursive:!0,mode:448}),b(void 0)))}function je(e,t,n){return E(()=>{let r=(0,u.openSync)(e,t|Fn,384);try{return n(r)}finally{(0,u.closeSync)(r)}})}var Fn=u.constants.O_NONBLOCK??0;function E(e){try{return e()}catch(t){let n=t instanceof Error&&"code"in t?String(t.code):"";return B(ns[n]??"failed",t instanceof Error?t.message:n)}}var ns={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function b(e){return{ok:!0,value:e}}function B(e,t){return{ok:!1,trouble:e,message:t}}function _n(e){let t=new Map,n=new Map,r=new Map,o=a=>We(t,a,()=>e.real(a));return{kind:a=>We(n,a,()=>{let c=e.stat(a),l=c?.kind==="link"?e.stat(o(a)):c;return!l||l.kind==="link"?null:l.kind}),list:a=>We(r,a,()=>{let c=e.list(a);return c.ok?c.value.map(({name:l})=>l):[]}),real:o}}function We(e,t,n){let r=e.get(t);if(r!==void 0)return r;let o=n();return e.set(t,o),o}var rs=4096;function Cn(e){let t={v:os,...ss(e)},n=t;for(let r=600;;r=Math.floor(r/2)){let o=`${JSON.stringify(n)}
`;if(Buffer.byteLength(o)<=rs||r<4)return o;n=Be(t,r,Math.max(1,Math.floor(r/40)))}}var os=1;function ss(e){let{v:t,...n}=e;return n}function Be(e,t,n){if(typeof e=="string")return q(e,t);if(Array.isArray(e))return e.slice(0,n).map(s=>Be(s,t,n));if(e===null||typeof e!="object")return e;let r=Object.entries(e).map(([s,i])=>[s,Be(i,t,n)]),o=Object.fromEntries(r);return is(e)&&(o.more=e.more+Math.max(0,e.signatures.length-n)),o}function is(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function Pn(e){let t=In(e)??In(e.slice(Math.max(0,e.lastIndexOf(as))));return k(t)&&t.v===1&&ls.has(String(t.kind))&&typeof t.at=="number"?t:null}var as='{"v":1,';function In(e){try{return JSON.parse(e)}catch{return null}}var ls=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var Y=4<<20;function Ln(e,t){let n=null;return(r,o)=>{if(o-r>Y)return Mn(e,t,r);if((n===null||r<n.from||o<n.end)&&(n={from:r,end:r,steps:[]}),o>n.end){let s=[...Mn(e,t,n.end)];n={from:n.from,end:cs(s)??n.end,steps:[...n.steps,...s]}}return n.steps.filter(s=>s==="unreadable"||s.end>r)}}function cs(e){let t=e.at(-1);return t==="unreadable"?void 0:t?.end}function*Mn(e,t,n){for(let r=n;;){let o=e.readRange(t,r,Y);!o.ok&&o.trouble!=="missing"&&(yield"unreadable");let s=o.ok?ds(o.value):0;if(!o.ok||s===0||(yield*us(o.value.subarray(0,s),r),r+=s,o.value.length<Y))return}}function*us(e,t){let n=Buffer.from(e.buffer,e.byteOffset,e.length);for(let r=0;r<n.length;){let o=n.indexOf(10,r),s=o<0?n.length:o+1,i=n.toString("utf8",r,o<0?s:o);i!==""&&(yield{fact:Pn(i),end:t+s}),r=s}}function ds(e){let t=e.lastIndexOf(10)+1;return t===0&&e.length===Y?Y:t}var Nn={facts:200,bytes:12288},ps=256,fs=16<<20;function zn(e,t,n,r){let o=`${t}/${n}`,s=Ln(e,o);function i(d){for(let f of d){let h=e.append(o,Cn(f));h.ok||r(`journal ${o}: ${h.message}`)}}function a(d){let f=`${y(d)}.txt`,h=`${t}/errors/${f}`;if(e.stat(h))return f;let v=e.create(h,d);return!v.ok&&v.trouble!=="invalid"&&r(`errors ${h}: ${v.message}`),f}function c(d,f){let h=e.replace(`${t}/${d}`,f);h.ok||r(`${t}/${d}: ${h.message}`)}function l(d){let f=e.read(`${t}/${d}`,fs);return f.ok?f.value:null}function p(d,f){let h=`${o.replace(/\.jsonl$/,"")}.${d}.snapshot.json`,v=e.stat(o);if(v!==null&&v.kind!=="file")return $n(f);let qe=v?.size??0,de=ys(m(h),f.version,qe)??ms(f),C=hs(s(de.offset,qe),de,f);if(!C)return $n(f);if(gs(de,C)){let He=e.replace(h,JSON.stringify(C));He.ok||r(`snapshot ${h}: ${He.message}`)}return{state:C.state,facts:C.facts,skipped:C.skipped,known:!0}}function m(d){let f=e.read(d,16777216);if(!f.ok)return null;try{return JSON.parse(f.value)}catch{return null}}return{append:i,keepError:a,keep:c,recall:l,drop:d=>{e.remove(`${t}/${d}`)},path:d=>`${t}/${d}`,fold:p}}function $n(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function ms(e){let{version:t,initial:n}=e;return{version:t,offset:0,state:n,facts:0,skipped:0,seen:[]}}function gs(e,t){return t.facts+t.skipped-e.facts-e.skipped>=Nn.facts||t.offset-e.offset>=Nn.bytes}function ys(e,t,n){return e?.version===t&&e.offset<=n&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function hs(e,t,n){let r=new Set(t.seen),{offset:o,state:s,facts:i,skipped:a}=t;for(let l of e){if(l==="unreadable")return null;o=l.end,l.fact===null?a++:ws(l.fact,r)&&(s=n.step(s,l.fact),i++)}let c=[...r].slice(-ps);return{version:n.version,offset:o,state:s,facts:i,skipped:a,seen:c}}function ws(e,t){if(!e.use)return!0;let n=`${e.kind} ${e.use}`;return t.has(n)?!1:(t.add(n),!0)}var bs=864e5,ks=100;function Dn(e,t,n,r){let o=`${n}/sessions`,s=new Map;function i(l){let p=e.list(`${o}/${l}`),m=(p.ok?p.value:[]).map(({name:d})=>e.stat(`${o}/${l}/${d}`)?.modified??0);return Math.max(e.stat(`${o}/${l}`)?.modified??0,...m)}function a(){let l=e.list(o);return(l.ok?l.value:[]).map(({name:m})=>({name:m,at:i(m)})).sort((m,d)=>d.at-m.at).map(({name:m})=>m)}function c(l,p){let m=`${l}/${p}`,d=s.get(m)??zn(e,`${o}/${l}`,p,r);return s.set(m,d),d}return{open(l,p){let m=Ue(l);if(m===null)return null;let d=Ue(p);return c(m,d===null?"journal.jsonl":`agents/${d}.jsonl`)},agents(l){let p=Ue(l),m=p===null?null:e.list(`${o}/${p}/agents`);return p===null||!m?.ok?[]:m.value.filter(f=>f.name.endsWith(".jsonl")).slice(0,ks).map(f=>c(p,`agents/${f.name}`))},sessions:a,lastTouched:i,sweep(l){let p=t.now()-l*bs;for(let m of a())i(m)<p&&e.remove(`${o}/${m}`)}}}function Ue(e){return e?/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(e)?e:`h-${y(e)}`:null}function jn(){let e=On(),t=yn(),n=Sn(),r=xn(e,t,n.stateDir),o=Dn(e,t,n.stateDir,i=>r.write("journal",i));return{world:{files:e,tree:_n(e),clock:t,environment:n,journals:o,config:i=>wn(e,i,n.home)},faults:r}}mn({event:"UserPromptSubmit",parse:sn,handle:Yt},jn);function Ss(e){if(e==="guidance")return{t0:y};if(e==="loop")return{t0:y,t1:R};if(e==="preservation")return{t0:y,t1:ae};if(e==="private-mention")return{t0:y};if(e==="recitation")return{t0:y,t1:ie,t2:Fe}}0&&(module.exports={given});
})
