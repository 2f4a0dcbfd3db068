(function(exports,require,module,__filename,__dirname,__taken){
var rr=Object.create;var oe=Object.defineProperty;var or=Object.getOwnPropertyDescriptor;var sr=Object.getOwnPropertyNames;var ir=Object.getPrototypeOf,ar=Object.prototype.hasOwnProperty;var lr=(e,n)=>{for(var t in n)oe(e,t,{get:n[t],enumerable:!0})},cn=(e,n,t,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of sr(n))!ar.call(e,o)&&o!==t&&oe(e,o,{get:()=>n[o],enumerable:!(r=or(n,o))||r.enumerable});return e};var N=(e,n,t)=>(t=e!=null?rr(ir(e)):{},cn(n||!e||!e.__esModule?oe(t,"default",{value:e,enumerable:!0}):t,e)),cr=e=>cn(oe({},"__esModule",{value:!0}),e);var Qs={};lr(Qs,{given:()=>Zs});module.exports=cr(Qs);function T(e,n=!1){if(!n)return se(e);let t=e.replaceAll("\\","/"),r=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(t),o=r?`${r[1]}:${t.slice(r[0].length)||"/"}`:t;return se(o.replace(/^[a-z]:/,s=>s.toUpperCase()))}function ie(e,n){return ur(n)?se(n):se(`${e}/${n}`)}function ur(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function O(e){let n=e.lastIndexOf("/");return n<0?".":n===0?"/":n===2&&/^[A-Za-z]:\//.test(e)?e.slice(0,n+1):e.slice(0,n)}function dr(e){let n=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!n}function se(e){if(dr(e))return e;let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",t=[];for(let r of e.slice(n.length).split("/"))r===""||r==="."||(r===".."&&t.length>0&&t.at(-1)!==".."?t.pop():(r!==".."||n==="")&&t.push(r));return n+t.join("/")||"."}function L(e,n,t="\u2026"){return e.length<=n?e:J(e,Math.max(0,n-t.length))+t}function J(e,n){if(e.length<=n)return e;let t=e.charCodeAt(n-1),r=t>=55296&&t<=56319;return e.slice(0,r?n-1:n)}function y(e,n){for(let t=0;t<n.length;t++)if(e.includes(n[t]))return!0;return!1}function Ee(e,n){return n!==""&&!n.includes(" ")&&e.includes(` ${n} `)}var Ae={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:pr};function pr(e,n){switch(n.kind){case"prompt":return{...e,names:ve(e.names,n.names),asks:n.asks};case"check":return{...e,errorFiles:ve(e.errorFiles,n.signatures.flatMap(un))};case"failure":return n.host?e:{...e,errorFiles:ve(e.errorFiles,un(n.signature))};case"denial":return gr(e,n);case"narrow":return n.use===void 0?e:mr(e,n.use,n);case"persisted":return{...e,persisted:[...e.persisted,n].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return n.channel==="notice"?{...e,notices:[...e.notices,n.key].slice(-fr)}:e;default:return e}}var fr=50;function un({file:e}){return e?[e]:[]}function ve(e,n){return[...e.filter(t=>!n.includes(t)),...n].slice(-500)}function mr(e,n,t){let r=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(r),[n]:t}}}function gr(e,n){let t=dn(n.path,n.pattern),{[t]:r=0,...o}=e.denials,s=Object.entries(o).slice(-500);return{...e,denials:{...Object.fromEntries(s),[t]:r+1},latest:t}}function dn(e,n){return`${e}
${n}`}var yr=1e5,pn=200,Oe=400,mn=/(?<![\w.+\-/@])@(?:"([^"\n]{1,4096})"|([^\s"'`<>|,;]{1,4096}))/g,hr=5e3,wr=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,br=/\bfile:\/\/(?:localhost)?(?=\/)/gi,kr=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,Sr=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,xr=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,Er=/^[A-Za-z]:[\\/]/;function Re(e){let n=Ar(Rr(e.slice(0,yr))),t=new Set(ce(n).filter(r=>r.length<=Oe));for(let r of Tr(n))fn(t,r);for(let r of n.replace(mn," ").split(/(?<!\\) |[^\S ]+/)){if(t.size>=pn)break;for(let o of _r(r))fn(t,o)}return[...t].slice(0,pn)}function ce(e){if(!e.includes("@"))return[];let n=[...e.matchAll(mn)].map(([,r,o=""])=>r??ae(o));return[...new Set(n.map(le))].filter(r=>r!=="").slice(0,hr)}var vr=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function Ar(e){let n=e.toLowerCase();return y(n,Or)?e.replace(vr," "):e}var Or=["not","n't","n\u2019t","never","avoid","without","stop"];function Rr(e){return e.includes("://")?e.replace(wr," ").replace(br,""):e}function Tr(e){return y(e,Fr)?[...e.matchAll(kr)].map(n=>le(n.slice(1).join("").trim())):[]}var Fr=['"',"`","'","\u201C","\xAB"];function _r(e){if(e.length>Oe||!y(e,gn))return[];let n=ae(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return Er.test(n)?[le(n)]:[n,...n.split(xr),...n.split(Sr).map(ae)].map(r=>le(ae(r)))}var gn=[".","/","\\"];function fn(e,n){Ir(n)&&e.add(n)}function Ir(e){return e.length>Oe||!y(e,gn)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function le(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var yn="([{<\uFF08\u300C\u300E\u3010\u300A",hn=")]}>\uFF09\u300D\u300F\u3011\u300B",wn="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",Mr=`${wn}.\u2026`;function ae(e){let n=0,t=e.length,r=()=>e.slice(n,t);for(;;){let o=e[n]??"",s=e[t-1]??"";if(n>=t)return"";if(wn.includes(o)||Lr(r()))n++;else if(Mr.includes(s)||Pr(r()))t--;else return r()}}function Lr(e){let n=yn.indexOf(e[0]??" ");if(n<0)return!1;let t=e.indexOf(hn[n]??"");return t<0||t===e.length-1}function Pr(e){let n=hn.indexOf(e.at(-1)??" ");return n>=0&&!e.includes(yn[n]??"")}var Sn=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,Cr=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],Nr=8e3,$r=4e3;function Q(e){let n=e.trim();return Cr.some(t=>n.startsWith(t))?!0:n.startsWith("<")?n.startsWith("<task-notification>")?!0:Sn.test(n)&&xn(n)==="":!1}function ue(e){if(!e.trimStart().startsWith("/"))return null;let n=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return n?{name:n[1]??"",text:e.slice(n[0].length).trim()}:null}function Te(e){return Q(e)?"":Xr(Fe(xn(_e(e,Nr,$r))).join(`
`)).split(`
`).map(n=>n.replace(/[ \t]+/g," ").trim()).filter(n=>n!=="").join(`
`)}function Fe(e){let n=e.split(/\r\n?|\n/);return(y(e,["```","~~~"])?zr(n):n).filter(r=>!qr(r))}function _e(e,n,t){if(e.length<=n+t)return e;let r=e.slice(0,n),o=e.slice(-t),s=r.lastIndexOf(`
`),i=o.indexOf(`
`);return`${s<0?r:r.slice(0,s)}
${o.slice(i+1)}`}function xn(e){let n=jr(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let t=bn(n);t;t=bn(n)){let r=`</${t[1]}>`,o=n.indexOf(r);n=o<0?"":n.slice(o+r.length).trim()}return n}function bn(e){return e.startsWith("<")?Sn.exec(e):null}function jr(e,n,t){let r="",o=0;for(let s=e.indexOf(n);s>=0;s=e.indexOf(n,o)){r+=e.slice(o,s);let i=e.indexOf(t,s);if(i<0)return r;o=i+t.length}return r+e.slice(o)}function zr(e){let n=[],t="";for(let r of e){let o=/^\s{0,3}(`{3,}|~{3,})/.exec(r)?.[1]??"";t===""&&o===""?n.push(r):t===""?t=o:o.startsWith(t)&&(t="")}return n}var kn="0123456789",Dr="ABCDEFGHIJKLMNOPQRSTUVWXYZ",Z=[""],Wr=["TRACE","DEBUG","INFO","WARN","ERROR","FATAL","CRITICAL"],Br=["PASS","FAIL","ok","RUN"],Ur=[[">",Z,/^\s*>/],[`[${kn}`,[":"],/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC",Wr,/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY",["pm ","PM ","arn ","ARN "],/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a",["at "],/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",['File "'],/^\s*File "[^"]*", line \d+/],["T",["Traceback ("],/^\s*Traceback \(most recent call last\)/],[Dr,[": "],/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",[": "],/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",[":"],/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#",[" "],/^\s*[$%#] \w/],["di@+-",["diff --git","index ","@@ ","+++ ","--- "],/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-",Z,/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${kn}`,["|"],/^\s*\d*\s*\|\s/],["=-_~^",Z,/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-",Br,/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{",Z,/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F",Z,/^/]],Hr=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function qr(e){let n=e.slice(0,400),t=n.trim();if(t==="")return!1;let r=t.charAt(0);return Ur.some(([o,s,i])=>(o===""||o.includes(r))&&y(n,s)&&i.test(n))||";{(:)".includes(t.charAt(t.length-1))&&Hr.test(n)}function Xr(e){return Gr.filter(([t])=>y(e,t)).reduce((t,[,r,o])=>t.replace(r,o),e)}var Gr=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Kr=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function de(e){return/[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(e)}function ee(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Kr).map(r=>r.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(r=>r!=="").join(" ")} `}function g(e,{words:n,anywhere:t}){let r=Vr(e);return En(n,(s,i)=>((r[s&Ie]??0)&1<<i)!==0,s=>e.includes(vn(s)))||t.some(s=>e.includes(s))}var Ie=31;function Vr(e){let n=new Array(Ie+1).fill(0);for(let t=0;t>=0;t=e.indexOf(" ",t+1)){let r=e.charCodeAt(t+1)&Ie;n[r]=(n[r]??0)|1<<e.charCodeAt(t+2)}return n}function En(e,n,t){for(let r=1,o=0;r<e.length;r=o+1)if(o=e.indexOf(`
`,r),(o-r<3||n(e.charCodeAt(r),e.charCodeAt(r+1)))&&t(e.slice(r,o)))return!0;return!1}function S(e,{words:n}){let t=e.charCodeAt(1),r=e.charCodeAt(2),o=0;return En(n,(s,i)=>s===t&&i===r,s=>{let i=vn(s);return i.length>o&&e.startsWith(i)&&(o=i.length),!1}),o}function $(e,...n){let t=e;for(;;){let r=n.reduce((o,s)=>Math.max(o,S(t,s)),0);if(r===0||t.length<=1)return t;t=t.slice(r-1)}}function P(e){return e.trim()===""?0:e.trim().split(" ").length}function vn(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var pe={words:`
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
`,anywhere:[]},An={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},On={words:`
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
`,anywhere:[]},Me={words:`
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
`,anywhere:[]},Rn={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},j={words:`
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
`,anywhere:[]},z={words:`
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
`,anywhere:[]},Tn={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},fe={words:`
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
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},me={words:`
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
`,anywhere:[]},Fn={words:`
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
`,anywhere:[]},Le={words:`
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
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},Pe={words:`
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
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},_n={words:`
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
`,anywhere:[]},In={words:`
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
`,anywhere:[]},Mn={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function Ln(e){let n=ee(e);if(Zr(n))return{asks:"chat",continues:g(n,Pe)};let t=Qr(e).map(to);return{asks:Yr(n,e,t),continues:!1}}function Yr(e,n,t){let r=s=>t.includes(s),o=r("question")||r("inform");return g(e,Fn)&&(o||g(e,me))?"question":r("change")||r("report")&&!r("question")&&!g(e,me)?"change":o?"question":r("wish")?"change":/[?\uff1f]/.test(n)?"question":Jr(e)}function Jr(e){let n=S(e,Le)>0&&S(e,z)+S(e,Pe)>0;return P(e)<3||n||g(e,_n)?"chat":"change"}function Zr(e){let n=e.trim().split(" ").filter(t=>t!=="");return n.length>12?!1:n.every(t=>/^\d{1,2}$/.test(t)||!de(t)||g(` ${t} `,Le))}function Qr(e){if(!y(e.toLowerCase(),eo))return[e].filter(de);let n=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return no(n).filter(de).slice(0,60)}var eo=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function no(e){let n=[];for(let t=0;t<e.length;t+=2)n.push(`${e[t]??""}${e[t+1]??""}`);return n}function to(e){let n=/[?\uff1f]/.test(e),t=ee(e),r=$(t,z),o=$($(r,j),z,j);return oo(r)?"none":S(o,pe)>0?"change":S(o,On)>0||g(t,me)?"inform":(S(r,Me)>0||g(t,Rn))&&(n||S(r,j)===0)?"question":g(t,An)||ro(r,o)?"change":n?"question":g(t,Tn)?"report":g(t,fe)?"wish":"none"}function ro(e,n){return S(e,In)>0&&P(n)>1&&S(n,Me)===0}function oo(e){return S(e,Mn)>0}var Pn={words:`
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
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},Cn={words:`
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
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},Nn={words:`
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
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},$n={words:`
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
footer
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},jn={words:`
log level
error message
default port
timeout
flag
constant
version
`,anywhere:[]},zn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},Dn={words:`
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
`,anywhere:[]},Wn={words:`
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
downtime
in prod
in production
`,anywhere:[]},Bn={words:`
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
`,anywhere:[]},Un={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Hn(e,n,t,r){if(n==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,zn)&&g(e,Pn))return{tier:"COMPLEX",files:t,reason:"security"};if(g(e,Cn))return{tier:"COMPLEX",files:t,reason:"architecture"};if(n==="question")return{tier:mo(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,Nn)||io(e))return{tier:"COMPLEX",files:Math.max(t,6),reason:"cross-cutting"};let s=ao(e,t,r);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var so=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function io(e){return y(e,[" every "," each "," all "])&&so.test(e)}function ao(e,n,t){let r=g(e,Bn)?1:0;return n>1?n+r:r===0&&lo(e,n)?1:Math.max(1,3+r+(t==="none"?2:t==="exact"?-2:0))}function lo(e,n){if(P(e)>25)return!1;if(g(e,$n))return!0;let t=g(e,Wn),r=$(e,z,j);if(S(r,Dn)>0&&!t||co(r))return!0;if(t||P(e)>qn)return!1;let o=S(r,pe)>0||g(e,fe);return n===1||o&&g(e,jn)}var qn=14;function co(e){return P(e)>qn?!1:e.includes(" instead of ")&&fo.test(e)||e.includes(" should ")&&/ should (?:read|say|be) /.test(e)?!0:y(e,uo)&&po.test(e)}var uo=[" change"," set "," switch "," turn "," make "," cambia "," \xE4ndere "],po=/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:(?:to|auf|en|a|\u00e0) \S|(?:on|off) (?:$|by |for |in |when ))/,fo=/ (?:change|set|make|show|say|print|call|name|return) .{0,80} instead of /;function mo(e){return g(e,Un)&&!e.includes(" why did you ")}var Ce="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function Ne(e,n="partial"){if(Q(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let t=ue(e),r=Te(t?.text??e),o=Gn(t)??(r===""&&e.trim()!==""?go:Ln(r)),s=t||e.includes("`")?Te(e.replaceAll("`"," ")):r,i=Hn(ee(r),o.asks,ho(s),n),u=o.asks==="change"&&Gn(t)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...o,...i,...u}}var Xn={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Gn(e){return!e||!Object.hasOwn(Xn,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Xn[e.name]??"change",continues:!1}}var go={asks:"change",continues:!1},yo=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function ho(e){let t=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(r=>r.replace(/^@|[.]$/g,"").toLowerCase()).filter(bo);return new Set(t).size}var wo=" node.js next.js nuxt.js vue.js react.js angular.js express.js nest.js ember.js backbone.js alpine.js solid.js three.js d3.js chart.js hls.js video.js p5.js moment.js day.js discord.js ";function bo(e){if(Ee(wo,e))return!1;let n=e.lastIndexOf(".");return n>0&&Ee(yo,e.slice(n+1))}var F={decision:{type:"pass"},context:[]};var $e={version:2,initial:{levels:[],calls:0,recent:[]},step:ko};function ko(e,n){if(n.kind==="compaction")return{...e,levels:[]};if(n.kind==="said"&&n.channel==="budget"&&So(n.key))return{...e,levels:[...e.levels,n.key]};let{use:t}=n;return t===void 0||e.recent.includes(t)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),t]}}function je({calls:e,recent:n},t){let r=t===void 0?-1:n.lastIndexOf(t);return r<0?e:e-(n.length-1-r)}function So(e){return e==="warn"||e==="critical"}function ge(e,{files:n}){return n.isDirectory(`${e}/.planning`)}var ye="composed.json",xo=25;function Eo({journal:e,world:n,config:t}){return t.preservation.enabled&&n.files.has(e.path(ye))}function Kn(e,n){if(n===void 0||!Eo(e))return!1;let{files:t}=e.world,r=t.stat(e.journal.path(ye)),o=t.stat(n);return r!==null&&o!==null&&o.modified>=r.modified}function Vn({journal:e,config:n},t){if(!n.budget.enabled)return!1;let{state:r,known:o}=e.fold("budget",$e);return o&&r.calls>0&&je(r,t)%xo===0}function vo({root:e,world:n}){return ge(e,n)}function Yn(e){return e.config.recitation.enabled&&vo(e)}async function Jn(e,n){let t=Kn(n,e.transcript),r=Vn(n,e.use);if(!t&&!r)return[];let{budgetSpeech:o,verify:s}=await Promise.resolve().then(()=>N(require("part:preservation"),1));return[t?s(n,e.transcript):null,r?o(n,e.transcript):null]}function w(e){let n=3735928559,t=1103547991;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r);n=Math.imul(n^o,2654435761),t=Math.imul(t^o,1597334677)}return n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),Zn(t)+Zn(n)}function Zn(e){return(e>>>0).toString(16).padStart(8,"0")}var Qn={calls:0,checks:0,files:[],action:"",last:"",error:""},ze={loop:null,aggressive:!1,breaker:!0,halt:null,...Qn,evidence:"not-needed",compactions:0},Ao=60,De={version:1,initial:ze,step:Oo};function Oo(e,n){switch(n.kind){case"loop":return Ro(e,n);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let t=e.files.includes(n.path)?e.files:[...e.files,n.path];return{...ne(e,`edited ${n.path}`,n.hash),files:t.slice(-Ao),evidence:n.generated?e.evidence:"none"}}case"check":{let t=ne(e,`ran ${n.command}`,`${n.ok} ${n.output}`),r=n.ok?"":n.signatures.map(({id:s})=>s).join(" "),o=n.family==="install"?e.evidence:n.ok?"passed":"failed";return{...t,checks:e.checks+1,error:r,evidence:o}}case"command":{let t=ne(e,`ran ${n.command}`,n.output);return n.writes?{...t,evidence:"none"}:t}case"look":return ne(e,`${n.tool} ${n.target}`,n.version??"");case"failure":return{...ne(e,`${n.tool} failed: ${n.target}`,n.signature.id),error:n.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function Ro(e,{phase:n,loop:t,aggressive:r,breaker:o,halt:s}){return n==="iteration"?{...e,...Qn}:n==="end"?{...ze,halt:s??null}:{...ze,loop:t,aggressive:r===!0,breaker:o!==!1}}function ne(e,n,t){let r=w(`${e.action}\0${n}\0${t}`);return{...e,calls:e.calls+1,action:r,last:n.slice(0,120)}}var To=[".git",".planning",".powerignore",".claudeignore"];function et(e,n,t){return n.projectDir??Fo(e,t,To)??t}function Fo(e,n,t){for(let r=n;;r=O(r)){if(t.some(o=>e.has(ie(r,o))))return r;if(O(r)===r)return null}}function nt(e,n){let{environment:t}=n,r=t.platform==="windows";return e.cwd===""?t.projectDir??"/":T(e.cwd,r)}function tt(e,n){let t=n.journals.open(e.session,e.agent);if(t===null)return null;let r=et(n.files,n.environment,nt(e,n)),{config:o}=n.config(r);return{journal:t,root:r,config:o,world:n,isSubagent:e.agent!==void 0}}function rt({journal:e,isSubagent:n}){if(n)return null;let{state:t,known:r}=e.fold("loop",De);return r&&t.loop!==null?t:null}var _o=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function We(e){let n=e.slice(0,200);return n.includes("fire-loop")&&_o.test(n)}async function ot(e,n){if(n.isSubagent)return null;let t=We(e.prompt);if(!t&&rt(n)===null)return null;let{obey:r,pauseForPrompt:o}=await Promise.resolve().then(()=>N(require("part:loop"),1));return t?r(e,n):o(e,n)}var Io=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Be(e){let n=e.slice(0,2e3).toLowerCase();return Io.some(([t,r])=>y(n,t)&&r.test(n))}function st(e,n){return{kind:Be(e)?"decision":"prompt",text:e,files:n}}var Mo=2,Lo=40,it=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function at(e,n){let t=Ue(e);if(t.length===0)return[];let r=n.journal.claim(t.map(s=>Po(s,n))),o=t.filter((s,i)=>r[i]==="own");return n.journal.append(o.flatMap(({facts:s})=>s??[])),o.map(({text:s})=>s)}function Ue(e){let n=e.filter(o=>o!==null&&o.text.trim()!=="");n.sort((o,s)=>it.indexOf(o.channel)-it.indexOf(s.channel));let t=[],r=0;for(let o of n){let s=o.text.split(`
`).length+(t.length>0?1:0);(t.length===0||t.length<Mo&&r+s<=Lo)&&(t.push(o),r+=s)}return t}function Po({channel:e,key:n,text:t},{world:r}){return{v:1,kind:"said",at:r.clock.now(),channel:e,key:n,hash:w(t)}}var He=1e3;async function lt(e,n){if(Q(e.prompt))return F;let t=await Do(e,n);if(t)return{...F,decision:{type:"blockPrompt",reason:t}};let r=tt(e,n);if(r===null)return F;let o=await ot(e,r);if(o!==null&&We(e.prompt))return o;let s=Ne(e.prompt),{asks:i,tier:a,continues:u}=s,l=Re(e.prompt),p=L(e.prompt,He),d=u?jo(r):null,b=d===null?{asks:i}:{asks:d,continues:!0},M=e.prompt.length>He?await Co(e.prompt):{},xe=n.clock.now();if(r.journal.append([{v:1,kind:"prompt",at:xe,text:p,...M,...b,names:l}]),r.isSubagent)return F;let K=[...await Jn(e,r)],m=st(e.prompt,l),f=Wo(e.prompt);return!f&&(m.kind==="decision"||$o(s,e.prompt))&&K.push(await zo(m,r)),a!=="SIMPLE"&&K.push(...await Bo(f,a,r)),{...o??F,context:[...o?.context??[],...at(K,r)]}}async function Co(e){let{ordersToKeep:n}=await Promise.resolve().then(()=>N(require("part:orders"),1));return{orders:n(e)}}var No=5;function $o({tier:e,reason:n,continues:t},r){return e!=="SIMPLE"?!0:n==="files"||t?!1:r.slice(0,He).trim().split(/\s+/).length>No}function jo({journal:e}){return e.fold("exclusion",Ae).state.asks}async function zo(e,n){let{guide:t}=await Promise.resolve().then(()=>N(require("part:guidance"),1));return t(e,n)}async function Do(e,n){let t=ce(e.prompt);if(t.length===0)return null;let{privateMention:r}=await Promise.resolve().then(()=>N(require("part:private-mention"),1));return r(t,e,n)}function Wo(e){return/^fire-(?:execute-plan|3-execute)$/.test(ue(e)?.name??"")}async function Bo(e,n,t){if(!Yn(t))return[];let{beginTask:r,recitePlan:o}=await Promise.resolve().then(()=>N(require("part:recitation"),1)),s=n==="COMPLEX"?{note:Ce}:{};return e?r(t,s):[o(t,s)]}function x(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function he(e,n){let t=[],r=e(n,t,[]);return t.length===0?{success:!0,data:r}:{success:!1,error:{issues:t}}}var we=()=>mt("string",e=>typeof e=="string"),ct=()=>mt("boolean",e=>typeof e=="boolean"),ut=e=>_(e);function v(e){return _((n,t,r)=>n===void 0?n:e(n,t,r))}function D(){return _((e,n,t)=>(typeof e!="number"||!Number.isFinite(e)?n.push({code:"invalid_type",expected:"number",path:t}):Number.isInteger(e)?Number.isSafeInteger(e)||n.push({code:e>0?"too_big":"too_small",path:t}):n.push({code:"invalid_type",expected:"int",path:t}),e))}var te=()=>qe(Number.MIN_VALUE);function qe(e){return(n,t,r)=>(n<e&&t.push({code:"too_small",path:r}),n)}function Xe(e){return(n,t,r)=>(n>e&&t.push({code:"too_big",path:r}),n)}function dt(e){return _((n,t,r)=>(e.includes(n)||t.push({code:"invalid_value",path:r}),n))}function pt(e){return gt("array",(n,t,r)=>n.map((o,s)=>e(o,t,[...r,s])))}function Ge(e){return gt("tuple",(n,t,r)=>n.length<e.length?(t.push({code:"too_small",path:r}),n):(n.length>e.length&&t.push({code:"too_big",path:r}),e.map((o,s)=>o(n[s],t,[...r,s]))))}var W=e=>ft(e,!1),Ke=e=>ft(e,!0);function ft(e,n){return _((t,r,o)=>{if(!x(t))return r.push({code:"invalid_type",expected:"object",path:o}),t;let s={};for(let a of Object.keys(e)){let u=e[a](t[a],r,[...o,a]);(u!==void 0||a in t)&&(s[a]=u)}let i=n?Object.keys(t).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&r.push({code:"unrecognized_keys",keys:i,path:o}),s})}function mt(e,n){return _((t,r,o)=>(n(t)||r.push({code:"invalid_type",expected:e,path:o}),t))}function gt(e,n){return _((t,r,o)=>Array.isArray(t)?n(t,r,o):(r.push({code:"invalid_type",expected:e,path:o}),t))}function _(e){return Object.assign((...t)=>e(...t),{check:(...t)=>_((r,o,s)=>{let i=o.length,a=e(r,o,s),u=o.slice(i).every(({code:l})=>l!=="invalid_type");for(let l of u?t:[])a=l(a,o,s);return a})})}var yt=we();function B(e){return ut(n=>e(n)?n:void 0)}var I=B(e=>typeof e=="string"),_a=B(e=>typeof e=="boolean"),Ia=B(x);function Ye(...e){return B(n=>e.some(t=>t===n))}var U={session_id:I,transcript_path:I,cwd:I,agent_id:I};function H(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function q(e,n){return t=>{let r=he(e(),t);return r.success?n(r.data):null}}var Ca=q(()=>W({...U,source:Ye("startup","resume","clear","compact")}),e=>({...H(e),source:e.source??"startup"})),Na=q(()=>W({...U,reason:I}),e=>({...H(e),reason:e.reason??"other"})),ht=q(()=>W({...U,prompt:yt}),e=>({...H(e),prompt:e.prompt})),$a=q(()=>W({...U,trigger:Ye("auto","manual"),custom_instructions:I}),e=>({...H(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),ja=q(()=>W({...U,last_assistant_message:I,background_tasks:B(Uo)}),e=>({...H(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(Ho).length}));function Uo(e){return Array.isArray(e)}function Ho(e){let n=x(e)?e.status:null;return n==="running"||x(e)&&typeof n!="string"}var vt=require("node:fs");var be=9500,qo=2,Xo=40;function wt(e){let n=e.filter(r=>r.trim()!=="").slice(0,qo),t=n.filter((r,o)=>o===0||Go(n.slice(0,o+1))<=Xo);return Ko(t.join(`

`).toWellFormed(),be)}function Go(e){return e.join(`

`).split(`
`).length}function Ko(e,n){if(e.length<=n)return e;let t=`
(cut)`,r=J(e,n-t.length),o=r.lastIndexOf(`
`);return o>0?r.slice(0,o)+t:L(e,n)}var Vo=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function kt(e,n){let t=wt(n.context);if(e==="PreCompact")return t;let r={...Yo(e,n.decision),...t!==""&&Vo.has(e)&&{additionalContext:t}},o={...Jo(e,n.decision),...Object.keys(r).length>0&&{hookSpecificOutput:{hookEventName:e,...r}},...n.notice&&{systemMessage:L(n.notice.toWellFormed(),be)}};return Object.keys(o).length===0?"":JSON.stringify(o)}function Yo(e,n){switch(n.type){case"deny":return e==="PreToolUse"?bt(n.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:n.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:n.output}:{};case"halt":return e!=="PreToolUse"?{}:{...n.alsoDeny&&bt(n.alsoDeny),...n.input&&{updatedInput:n.input}};default:return{}}}function bt(e){return{permissionDecision:"deny",permissionDecisionReason:L(e.toWellFormed(),be)}}function Jo(e,n){return n.type==="halt"?{continue:!1,stopReason:n.reason}:n.type==="blockPrompt"&&e==="UserPromptSubmit"||n.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(n.type==="blockPrompt"?n.reason:n.prompt).toWellFormed()}:{}}var xt=require("node:fs"),Je={maxBytes:64<<20,idle:3e3};function Zo(e,n=Je,t=Buffer.alloc(0)){return new Promise(r=>{let o=[t],s=t.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),n.idle);function a(u){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),r(u)}e.on("data",u=>{let l=typeof u=="string"?Buffer.from(u):u;if(o.push(l),s+=l.length,s>n.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!es(l))return;let p=Ze(Buffer.concat(o,s).toString("utf8"));p!==void 0&&a({ok:!0,value:p})}),e.on("end",()=>{let u=Buffer.concat(o,s).toString("utf8"),l=Ze(u);if(l!==void 0)return a({ok:!0,value:l});a({ok:!1,reason:u.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var Qo=122880;function Et(e){return new Promise(n=>{process.env.UV_THREADPOOL_SIZE??="1";let t=Buffer.allocUnsafeSlow(Qo);t[0]=St;let r;(0,xt.readv)(0,[t],(o,s)=>{r&&clearTimeout(r);let i=o?0:s,a=Ze(t.utf8Slice(0,i));if(a!==void 0)return n({ok:!0,value:a});if(!o&&s===0)return n({ok:!1,reason:"empty"});n(Zo(process.stdin,Je,t.subarray(0,i)))}),Promise.resolve().then(()=>{t[0]===St&&(r=setTimeout(e,Je.idle))})})}var St=0;function es(e){for(let n=e.length-1;n>=0;n--){let t=e[n];if(t===125)return!0;if(t!==10&&t!==13&&t!==32&&t!==9)return!1}return!1}function Ze(e){try{return JSON.parse(e.charCodeAt(0)===ns?e.slice(1):e)}catch{return}}var ns=65279;async function At(e,n){let t;try{let r=Et(()=>rs(e.event,t)),o=n();t=o.faults;let s=await r,i=s.ok?await ts(e,s.value,o.world):Ot(`payload ${s.reason}`);if(!os(i))return}catch(r){t?.write(e.event,r)}process.exit(0)}async function ts(e,n,t){let r=e.parse(n);return r===null?Ot(`payload is not a ${e.event} event`):kt(e.event,await e.handle(r,t))}function rs(e,n){n?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function Ot(e){throw new Error(e)}function os(e){let n=Buffer.from(e),t=o=>o===0?n:n.subarray(o),r=0;try{for(;r<n.length;)r+=(0,vt.writevSync)(1,[t(r)])}catch{return process.exitCode=0,process.stdout.write(t(r)),!1}return!0}function Rt(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:ss}}function ss(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var Tt={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var as=1<<20;function Ft(e,n,t){let r=Tt,o=[];for(let s of new Set([`${t}/.claude/fire-flow.json`,`${n}/.claude/fire-flow.json`])){let i=e.read(s,as);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?cs(i.value):{problem:i.message},u="problem"in a?null:_t(r,a.settings),l="problem"in a?a.problem:ls(u??r);l!==""?o.push(`${s}: ${l}; this file is not used`):r=u??r}return{config:r,problems:o}}function ls({breaker:e,budget:n}){return[["breaker.stall",e.stall],["breaker.spin",e.spin],["breaker.decline",e.decline],["budget",[n.warn,n.critical]]].filter(([,[r,o]])=>r>o).map(([r,[o,s]])=>`${r} warns at ${o}, above the level ${s} it warns of`).join("; ")}function cs(e){let n;try{n=JSON.parse(e.replace(/^\uFEFF/,""))}catch(r){return{problem:`not valid JSON (${r instanceof Error?r.message:"unreadable"})`}}let t=he(ds(),n);return t.success?{settings:t.data}:{problem:t.error.issues.map(us).join("; ")}}function us(e){let n=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${n}`:e.code==="invalid_type"?`${n} must be of type ${e.expected}`:`${n} has a value that is not possible`}function ds(){let e=v(ct()),n=v(D().check(te())),t=v(Ge([D().check(te()),D().check(te())])),r=D().check(qe(1),Xe(100)),o=v(D().check(te(),Xe(500))),s=i=>v(Ke(i));return Ke({exclusion:s({enabled:e,failClosed:e}),health:s({enabled:e}),breaker:s({onTrip:v(dt(["warn","stop"])),stall:t,spin:t,decline:v(Ge([r,r]))}),guidance:s({enabled:e,maxPerSession:n}),skills:s({paths:v(pt(we()))}),preservation:s({enabled:e}),recitation:s({enabled:e}),budget:s({enabled:e,warn:v(r),critical:v(r),window:n}),hygiene:s({enabled:e}),output:s({compress:e,aboveBytes:n}),loop:s({maxIterations:o,maxMinutes:n,maxTokens:n,checkpointInterval:o})})}function _t(e,n){if(!x(e)||!x(n))return n===void 0?e:n;let t={...e};for(let[r,o]of Object.entries(n))t[r]=_t(e[r],o);return t}function It(e,n,t){let r=n==="windows",o=a=>{let u=e[a];return u?T(u,r):null},s=o("HOME")??o("USERPROFILE")??T(t(),r),i=r?o("LOCALAPPDATA")??`${s}/AppData/Local`:o("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:n,projectDir:o("CLAUDE_PROJECT_DIR"),pluginRoot:o("CLAUDE_PLUGIN_ROOT"),stateDir:o("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function Mt(){let e=process.platform==="win32"?"windows":"posix",n=()=>process.getBuiltinModule("node:os").homedir();return It(process.env,e,n)}function Lt(e,n,t){let r=`${t}/faults.log`;function o(){let s=e.stat(r)?.size??0;if(s<=1048576)return;let i=e.readRange(r,s-262144,262144);i.ok&&e.replace(r,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),u=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},p={time:new Date(n.now()).toISOString(),event:s,message:a.slice(0,1e3),...u};e.append(r,`${JSON.stringify(p)}
`),o()},read(){let s=e.stat(r)?.size??0,i=e.readRange(r,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(ps):[]}}}function ps(e){try{let n=JSON.parse(e);return typeof n=="object"&&n!==null&&"time"in n?[n]:[]}catch{return[]}}var c=require("node:fs");var Pt=require("node:fs");function X(e,n,t){return n.subarray(0,Qe(e,n,n.length,t))}function Qe(e,n,t,r){let o=0;for(;o<t;){let s=new Uint8Array(n.buffer,n.byteOffset+o,t-o),i=(0,Pt.readvSync)(e,[s],r+o);if(i===0)break;o+=i}return o}function en(e,n){if(!(e===""||n.existsSync(e))){en(e.slice(0,Math.max(0,e.lastIndexOf("/"))),n);try{n.mkdirSync(e,{mode:448})}catch(t){if(!n.existsSync(e))throw t}}}function $t(){let e=new Map;return{read:fs,readRange:gs,open(n){let t=e.get(n);if(t)return h(t);let r=hs(n);return r.ok&&e.set(n,r.value),r},has:c.existsSync,isDirectory:Es,stat:Ss,list:vs,real:n=>Dt(n),append:Rs,replace:Ts,create:_s,remove:Wt}}var G=16384,Ct=null;function fs(e,n){return xs(e)?re("missing",`no such file: ${e}`):rn(e,c.constants.O_RDONLY,t=>{Ct??=Buffer.allocUnsafeSlow(G);let r=Ct,o=E(()=>h(Qe(t,r,G,0))),s=o.ok?o.value:0;return s>0&&s<G&&s<=n?h(r.utf8Slice(0,s)):ms(t,e,n)})}function ms(e,n,t){let r=(0,c.fstatSync)(e);if(r.isDirectory())return re("directory",`a directory: ${n}`);if(!r.isFile())return re("failed",`no file: ${n}`);let{size:o}=r;return o>t?re("too-large",`${o} bytes, at most ${t}`):h((0,c.readFileSync)(e,"utf8"))}function gs(e,n,t,r){return rn(e,c.constants.O_RDONLY,o=>{if(r)return h(X(o,r.subarray(0,t),n));let s=X(o,new Uint8Array(Math.min(t,G)),n);if(s.length<G||t===G)return h(s);let i=Math.max(0,Math.min(t,(0,c.fstatSync)(o).size-n));return h(X(o,new Uint8Array(i),n))})}var ys=1e3;function hs(e){return E(()=>h(bs((0,c.openSync)(e,c.constants.O_RDONLY|Bt))))}var Nt=4096,ws=32<<20;function bs(e){let n=0,t=null,r=Buffer.allocUnsafeSlow(Nt),o=[r];function s(a,u){if(n++===ys&&(t=ks(e)),t!==null)return t.utf8Slice(Math.min(a,t.length),Math.min(u,t.length));let l=u-a;if((l>Nt?0:(0,c.readvSync)(e,o,a))>=l)return r.utf8Slice(0,l);let d=X(e,Buffer.allocUnsafeSlow(l),a);return d.utf8Slice(0,d.length)}function i(a,u){try{return a>=u?"":s(a,u)}catch{return""}}return{text:i,after(a,u,l){let p=i(u,l),d=p.indexOf(a)+a.length,b=d<a.length?-1:p.indexOf(`
`,d);return b<0?null:p.slice(d,b)}}}function ks(e){let{size:n}=(0,c.fstatSync)(e);return n>ws?null:X(e,Buffer.allocUnsafeSlow(n),0)}function Ss(e){let n=jt(e);if(!n)return null;let{size:t,mtimeMs:r,dev:o,ino:s}=n;return{kind:zt(n),size:t,modified:r,device:o,inode:s}}var nn={throwIfNoEntry:!1};function jt(e){try{return(0,c.lstatSync)(e,nn)}catch{return null}}function xs(e){if((0,c.existsSync)(e)||e.includes("\0"))return!1;for(let n=O(e);;n=O(n)){if((0,c.existsSync)(`${n}/.`))return!0;if((0,c.existsSync)(n)||O(n)===n)return jt(e)===void 0}}function Es(e){return process.platform!=="win32"?(0,c.existsSync)(`${e}/`):(0,c.statSync)(e,nn)?.isDirectory()===!0}function zt(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function vs(e){return E(()=>{let t=(0,c.readdirSync)(e,{withFileTypes:!0}).map(r=>({name:r.name,kind:zt(r)}));return h(t.sort((r,o)=>r.name<o.name?-1:1))})}function Dt(e,n=0){let t=E(()=>h((0,c.realpathSync)(e)));return t.ok?T(t.value,process.platform==="win32"):As(e,n)}function As(e,n){let t=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",r=e.slice(t.length).split("/"),o=t.replace(/\/$/,"");for(let[s,i]of r.entries()){let a=t===""&&s===0?i:`${o}/${i}`,u=E(()=>h((0,c.readlinkSync)(a)));if(u.ok&&n<Os?o=Dt(ie(O(a),T(u.value)),n+1):o=a,!u.ok&&u.trouble==="missing")return[o,...r.slice(s+1)].join("/")}return o}var Os=40;function Rs(e,n){let t=c.constants.O_WRONLY|c.constants.O_APPEND|c.constants.O_CREAT|Is,r=()=>rn(e,t,i=>((0,c.writevSync)(i,[Buffer.from(n)]),h(void 0))),o=r();if(o.ok||o.trouble!=="missing")return o;let s=tn(e);return s.ok?r():s}function Ts(e,n){let t=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,r=tn(e);if(!r.ok)return r;let o=E(()=>{(0,c.writeFileSync)(t,n,{mode:384,flag:"wx"});let s=E(()=>h((0,c.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,c.chmodSync)(t,s.value.mode&511),Fs(t,e),h(void 0)});return o.ok||Wt(t),o}function Fs(e,n){for(let t=0;;t++){let r=E(()=>h((0,c.renameSync)(e,n)));if(r.ok)return;if(t===5||r.trouble!=="denied")throw new Error(r.message)}}function _s(e,n){let t=tn(e);return t.ok?E(()=>h((0,c.writeFileSync)(e,n,{mode:384,flag:"wx"}))):t}function Wt(e){let n=E(()=>{let t=(0,c.lstatSync)(e,nn);return t?.isDirectory()?(0,c.rmSync)(e,{recursive:!0,force:!0}):t&&(0,c.unlinkSync)(e),h(void 0)});return n.ok||n.trouble!=="missing"?n:h(void 0)}var Is=c.constants.O_NOFOLLOW??0;function tn(e){return E(()=>(en(O(e),{existsSync:c.existsSync,mkdirSync:c.mkdirSync}),h(void 0)))}function rn(e,n,t){return E(()=>{let r=(0,c.openSync)(e,n|Bt,384);try{return t(r)}finally{(0,c.closeSync)(r)}})}var Bt=c.constants.O_NONBLOCK??0;function E(e){try{return e()}catch(n){let t=n instanceof Error&&"code"in n?String(n.code):"";return re(Ms[t]??"failed",n instanceof Error?n.message:t)}}var Ms={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function h(e){return{ok:!0,value:e}}function re(e,n){return{ok:!1,trouble:e,message:n}}function Ut(e){let n=new Map,t=new Map,r=new Map;return{kind:a=>on(t,a,()=>e.has(a)?e.isDirectory(a)?"directory":"file":null),list:a=>on(r,a,()=>{let u=e.list(a);return u.ok?u.value.map(({name:l})=>l):[]}),real:a=>on(n,a,()=>e.real(a))}}function on(e,n,t){let r=e.get(n);if(r!==void 0)return r;let o=t();return e.set(n,o),o}var Ht=4096;function an(e){let n={v:Ps,...Cs(e)},t=n;for(let r=600;;r=Math.floor(r/2)){let o=`${JSON.stringify(t)}
`;if(Ls(o)||r<4)return o;t=sn(n,r,Math.max(1,Math.floor(r/40)))}}function Ls(e){return 3*e.length<=Ht||Buffer.byteLength(e)<=Ht}var Ps=1;function Cs(e){let{v:n,...t}=e;return t}function sn(e,n,t){if(typeof e=="string")return J(e,n);if(Array.isArray(e))return e.slice(0,t).map(s=>sn(s,n,t));if(e===null||typeof e!="object")return e;let r=Object.entries(e).map(([s,i])=>[s,sn(i,n,t)]),o=Object.fromEntries(r);return Ns(e)&&(o.more=e.more+Math.max(0,e.signatures.length-t)),o}function Ns(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function ke(e){let n=qt(e)??qt(e.slice(Math.max(0,e.lastIndexOf($s))));return x(n)&&n.v===1&&js.has(String(n.kind))&&typeof n.at=="number"?n:null}var $s='{"v":1,';function qt(e){try{return JSON.parse(e)}catch{return null}}var js=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var Se=4<<20;function Xt(e,n){let t=null;return{end:()=>t?.end??0,after(r){let s=(t!==null&&t.from<=r?t:null)??{from:r,end:r,lines:[]},i=Gt(e,n,s.end);return typeof i=="string"||i.isMore?(t=null,i==="unreadable"?[i]:zs(e,n,r)):(t={...s,end:i.end,lines:[...s.lines,...i.lines]},r>t.end?["cut"]:t.lines.filter(({end:a})=>a>r))}}}function*zs(e,n,t){for(let r=t;;){let o=Gt(e,n,r);if(typeof o=="string")return yield o;if(yield*o.lines,!o.isMore)return;r=o.end}}function Gt(e,n,t){let r=Math.min(1,t),o=e.readRange(n,t-r,Se);if(!o.ok&&o.trouble!=="missing")return"unreadable";let s=o.ok?o.value:new Uint8Array;if(r===1&&s[0]!==Kt)return"cut";let i=Bs(s,r);return{lines:Ds(s,r,i,t-r),end:t-r+i,isMore:s.length===Se}}function Ds(e,n,t,r){let o=Buffer.from(e.buffer,e.byteOffset,t),s=o.latin1Slice(0,t),i=o.utf8Slice(0,t)===s,a=[];for(let u=n;u<t;){let l=s.indexOf(`
`,u),p=l<0?t:l+1,d=s.slice(u,l<0?p:l);d!==""&&a.push({fact:ke(i?d:Ws(d)),end:r+p}),u=p}return a}function Ws(e){return Buffer.from(e,"latin1").toString("utf8")}var Kt=10;function Bs(e,n){let t=e.length;for(;t>n&&e[t-1]!==Kt;)t--;return t===n&&e.length===Se?Se:t}var Vt={facts:200,bytes:3072},Us=256,Hs=16<<20;function Qt(e,n,t,r){let o=`${n}/${t}`,s=Xt(e,o),i=o.endsWith(".jsonl")?o.slice(0,-6):o,a=null;function u(m){for(let f of m){let k=e.append(o,an(f));k.ok||r(`journal ${o}: ${k.message}`)}}function l(m){let f=a??p(),k=`${process.pid}.${process.hrtime.bigint().toString(36)}`,A=m.map(C=>({...C,by:k}));u(A);let V=[...s.after(f)].flatMap(Yt);return A.map(C=>{let R=Yt({fact:ke(an(C)),end:0})[0],Y=V.find(tr=>R&&qs(tr,R));return Y===void 0?"forgotten":Y.by===k?"own":"others"})}function p(){let m=0;for(let f of s.after(0))m=typeof f=="string"?m:f.end;return m}function d(m){let f=`${w(m)}.txt`,k=`${n}/errors/${f}`;if(e.has(k))return f;let A=e.create(k,m);return!A.ok&&A.trouble!=="invalid"&&r(`errors ${k}: ${A.message}`),f}function b(m,f){let k=e.replace(`${n}/${m}`,f);k.ok||r(`${n}/${m}: ${k.message}`)}function M(m){let f=e.read(`${n}/${m}`,Hs);return f.ok?f.value:null}function xe(m,f){let k=`${i}.${m}.snapshot.json`,A=Ks(K(k),f.version)??Jt(f),V=Zt(s.after(A.offset),A,f),C=V==="cut"?Jt(f):A,R=V==="cut"?Zt(s.after(0),C,f):V;if(typeof R=="string")return Xs(f);if(a??=s.end(),Gs(C,R)){let Y=e.replace(k,JSON.stringify(R));Y.ok||r(`snapshot ${k}: ${Y.message}`)}return{state:R.state,facts:R.facts,skipped:R.skipped,known:!0}}function K(m){let f=e.read(m,16777216);if(!f.ok)return null;try{return JSON.parse(f.value)}catch{return null}}return{append:u,claim:l,keepError:d,keep:b,recall:M,drop:m=>{e.remove(`${n}/${m}`)},path:m=>`${n}/${m}`,fold:xe}}function Yt(e){return typeof e!="string"&&e.fact?.kind==="said"?[e.fact]:[]}function qs(e,n){return e.channel===n.channel&&e.key===n.key}function Xs(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function Jt(e){let{version:n,initial:t}=e;return{version:n,offset:0,state:t,facts:0,skipped:0,seen:[]}}function Gs(e,n){return n.facts+n.skipped-e.facts-e.skipped>=Vt.facts||n.offset-e.offset>=Vt.bytes}function Ks(e,n){return e?.version===n&&e.offset>=0&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function Zt(e,n,t){let r=new Set(n.seen),{offset:o,state:s,facts:i,skipped:a}=n;for(let l of e){if(typeof l=="string")return l;o=l.end,l.fact===null?a++:Vs(l.fact,r)&&(s=t.step(s,l.fact),i++)}let u=[...r].slice(-Us);return{version:t.version,offset:o,state:s,facts:i,skipped:a,seen:u}}function Vs(e,n){if(!e.use)return!0;let t=`${e.kind} ${e.use}`;return n.has(t)?!1:(n.add(t),!0)}var Ys=864e5,Js=100;function er(e,n,t,r){let o=`${t}/sessions`,s=new Map;function i(l){let p=e.list(`${o}/${l}`),d=(p.ok?p.value:[]).map(({name:b})=>e.stat(`${o}/${l}/${b}`)?.modified??0);return Math.max(e.stat(`${o}/${l}`)?.modified??0,...d)}function a(){let l=e.list(o);return(l.ok?l.value:[]).map(({name:d})=>({name:d,at:i(d)})).sort((d,b)=>b.at-d.at).map(({name:d})=>d)}function u(l,p){let d=`${l}/${p}`,b=s.get(d)??Qt(e,`${o}/${l}`,p,r);return s.set(d,b),b}return{open(l,p){let d=ln(l);if(d===null)return null;let b=ln(p);return u(d,b===null?"journal.jsonl":`agents/${b}.jsonl`)},agents(l){let p=ln(l),d=p===null?null:e.list(`${o}/${p}/agents`);return p===null||!d?.ok?[]:d.value.filter(M=>M.name.endsWith(".jsonl")).slice(0,Js).map(M=>u(p,`agents/${M.name}`))},sessions:a,lastTouched:i,sweep(l){let p=n.now()-l*Ys;for(let d of a())i(d)<p&&e.remove(`${o}/${d}`)}}}function ln(e){return e?e.length<=128&&/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(e)?e:`h-${w(e)}`:null}function nr(){let e=$t(),n=Rt(),t=Mt(),r=Lt(e,n,t.stateDir),o=er(e,n,t.stateDir,i=>r.write("journal",i));return{world:{files:e,tree:Ut(e),clock:n,environment:t,journals:o,config:i=>Ft(e,i,t.home)},faults:r}}At({event:"UserPromptSubmit",parse:ht,handle:lt},nr);function Zs(e){if(e==="guidance")return{t0:w};if(e==="loop")return{t0:500,t1:w,t2:F};if(e==="orders")return{t0:_e,t1:Fe,t2:y};if(e==="preservation")return{t0:w,t1:ye};if(e==="private-mention")return{t0:w,t1:y};if(e==="recitation")return{t0:w,t1:ge,t2:Ue}}0&&(module.exports={given});
})
