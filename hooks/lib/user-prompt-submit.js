(function(exports,require,module,__filename,__dirname,__taken){
var Jt=Object.create;var oe=Object.defineProperty;var Zt=Object.getOwnPropertyDescriptor;var Qt=Object.getOwnPropertyNames;var eo=Object.getPrototypeOf,no=Object.prototype.hasOwnProperty;var to=(e,n)=>{for(var t in n)oe(e,t,{get:n[t],enumerable:!0})},rn=(e,n,t,o)=>{if(n&&typeof n=="object"||typeof n=="function")for(let r of Qt(n))!no.call(e,r)&&r!==t&&oe(e,r,{get:()=>n[r],enumerable:!(o=Zt(n,r))||o.enumerable});return e};var N=(e,n,t)=>(t=e!=null?Jt(eo(e)):{},rn(n||!e||!e.__esModule?oe(t,"default",{value:e,enumerable:!0}):t,e)),oo=e=>rn(oe({},"__esModule",{value:!0}),e);var Gs={};to(Gs,{given:()=>Xs});module.exports=oo(Gs);function R(e,n=!1){if(!n)return re(e);let t=e.replaceAll("\\","/"),o=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(t),r=o?`${o[1]}:${t.slice(o[0].length)||"/"}`:t;return re(r.replace(/^[a-z]:/,s=>s.toUpperCase()))}function se(e,n){return ro(n)?re(n):re(`${e}/${n}`)}function ro(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function P(e){let n=e.lastIndexOf("/");return n<0?".":n===0?"/":n===2&&/^[A-Za-z]:\//.test(e)?e.slice(0,n+1):e.slice(0,n)}function so(e){let n=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!n}function re(e){if(so(e))return e;let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",t=[];for(let o of e.slice(n.length).split("/"))o===""||o==="."||(o===".."&&t.length>0&&t.at(-1)!==".."?t.pop():(o!==".."||n==="")&&t.push(o));return n+t.join("/")||"."}function L(e,n,t="\u2026"){return e.length<=n?e:V(e,Math.max(0,n-t.length))+t}function V(e,n){if(e.length<=n)return e;let t=e.charCodeAt(n-1),o=t>=55296&&t<=56319;return e.slice(0,o?n-1:n)}function y(e,n){for(let t=0;t<n.length;t++)if(e.includes(n[t]))return!0;return!1}function Se(e,n){return n!==""&&!n.includes(" ")&&e.includes(` ${n} `)}var Ee={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:io};function io(e,n){switch(n.kind){case"prompt":return{...e,names:xe(e.names,n.names),asks:n.asks};case"check":return{...e,errorFiles:xe(e.errorFiles,n.signatures.flatMap(sn))};case"failure":return n.host?e:{...e,errorFiles:xe(e.errorFiles,sn(n.signature))};case"denial":return co(e,n);case"narrow":return n.use===void 0?e:lo(e,n.use,n);case"persisted":return{...e,persisted:[...e.persisted,n].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return n.channel==="notice"?{...e,notices:[...e.notices,n.key].slice(-ao)}:e;default:return e}}var ao=50;function sn({file:e}){return e?[e]:[]}function xe(e,n){return[...e.filter(t=>!n.includes(t)),...n].slice(-500)}function lo(e,n,t){let o=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(o),[n]:t}}}function co(e,n){let t=an(n.path,n.pattern),{[t]:o=0,...r}=e.denials,s=Object.entries(r).slice(-500);return{...e,denials:{...Object.fromEntries(s),[t]:o+1},latest:t}}function an(e,n){return`${e}
${n}`}var uo=1e5,ln=200,ve=400,un=/(?<![\w.+\-/@])@(?:"([^"\n]{1,4096})"|([^\s"'`<>|,;]{1,4096}))/g,po=5e3,fo=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,mo=/\bfile:\/\/(?:localhost)?(?=\/)/gi,go=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,yo=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,ho=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,wo=/^[A-Za-z]:[\\/]/;function Ae(e){let n=ko(xo(e.slice(0,uo))),t=new Set(le(n).filter(o=>o.length<=ve));for(let o of Eo(n))cn(t,o);for(let o of n.replace(un," ").split(/(?<!\\) |[^\S ]+/)){if(t.size>=ln)break;for(let r of Ao(o))cn(t,r)}return[...t].slice(0,ln)}function le(e){if(!e.includes("@"))return[];let n=[...e.matchAll(un)].map(([,o,r=""])=>o??ie(r));return[...new Set(n.map(ae))].filter(o=>o!=="").slice(0,po)}var bo=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function ko(e){let n=e.toLowerCase();return y(n,So)?e.replace(bo," "):e}var So=["not","n't","n\u2019t","never","avoid","without","stop"];function xo(e){return e.includes("://")?e.replace(fo," ").replace(mo,""):e}function Eo(e){return y(e,vo)?[...e.matchAll(go)].map(n=>ae(n.slice(1).join("").trim())):[]}var vo=['"',"`","'","\u201C","\xAB"];function Ao(e){if(e.length>ve||!y(e,dn))return[];let n=ie(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return wo.test(n)?[ae(n)]:[n,...n.split(ho),...n.split(yo).map(ie)].map(o=>ae(ie(o)))}var dn=[".","/","\\"];function cn(e,n){Oo(n)&&e.add(n)}function Oo(e){return e.length>ve||!y(e,dn)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function ae(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var pn="([{<\uFF08\u300C\u300E\u3010\u300A",fn=")]}>\uFF09\u300D\u300F\u3011\u300B",mn="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",Ro=`${mn}.\u2026`;function ie(e){let n=0,t=e.length,o=()=>e.slice(n,t);for(;;){let r=e[n]??"",s=e[t-1]??"";if(n>=t)return"";if(mn.includes(r)||To(o()))n++;else if(Ro.includes(s)||Fo(o()))t--;else return o()}}function To(e){let n=pn.indexOf(e[0]??" ");if(n<0)return!1;let t=e.indexOf(fn[n]??"");return t<0||t===e.length-1}function Fo(e){let n=fn.indexOf(e.at(-1)??" ");return n>=0&&!e.includes(pn[n]??"")}var hn=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,_o=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],Io=8e3,Co=4e3;function J(e){let n=e.trim();return _o.some(t=>n.startsWith(t))?!0:n.startsWith("<")?n.startsWith("<task-notification>")?!0:hn.test(n)&&wn(n)==="":!1}function ce(e){if(!e.trimStart().startsWith("/"))return null;let n=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return n?{name:n[1]??"",text:e.slice(n[0].length).trim()}:null}function Oe(e){return J(e)?"":Wo(Re(wn(Te(e,Io,Co))).join(`
`)).split(`
`).map(n=>n.replace(/[ \t]+/g," ").trim()).filter(n=>n!=="").join(`
`)}function Re(e){let n=e.split(/\r\n?|\n/);return(y(e,["```","~~~"])?Lo(n):n).filter(o=>!Do(o))}function Te(e,n,t){if(e.length<=n+t)return e;let o=e.slice(0,n),r=e.slice(-t),s=o.lastIndexOf(`
`),i=r.indexOf(`
`);return`${s<0?o:o.slice(0,s)}
${r.slice(i+1)}`}function wn(e){let n=Po(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let t=gn(n);t;t=gn(n)){let o=`</${t[1]}>`,r=n.indexOf(o);n=r<0?"":n.slice(r+o.length).trim()}return n}function gn(e){return e.startsWith("<")?hn.exec(e):null}function Po(e,n,t){let o="",r=0;for(let s=e.indexOf(n);s>=0;s=e.indexOf(n,r)){o+=e.slice(r,s);let i=e.indexOf(t,s);if(i<0)return o;r=i+t.length}return o+e.slice(r)}function Lo(e){let n=[],t="";for(let o of e){let r=/^\s{0,3}(`{3,}|~{3,})/.exec(o)?.[1]??"";t===""&&r===""?n.push(o):t===""?t=r:r.startsWith(t)&&(t="")}return n}var yn="0123456789",Mo="ABCDEFGHIJKLMNOPQRSTUVWXYZ",Y=[""],No=["TRACE","DEBUG","INFO","WARN","ERROR","FATAL","CRITICAL"],$o=["PASS","FAIL","ok","RUN"],jo=[[">",Y,/^\s*>/],[`[${yn}`,[":"],/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC",No,/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY",["pm ","PM ","arn ","ARN "],/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a",["at "],/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",['File "'],/^\s*File "[^"]*", line \d+/],["T",["Traceback ("],/^\s*Traceback \(most recent call last\)/],[Mo,[": "],/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",[": "],/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",[":"],/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#",[" "],/^\s*[$%#] \w/],["di@+-",["diff --git","index ","@@ ","+++ ","--- "],/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-",Y,/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${yn}`,["|"],/^\s*\d*\s*\|\s/],["=-_~^",Y,/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-",$o,/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{",Y,/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F",Y,/^/]],zo=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Do(e){let n=e.slice(0,400),t=n.trim();if(t==="")return!1;let o=t.charAt(0);return jo.some(([r,s,i])=>(r===""||r.includes(o))&&y(n,s)&&i.test(n))||";{(:)".includes(t.charAt(t.length-1))&&zo.test(n)}function Wo(e){return Bo.filter(([t])=>y(e,t)).reduce((t,[,o,r])=>t.replace(o,r),e)}var Bo=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Uo=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function ue(e){return/[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(e)}function Z(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Uo).map(o=>o.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(o=>o!=="").join(" ")} `}function g(e,{words:n,anywhere:t}){let o=Ho(e);return bn(n,(s,i)=>((o[s&Fe]??0)&1<<i)!==0,s=>e.includes(kn(s)))||t.some(s=>e.includes(s))}var Fe=31;function Ho(e){let n=new Array(Fe+1).fill(0);for(let t=0;t>=0;t=e.indexOf(" ",t+1)){let o=e.charCodeAt(t+1)&Fe;n[o]=(n[o]??0)|1<<e.charCodeAt(t+2)}return n}function bn(e,n,t){for(let o=1,r=0;o<e.length;o=r+1)if(r=e.indexOf(`
`,o),(r-o<3||n(e.charCodeAt(o),e.charCodeAt(o+1)))&&t(e.slice(o,r)))return!0;return!1}function b(e,{words:n}){let t=e.charCodeAt(1),o=e.charCodeAt(2),r=0;return bn(n,(s,i)=>s===t&&i===o,s=>{let i=kn(s);return i.length>r&&e.startsWith(i)&&(r=i.length),!1}),r}function $(e,...n){let t=e;for(;;){let o=n.reduce((r,s)=>Math.max(r,b(t,s)),0);if(o===0||t.length<=1)return t;t=t.slice(o-1)}}function M(e){return e.trim()===""?0:e.trim().split(" ").length}function kn(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var de={words:`
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
`,anywhere:[]},Sn={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},xn={words:`
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
`,anywhere:[]},_e={words:`
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
`,anywhere:[]},En={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},j={words:`
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
`,anywhere:[]},vn={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},pe={words:`
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
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},fe={words:`
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
`,anywhere:[]},An={words:`
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
`,anywhere:[]},Ie={words:`
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
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},Ce={words:`
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
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},On={words:`
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
`,anywhere:[]},Rn={words:`
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
`,anywhere:[]},Tn={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function Fn(e){let n=Z(e);if(Go(n))return{asks:"chat",continues:g(n,Ce)};let t=Ko(e).map(Jo);return{asks:qo(n,e,t),continues:!1}}function qo(e,n,t){let o=s=>t.includes(s),r=o("question")||o("inform");return g(e,An)&&(r||g(e,fe))?"question":o("change")||o("report")&&!o("question")&&!g(e,fe)?"change":r?"question":o("wish")?"change":/[?\uff1f]/.test(n)?"question":Xo(e)}function Xo(e){let n=b(e,Ie)>0&&b(e,z)+b(e,Ce)>0;return M(e)<3||n||g(e,On)?"chat":"change"}function Go(e){let n=e.trim().split(" ").filter(t=>t!=="");return n.length>12?!1:n.every(t=>/^\d{1,2}$/.test(t)||!ue(t)||g(` ${t} `,Ie))}function Ko(e){if(!y(e.toLowerCase(),Vo))return[e].filter(ue);let n=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Yo(n).filter(ue).slice(0,60)}var Vo=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Yo(e){let n=[];for(let t=0;t<e.length;t+=2)n.push(`${e[t]??""}${e[t+1]??""}`);return n}function Jo(e){let n=/[?\uff1f]/.test(e),t=Z(e),o=$(t,z),r=$($(o,j),z,j);return Qo(o)?"none":b(r,de)>0?"change":b(r,xn)>0||g(t,fe)?"inform":(b(o,_e)>0||g(t,En))&&(n||b(o,j)===0)?"question":g(t,Sn)||Zo(o,r)?"change":n?"question":g(t,vn)?"report":g(t,pe)?"wish":"none"}function Zo(e,n){return b(e,Rn)>0&&M(n)>1&&b(n,_e)===0}function Qo(e){return b(e,Tn)>0}var _n={words:`
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
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},In={words:`
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
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},Cn={words:`
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
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},Pn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Ln={words:`
log level
error message
default port
timeout
flag
constant
version
`,anywhere:[]},Mn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},Nn={words:`
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
`,anywhere:[]},$n={words:`
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
`,anywhere:[]},jn={words:`
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
`,anywhere:[]},zn={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Dn(e,n,t,o){if(n==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,Mn)&&g(e,_n))return{tier:"COMPLEX",files:t,reason:"security"};if(g(e,In))return{tier:"COMPLEX",files:t,reason:"architecture"};if(n==="question")return{tier:lr(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,Cn)||nr(e))return{tier:"COMPLEX",files:Math.max(t,6),reason:"cross-cutting"};let s=tr(e,t,o);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var er=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function nr(e){return y(e,[" every "," each "," all "])&&er.test(e)}function tr(e,n,t){let o=g(e,jn)?1:0;return n>1?n+o:o===0&&or(e,n)?1:Math.max(1,3+o+(t==="none"?2:t==="exact"?-2:0))}function or(e,n){if(M(e)>25)return!1;if(g(e,Pn))return!0;let t=g(e,$n),o=$(e,z,j);if(b(o,Nn)>0&&!t||rr(o))return!0;if(t||M(e)>Wn)return!1;let r=b(o,de)>0||g(e,pe);return n===1||r&&g(e,Ln)}var Wn=14;function rr(e){return M(e)>Wn?!1:e.includes(" instead of ")&&ar.test(e)||e.includes(" should ")&&/ should (?:read|say|be) /.test(e)?!0:y(e,sr)&&ir.test(e)}var sr=[" change"," set "," switch "," turn "," make "," cambia "," \xE4ndere "],ir=/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:(?:to|auf|en|a|\u00e0) \S|(?:on|off) (?:$|by |for |in |when ))/,ar=/ (?:change|set|make|show|say|print|call|name|return) .{0,80} instead of /;function lr(e){return g(e,zn)&&!e.includes(" why did you ")}var Pe="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function Le(e,n="partial"){if(J(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let t=ce(e),o=Oe(t?.text??e),r=Un(t)??(o===""&&e.trim()!==""?cr:Fn(o)),s=t||e.includes("`")?Oe(e.replaceAll("`"," ")):o,i=Dn(Z(o),r.asks,dr(s),n),l=r.asks==="change"&&Un(t)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...r,...i,...l}}var Bn={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Un(e){return!e||!Object.hasOwn(Bn,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Bn[e.name]??"change",continues:!1}}var cr={asks:"change",continues:!1},ur=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function dr(e){let t=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(o=>o.replace(/^@|[.]$/g,"").toLowerCase()).filter(fr);return new Set(t).size}var pr=" node.js next.js nuxt.js vue.js react.js angular.js express.js nest.js ember.js backbone.js alpine.js solid.js three.js d3.js chart.js hls.js video.js p5.js moment.js day.js discord.js ";function fr(e){if(Se(pr,e))return!1;let n=e.lastIndexOf(".");return n>0&&Se(ur,e.slice(n+1))}var T={decision:{type:"pass"},context:[]};var Me={version:2,initial:{levels:[],calls:0,recent:[]},step:mr};function mr(e,n){if(n.kind==="compaction")return{...e,levels:[]};if(n.kind==="said"&&n.channel==="budget"&&gr(n.key))return{...e,levels:[...e.levels,n.key]};let{use:t}=n;return t===void 0||e.recent.includes(t)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),t]}}function Ne({calls:e,recent:n},t){let o=t===void 0?-1:n.lastIndexOf(t);return o<0?e:e-(n.length-1-o)}function gr(e){return e==="warn"||e==="critical"}function me(e,{files:n}){let t=`${e}/.planning`,o=n.stat(t)?.kind;return(o==="link"?n.stat(n.real(t))?.kind:o)==="directory"}var ge="composed.json",yr=25;function hr({journal:e,world:n,config:t}){return t.preservation.enabled&&n.files.stat(e.path(ge))!==null}function Hn(e,n){if(n===void 0||!hr(e))return!1;let{files:t}=e.world,o=t.stat(e.journal.path(ge)),r=t.stat(n);return o!==null&&r!==null&&r.modified>=o.modified}function qn({journal:e,config:n},t){if(!n.budget.enabled)return!1;let{state:o,known:r}=e.fold("budget",Me);return r&&o.calls>0&&Ne(o,t)%yr===0}function wr({root:e,world:n}){return me(e,n)}function Xn(e){return e.config.recitation.enabled&&wr(e)}async function Gn(e,n){let t=Hn(n,e.transcript),o=qn(n,e.use);if(!t&&!o)return[];let{budgetSpeech:r,verify:s}=await Promise.resolve().then(()=>N(require("part:preservation"),1));return[t?s(n,e.transcript):null,o?r(n,e.transcript):null]}function w(e){let n=3735928559,t=1103547991;for(let o=0;o<e.length;o++){let r=e.charCodeAt(o);n=Math.imul(n^r,2654435761),t=Math.imul(t^r,1597334677)}return n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),Kn(t)+Kn(n)}function Kn(e){return(e>>>0).toString(16).padStart(8,"0")}var Vn={calls:0,checks:0,files:[],action:"",last:"",error:""},$e={loop:null,aggressive:!1,breaker:!0,halt:null,...Vn,evidence:"not-needed",compactions:0},br=60,je={version:1,initial:$e,step:kr};function kr(e,n){switch(n.kind){case"loop":return Sr(e,n);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let t=e.files.includes(n.path)?e.files:[...e.files,n.path];return{...Q(e,`edited ${n.path}`,n.hash),files:t.slice(-br),evidence:n.generated?e.evidence:"none"}}case"check":{let t=Q(e,`ran ${n.command}`,`${n.ok} ${n.output}`),o=n.ok?"":n.signatures.map(({id:s})=>s).join(" "),r=n.family==="install"?e.evidence:n.ok?"passed":"failed";return{...t,checks:e.checks+1,error:o,evidence:r}}case"command":{let t=Q(e,`ran ${n.command}`,n.output);return n.writes?{...t,evidence:"none"}:t}case"look":return Q(e,`${n.tool} ${n.target}`,n.version??"");case"failure":return{...Q(e,`${n.tool} failed: ${n.target}`,n.signature.id),error:n.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function Sr(e,{phase:n,loop:t,aggressive:o,breaker:r,halt:s}){return n==="iteration"?{...e,...Vn}:n==="end"?{...$e,halt:s??null}:{...$e,loop:t,aggressive:o===!0,breaker:r!==!1}}function Q(e,n,t){let o=w(`${e.action}\0${n}\0${t}`);return{...e,calls:e.calls+1,action:o,last:n.slice(0,120)}}var xr=[".git",".planning",".powerignore",".claudeignore"];function Yn(e,n,t){return n.projectDir??Er(e,t,xr)??t}function Er(e,n,t){for(let o=n;;o=P(o)){if(t.some(r=>e.stat(se(o,r))!==null))return o;if(P(o)===o)return null}}function Jn(e,n){let{environment:t}=n,o=t.platform==="windows";return e.cwd===""?t.projectDir??"/":R(e.cwd,o)}function Zn(e,n){let t=n.journals.open(e.session,e.agent);if(t===null)return null;let o=Yn(n.files,n.environment,Jn(e,n)),{config:r}=n.config(o);return{journal:t,root:o,config:r,world:n,isSubagent:e.agent!==void 0}}function Qn({journal:e,isSubagent:n}){if(n)return null;let{state:t,known:o}=e.fold("loop",je);return o&&t.loop!==null?t:null}var vr=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function ze(e){let n=e.slice(0,200);return n.includes("fire-loop")&&vr.test(n)}async function et(e,n){if(n.isSubagent)return null;let t=ze(e.prompt);if(!t&&Qn(n)===null)return null;let{obey:o,pauseForPrompt:r}=await Promise.resolve().then(()=>N(require("part:loop"),1));return t?o(e,n):r(e,n)}var Ar=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function De(e){let n=e.slice(0,2e3).toLowerCase();return Ar.some(([t,o])=>y(n,t)&&o.test(n))}function nt(e,n){return{kind:De(e)?"decision":"prompt",text:e,files:n}}var Or=2,Rr=40,tt=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function ot(e,n){let t=We(e);if(t.length===0)return[];let o=n.journal.claim(t.map(s=>Tr(s,n))),r=t.filter((s,i)=>o[i]==="own");return n.journal.append(r.flatMap(({facts:s})=>s??[])),r.map(({text:s})=>s)}function We(e){let n=e.filter(r=>r!==null&&r.text.trim()!=="");n.sort((r,s)=>tt.indexOf(r.channel)-tt.indexOf(s.channel));let t=[],o=0;for(let r of n){let s=r.text.split(`
`).length+(t.length>0?1:0);(t.length===0||t.length<Or&&o+s<=Rr)&&(t.push(r),o+=s)}return t}function Tr({channel:e,key:n,text:t},{world:o}){return{v:1,kind:"said",at:o.clock.now(),channel:e,key:n,hash:w(t)}}var Be=1e3;async function rt(e,n){if(J(e.prompt))return T;let t=await Lr(e,n);if(t)return{...T,decision:{type:"blockPrompt",reason:t}};let o=Zn(e,n);if(o===null)return T;let r=await et(e,o);if(r!==null&&ze(e.prompt))return r;let s=Le(e.prompt),{asks:i,tier:a,continues:l}=s,c=Ae(e.prompt),d=L(e.prompt,Be),p=l?Cr(o):null,S=p===null?{asks:i}:{asks:p,continues:!0},I=e.prompt.length>Be?await Fr(e.prompt):{},ke=n.clock.now();if(o.journal.append([{v:1,kind:"prompt",at:ke,text:d,...I,...S,names:c}]),o.isSubagent)return T;let m=[...await Gn(e,o)],f=nt(e.prompt,c),h=Mr(e.prompt);return!h&&(f.kind==="decision"||Ir(s,e.prompt))&&m.push(await Pr(f,o)),a!=="SIMPLE"&&m.push(...await Nr(h,a,o)),{...r??T,context:[...r?.context??[],...ot(m,o)]}}async function Fr(e){let{ordersToKeep:n}=await Promise.resolve().then(()=>N(require("part:orders"),1));return{orders:n(e)}}var _r=5;function Ir({tier:e,reason:n,continues:t},o){return e!=="SIMPLE"?!0:n==="files"||t?!1:o.slice(0,Be).trim().split(/\s+/).length>_r}function Cr({journal:e}){return e.fold("exclusion",Ee).state.asks}async function Pr(e,n){let{guide:t}=await Promise.resolve().then(()=>N(require("part:guidance"),1));return t(e,n)}async function Lr(e,n){let t=le(e.prompt);if(t.length===0)return null;let{privateMention:o}=await Promise.resolve().then(()=>N(require("part:private-mention"),1));return o(t,e,n)}function Mr(e){return/^fire-(?:execute-plan|3-execute)$/.test(ce(e)?.name??"")}async function Nr(e,n,t){if(!Xn(t))return[];let{beginTask:o,recitePlan:r}=await Promise.resolve().then(()=>N(require("part:recitation"),1)),s=n==="COMPLEX"?{note:Pe}:{};return e?o(t,s):[r(t,s)]}function x(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ye(e,n){let t=[],o=e(n,t,[]);return t.length===0?{success:!0,data:o}:{success:!1,error:{issues:t}}}var he=()=>ut("string",e=>typeof e=="string"),st=()=>ut("boolean",e=>typeof e=="boolean"),it=e=>F(e);function E(e){return F((n,t,o)=>n===void 0?n:e(n,t,o))}function D(){return F((e,n,t)=>(typeof e!="number"||!Number.isFinite(e)?n.push({code:"invalid_type",expected:"number",path:t}):Number.isInteger(e)?Number.isSafeInteger(e)||n.push({code:e>0?"too_big":"too_small",path:t}):n.push({code:"invalid_type",expected:"int",path:t}),e))}var ee=()=>Ue(Number.MIN_VALUE);function Ue(e){return(n,t,o)=>(n<e&&t.push({code:"too_small",path:o}),n)}function He(e){return(n,t,o)=>(n>e&&t.push({code:"too_big",path:o}),n)}function at(e){return F((n,t,o)=>(e.includes(n)||t.push({code:"invalid_value",path:o}),n))}function lt(e){return dt("array",(n,t,o)=>n.map((r,s)=>e(r,t,[...o,s])))}function qe(e){return dt("tuple",(n,t,o)=>n.length<e.length?(t.push({code:"too_small",path:o}),n):(n.length>e.length&&t.push({code:"too_big",path:o}),e.map((r,s)=>r(n[s],t,[...o,s]))))}var W=e=>ct(e,!1),Xe=e=>ct(e,!0);function ct(e,n){return F((t,o,r)=>{if(!x(t))return o.push({code:"invalid_type",expected:"object",path:r}),t;let s={};for(let a of Object.keys(e)){let l=e[a](t[a],o,[...r,a]);(l!==void 0||a in t)&&(s[a]=l)}let i=n?Object.keys(t).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&o.push({code:"unrecognized_keys",keys:i,path:r}),s})}function ut(e,n){return F((t,o,r)=>(n(t)||o.push({code:"invalid_type",expected:e,path:r}),t))}function dt(e,n){return F((t,o,r)=>Array.isArray(t)?n(t,o,r):(o.push({code:"invalid_type",expected:e,path:r}),t))}function F(e){return Object.assign((...t)=>e(...t),{check:(...t)=>F((o,r,s)=>{let i=r.length,a=e(o,r,s),l=r.slice(i).every(({code:c})=>c!=="invalid_type");for(let c of l?t:[])a=c(a,r,s);return a})})}var pt=he();function B(e){return it(n=>e(n)?n:void 0)}var _=B(e=>typeof e=="string"),va=B(e=>typeof e=="boolean"),Aa=B(x);function Ke(...e){return B(n=>e.some(t=>t===n))}var U={session_id:_,transcript_path:_,cwd:_,agent_id:_};function H(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function q(e,n){return t=>{let o=ye(e(),t);return o.success?n(o.data):null}}var Fa=q(()=>W({...U,source:Ke("startup","resume","clear","compact")}),e=>({...H(e),source:e.source??"startup"})),_a=q(()=>W({...U,reason:_}),e=>({...H(e),reason:e.reason??"other"})),ft=q(()=>W({...U,prompt:pt}),e=>({...H(e),prompt:e.prompt})),Ia=q(()=>W({...U,trigger:Ke("auto","manual"),custom_instructions:_}),e=>({...H(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),Ca=q(()=>W({...U,last_assistant_message:_,background_tasks:B($r)}),e=>({...H(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(jr).length}));function $r(e){return Array.isArray(e)}function jr(e){let n=x(e)?e.status:null;return n==="running"||x(e)&&typeof n!="string"}var St=require("node:fs");var we=9500,zr=2,Dr=40;function mt(e){let n=e.filter(o=>o.trim()!=="").slice(0,zr),t=n.filter((o,r)=>r===0||Wr(n.slice(0,r+1))<=Dr);return Br(t.join(`

`).toWellFormed(),we)}function Wr(e){return e.join(`

`).split(`
`).length}function Br(e,n){if(e.length<=n)return e;let t=`
(cut)`,o=V(e,n-t.length),r=o.lastIndexOf(`
`);return r>0?o.slice(0,r)+t:L(e,n)}var Ur=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function yt(e,n){let t=mt(n.context);if(e==="PreCompact")return t;let o={...Hr(e,n.decision),...t!==""&&Ur.has(e)&&{additionalContext:t}},r={...qr(e,n.decision),...Object.keys(o).length>0&&{hookSpecificOutput:{hookEventName:e,...o}},...n.notice&&{systemMessage:L(n.notice.toWellFormed(),we)}};return Object.keys(r).length===0?"":JSON.stringify(r)}function Hr(e,n){switch(n.type){case"deny":return e==="PreToolUse"?gt(n.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:n.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:n.output}:{};case"halt":return e!=="PreToolUse"?{}:{...n.alsoDeny&&gt(n.alsoDeny),...n.input&&{updatedInput:n.input}};default:return{}}}function gt(e){return{permissionDecision:"deny",permissionDecisionReason:L(e.toWellFormed(),we)}}function qr(e,n){return n.type==="halt"?{continue:!1,stopReason:n.reason}:n.type==="blockPrompt"&&e==="UserPromptSubmit"||n.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(n.type==="blockPrompt"?n.reason:n.prompt).toWellFormed()}:{}}var bt=require("node:fs"),Ve={maxBytes:64<<20,idle:3e3};function Xr(e,n=Ve,t=Buffer.alloc(0)){return new Promise(o=>{let r=[t],s=t.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),n.idle);function a(l){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),o(l)}e.on("data",l=>{let c=typeof l=="string"?Buffer.from(l):l;if(r.push(c),s+=c.length,s>n.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!Gr(c))return;let d=Ye(Buffer.concat(r,s).toString("utf8"));d!==void 0&&a({ok:!0,value:d})}),e.on("end",()=>{let l=Buffer.concat(r,s).toString("utf8"),c=Ye(l);if(c!==void 0)return a({ok:!0,value:c});a({ok:!1,reason:l.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var ht=122880;function kt(e){return new Promise(n=>{process.env.UV_THREADPOOL_SIZE??="1";let t=Buffer.allocUnsafe(ht);t[0]=wt;let o;(0,bt.read)(0,t,0,ht,null,(r,s)=>{o&&clearTimeout(o);let i=r?0:s,a=Ye(t.toString("utf8",0,i));if(a!==void 0)return n({ok:!0,value:a});if(!r&&s===0)return n({ok:!1,reason:"empty"});n(Xr(process.stdin,Ve,t.subarray(0,i)))}),Promise.resolve().then(()=>{t[0]===wt&&(o=setTimeout(e,Ve.idle))})})}var wt=0;function Gr(e){for(let n=e.length-1;n>=0;n--){let t=e[n];if(t===125)return!0;if(t!==10&&t!==13&&t!==32&&t!==9)return!1}return!1}function Ye(e){try{return JSON.parse(e.charCodeAt(0)===Kr?e.slice(1):e)}catch{return}}var Kr=65279;async function xt(e,n){let t;try{let o=kt(()=>Yr(e.event,t)),r=n();t=r.faults;let s=await o,i=s.ok?await Vr(e,s.value,r.world):Et(`payload ${s.reason}`);if(!Jr(i))return}catch(o){t?.write(e.event,o)}process.exit(0)}async function Vr(e,n,t){let o=e.parse(n);return o===null?Et(`payload is not a ${e.event} event`):yt(e.event,await e.handle(o,t))}function Yr(e,n){n?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function Et(e){throw new Error(e)}function Jr(e){let n=Buffer.from(e),t=0;try{for(;t<n.length;)t+=(0,St.writeSync)(1,n,t)}catch{return process.exitCode=0,process.stdout.write(n.subarray(t)),!1}return!0}function vt(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:Zr}}function Zr(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var At={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var es=1<<20;function Ot(e,n,t){let o=At,r=[];for(let s of new Set([`${t}/.claude/fire-flow.json`,`${n}/.claude/fire-flow.json`])){let i=e.read(s,es);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?ts(i.value):{problem:i.message},l="problem"in a?null:Rt(o,a.settings),c="problem"in a?a.problem:ns(l??o);c!==""?r.push(`${s}: ${c}; this file is not used`):o=l??o}return{config:o,problems:r}}function ns({breaker:e,budget:n}){return[["breaker.stall",e.stall],["breaker.spin",e.spin],["breaker.decline",e.decline],["budget",[n.warn,n.critical]]].filter(([,[o,r]])=>o>r).map(([o,[r,s]])=>`${o} warns at ${r}, above the level ${s} it warns of`).join("; ")}function ts(e){let n;try{n=JSON.parse(e.replace(/^\uFEFF/,""))}catch(o){return{problem:`not valid JSON (${o instanceof Error?o.message:"unreadable"})`}}let t=ye(rs(),n);return t.success?{settings:t.data}:{problem:t.error.issues.map(os).join("; ")}}function os(e){let n=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${n}`:e.code==="invalid_type"?`${n} must be of type ${e.expected}`:`${n} has a value that is not possible`}function rs(){let e=E(st()),n=E(D().check(ee())),t=E(qe([D().check(ee()),D().check(ee())])),o=D().check(Ue(1),He(100)),r=E(D().check(ee(),He(500))),s=i=>E(Xe(i));return Xe({exclusion:s({enabled:e,failClosed:e}),health:s({enabled:e}),breaker:s({onTrip:E(at(["warn","stop"])),stall:t,spin:t,decline:E(qe([o,o]))}),guidance:s({enabled:e,maxPerSession:n}),skills:s({paths:E(lt(he()))}),preservation:s({enabled:e}),recitation:s({enabled:e}),budget:s({enabled:e,warn:E(o),critical:E(o),window:n}),hygiene:s({enabled:e}),output:s({compress:e,aboveBytes:n}),loop:s({maxIterations:r,maxMinutes:n,maxTokens:n,checkpointInterval:r})})}function Rt(e,n){if(!x(e)||!x(n))return n===void 0?e:n;let t={...e};for(let[o,r]of Object.entries(n))t[o]=Rt(e[o],r);return t}function Tt(e,n,t){let o=n==="windows",r=a=>{let l=e[a];return l?R(l,o):null},s=r("HOME")??r("USERPROFILE")??R(t(),o),i=o?r("LOCALAPPDATA")??`${s}/AppData/Local`:r("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:n,projectDir:r("CLAUDE_PROJECT_DIR"),pluginRoot:r("CLAUDE_PLUGIN_ROOT"),stateDir:r("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function Ft(){let e=process.platform==="win32"?"windows":"posix",n=()=>process.getBuiltinModule("node:os").homedir();return Tt(process.env,e,n)}function _t(e,n,t){let o=`${t}/faults.log`;function r(){let s=e.stat(o)?.size??0;if(s<=1048576)return;let i=e.readRange(o,s-262144,262144);i.ok&&e.replace(o,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),l=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},d={time:new Date(n.now()).toISOString(),event:s,message:a.slice(0,1e3),...l};e.append(o,`${JSON.stringify(d)}
`),r()},read(){let s=e.stat(o)?.size??0,i=e.readRange(o,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(ss):[]}}}function ss(e){try{let n=JSON.parse(e);return typeof n=="object"&&n!==null&&"time"in n?[n]:[]}catch{return[]}}var u=require("node:fs");var It=require("node:fs");function ne(e,n,t){return n.subarray(0,is(e,n,n.length,t))}function is(e,n,t,o){let r=0;for(;r<t;){let s=(0,It.readSync)(e,n,r,t-r,o+r);if(s===0)break;r+=s}return r}function Je(e,n){if(!(e===""||n.existsSync(e))){Je(e.slice(0,Math.max(0,e.lastIndexOf("/"))),n);try{n.mkdirSync(e,{mode:448})}catch(t){if(!n.existsSync(e))throw t}}}function Pt(){let e=new Map;return{read:as,readRange:ls,open(n){let t=e.get(n);if(t)return k(t);let o=us(n);return o.ok&&e.set(n,o.value),o},stat:ms,list:ys,real:n=>$t(n),append:bs,replace:ks,create:xs,remove:jt}}function as(e,n){return gs(e)?X("missing",`no such file: ${e}`):Qe(e,u.constants.O_RDONLY,t=>{let o=(0,u.fstatSync)(t);if(!o.isFile()&&!o.isDirectory())return X("failed",`no file: ${e}`);let{size:r}=o;return r>n?X("too-large",`${r} bytes, at most ${n}`):k((0,u.readFileSync)(t,"utf8"))})}function ls(e,n,t,o){return Qe(e,u.constants.O_RDONLY,r=>{let s=Math.max(0,Math.min(t,(0,u.fstatSync)(r).size-n)),i=o?.subarray(0,s)??Buffer.allocUnsafe(s);return k(ne(r,i,n))})}var cs=1e3;function us(e){return v(()=>{let n=(0,u.openSync)(e,u.constants.O_RDONLY|zt),t=(0,u.fstatSync)(n);return t.isFile()?k(ds(n,t.size)):((0,u.closeSync)(n),t.isDirectory()?X("directory",e):X("failed",e))})}var Ct=4096;function ds(e,n){let t=0,o=null,r=Buffer.allocUnsafe(Ct),s=[r];function i(a,l){return t++===cs&&(o=ne(e,Buffer.allocUnsafe(n),0)),o!==null?o.subarray(a,l):l-a>Ct?ne(e,Buffer.allocUnsafe(l-a),a):(0,u.readvSync)(e,s,a)<l-a?ne(e,r.subarray(0,l-a),a):r}return{length:n,text(a,l){let c=Math.min(l,n);if(a>=c)return"";try{return i(a,c).toString("utf8",0,c-a)}catch{return""}},after(a,l,c){let d=Math.min(c,n);if(l>=d)return null;try{return ps(a,i(l,d),d-l)}catch{return null}}}}function ps(e,n,t){let o=n.indexOf(e);if(o<0)return null;let r=o+Buffer.byteLength(e),s=n.indexOf(fs,r);return s<0||s>=t?null:n.toString("utf8",r,s)}var fs=10;function ms(e){let n=Mt(e);if(!n)return null;let{size:t,mtimeMs:o,dev:r,ino:s}=n;return{kind:Nt(n),size:t,modified:o,device:r,inode:s}}var Lt={throwIfNoEntry:!1};function Mt(e){try{return(0,u.lstatSync)(e,Lt)}catch{return null}}function gs(e){return!(0,u.existsSync)(e)&&Mt(e)===void 0}function Nt(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function ys(e){return v(()=>{let t=(0,u.readdirSync)(e,{withFileTypes:!0}).map(o=>({name:o.name,kind:Nt(o)}));return k(t.sort((o,r)=>o.name<r.name?-1:1))})}function $t(e,n=0){let t=v(()=>k((0,u.realpathSync)(e)));return t.ok?R(t.value,process.platform==="win32"):hs(e,n)}function hs(e,n){let t=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",o=e.slice(t.length).split("/"),r=t.replace(/\/$/,"");for(let[s,i]of o.entries()){let a=t===""&&s===0?i:`${r}/${i}`,l=v(()=>k((0,u.readlinkSync)(a)));if(l.ok&&n<ws?r=$t(se(P(a),R(l.value)),n+1):r=a,!l.ok&&l.trouble==="missing")return[r,...o.slice(s+1)].join("/")}return r}var ws=40;function bs(e,n){let t=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.O_CREAT|Es,o=()=>Qe(e,t,i=>((0,u.writeSync)(i,n),k(void 0))),r=o();if(r.ok||r.trouble!=="missing")return r;let s=Ze(e);return s.ok?o():s}function ks(e,n){let t=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,o=Ze(e);if(!o.ok)return o;let r=v(()=>{(0,u.writeFileSync)(t,n,{mode:384,flag:"wx"});let s=v(()=>k((0,u.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,u.chmodSync)(t,s.value.mode&511),Ss(t,e),k(void 0)});return r.ok||jt(t),r}function Ss(e,n){for(let t=0;;t++){let o=v(()=>k((0,u.renameSync)(e,n)));if(o.ok)return;if(t===5||o.trouble!=="denied")throw new Error(o.message)}}function xs(e,n){let t=Ze(e);return t.ok?v(()=>k((0,u.writeFileSync)(e,n,{mode:384,flag:"wx"}))):t}function jt(e){let n=v(()=>{let t=(0,u.lstatSync)(e,Lt);return t?.isDirectory()?(0,u.rmSync)(e,{recursive:!0,force:!0}):t&&(0,u.unlinkSync)(e),k(void 0)});return n.ok||n.trouble!=="missing"?n:k(void 0)}var Es=u.constants.O_NOFOLLOW??0;function Ze(e){return v(()=>(Je(P(e),{existsSync:u.existsSync,mkdirSync:u.mkdirSync}),k(void 0)))}function Qe(e,n,t){return v(()=>{let o=(0,u.openSync)(e,n|zt,384);try{return t(o)}finally{(0,u.closeSync)(o)}})}var zt=u.constants.O_NONBLOCK??0;function v(e){try{return e()}catch(n){let t=n instanceof Error&&"code"in n?String(n.code):"";return X(vs[t]??"failed",n instanceof Error?n.message:t)}}var vs={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function k(e){return{ok:!0,value:e}}function X(e,n){return{ok:!1,trouble:e,message:n}}function Dt(e){let n=new Map,t=new Map,o=new Map,r=a=>en(n,a,()=>e.real(a));return{kind:a=>en(t,a,()=>{let l=e.stat(a),c=l?.kind==="link"?e.stat(r(a)):l;return!c||c.kind==="link"?null:c.kind}),list:a=>en(o,a,()=>{let l=e.list(a);return l.ok?l.value.map(({name:c})=>c):[]}),real:r}}function en(e,n,t){let o=e.get(n);if(o!==void 0)return o;let r=t();return e.set(n,r),r}var As=4096;function tn(e){let n={v:Os,...Rs(e)},t=n;for(let o=600;;o=Math.floor(o/2)){let r=`${JSON.stringify(t)}
`;if(Buffer.byteLength(r)<=As||o<4)return r;t=nn(n,o,Math.max(1,Math.floor(o/40)))}}var Os=1;function Rs(e){let{v:n,...t}=e;return t}function nn(e,n,t){if(typeof e=="string")return V(e,n);if(Array.isArray(e))return e.slice(0,t).map(s=>nn(s,n,t));if(e===null||typeof e!="object")return e;let o=Object.entries(e).map(([s,i])=>[s,nn(i,n,t)]),r=Object.fromEntries(o);return Ts(e)&&(r.more=e.more+Math.max(0,e.signatures.length-t)),r}function Ts(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function be(e){let n=Wt(e)??Wt(e.slice(Math.max(0,e.lastIndexOf(Fs))));return x(n)&&n.v===1&&_s.has(String(n.kind))&&typeof n.at=="number"?n:null}var Fs='{"v":1,';function Wt(e){try{return JSON.parse(e)}catch{return null}}var _s=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var te=4<<20;function Ut(e,n){let t=null;return(o,r)=>{if(r-o>te)return Bt(e,n,o);if((t===null||o<t.from||r<t.end)&&(t={from:o,end:o,steps:[]}),r>t.end){let s=[...Bt(e,n,t.end)];t={from:t.from,end:Is(s)??t.end,steps:[...t.steps,...s]}}return t.steps.filter(s=>s==="unreadable"||s.end>o)}}function Is(e){let n=e.at(-1);return n==="unreadable"?void 0:n?.end}function*Bt(e,n,t){for(let o=t;;){let r=e.readRange(n,o,te);!r.ok&&r.trouble!=="missing"&&(yield"unreadable");let s=r.ok?Ms(r.value):0;if(!r.ok||s===0||(yield*Cs(r.value.subarray(0,s),o),o+=s,r.value.length<te))return}}function*Cs(e,n){let t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),o=Buffer.byteLength(t)===t.length;for(let r=0;r<t.length;){let s=t.indexOf(`
`,r),i=s<0?t.length:s+1,a=t.slice(r,s<0?i:s);a!==""&&(yield{fact:be(o?a:Ps(a)),end:n+i}),r=i}}function Ps(e){return Buffer.from(e,"latin1").toString("utf8")}var Ls=10;function Ms(e){let n=e.length;for(;n>0&&e[n-1]!==Ls;)n--;return n===0&&e.length===te?te:n}var Ht={facts:200,bytes:3072},Ns=256,$s=16<<20;function Gt(e,n,t,o){let r=`${n}/${t}`,s=Ut(e,r),i=r.endsWith(".jsonl")?r.slice(0,-6):r,a=null;function l(m){for(let f of m){let h=e.append(r,tn(f));h.ok||o(`journal ${r}: ${h.message}`)}}function c(m){let f=a??e.stat(r)?.size??0,h=`${process.pid}.${process.hrtime.bigint().toString(36)}`,A=m.map(C=>({...C,by:h}));l(A);let G=[...s(f,e.stat(r)?.size??0)].flatMap(qt);return A.map(C=>{let O=qt({fact:be(tn(C)),end:0})[0],K=G.find(Yt=>O&&js(Yt,O));return K===void 0?"forgotten":K.by===h?"own":"others"})}function d(m){let f=`${w(m)}.txt`,h=`${n}/errors/${f}`;if(e.stat(h))return f;let A=e.create(h,m);return!A.ok&&A.trouble!=="invalid"&&o(`errors ${h}: ${A.message}`),f}function p(m,f){let h=e.replace(`${n}/${m}`,f);h.ok||o(`${n}/${m}: ${h.message}`)}function S(m){let f=e.read(`${n}/${m}`,$s);return f.ok?f.value:null}function I(m,f){let h=`${i}.${m}.snapshot.json`,A=e.stat(r);if(A!==null&&A.kind!=="file")return Xt(f);let G=A?.size??0;a??=G;let C=Ws(ke(h),f.version,G)??zs(f),O=Bs(s(C.offset,G),C,f);if(!O)return Xt(f);if(Ds(C,O)){let K=e.replace(h,JSON.stringify(O));K.ok||o(`snapshot ${h}: ${K.message}`)}return{state:O.state,facts:O.facts,skipped:O.skipped,known:!0}}function ke(m){let f=e.read(m,16777216);if(!f.ok)return null;try{return JSON.parse(f.value)}catch{return null}}return{append:l,claim:c,keepError:d,keep:p,recall:S,drop:m=>{e.remove(`${n}/${m}`)},path:m=>`${n}/${m}`,fold:I}}function qt(e){return e!=="unreadable"&&e.fact?.kind==="said"?[e.fact]:[]}function js(e,n){return e.channel===n.channel&&e.key===n.key}function Xt(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function zs(e){let{version:n,initial:t}=e;return{version:n,offset:0,state:t,facts:0,skipped:0,seen:[]}}function Ds(e,n){return n.facts+n.skipped-e.facts-e.skipped>=Ht.facts||n.offset-e.offset>=Ht.bytes}function Ws(e,n,t){return e?.version===n&&e.offset<=t&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function Bs(e,n,t){let o=new Set(n.seen),{offset:r,state:s,facts:i,skipped:a}=n;for(let c of e){if(c==="unreadable")return null;r=c.end,c.fact===null?a++:Us(c.fact,o)&&(s=t.step(s,c.fact),i++)}let l=[...o].slice(-Ns);return{version:t.version,offset:r,state:s,facts:i,skipped:a,seen:l}}function Us(e,n){if(!e.use)return!0;let t=`${e.kind} ${e.use}`;return n.has(t)?!1:(n.add(t),!0)}var Hs=864e5,qs=100;function Kt(e,n,t,o){let r=`${t}/sessions`,s=new Map;function i(c){let d=e.list(`${r}/${c}`),p=(d.ok?d.value:[]).map(({name:S})=>e.stat(`${r}/${c}/${S}`)?.modified??0);return Math.max(e.stat(`${r}/${c}`)?.modified??0,...p)}function a(){let c=e.list(r);return(c.ok?c.value:[]).map(({name:p})=>({name:p,at:i(p)})).sort((p,S)=>S.at-p.at).map(({name:p})=>p)}function l(c,d){let p=`${c}/${d}`,S=s.get(p)??Gt(e,`${r}/${c}`,d,o);return s.set(p,S),S}return{open(c,d){let p=on(c);if(p===null)return null;let S=on(d);return l(p,S===null?"journal.jsonl":`agents/${S}.jsonl`)},agents(c){let d=on(c),p=d===null?null:e.list(`${r}/${d}/agents`);return d===null||!p?.ok?[]:p.value.filter(I=>I.name.endsWith(".jsonl")).slice(0,qs).map(I=>l(d,`agents/${I.name}`))},sessions:a,lastTouched:i,sweep(c){let d=n.now()-c*Hs;for(let p of a())i(p)<d&&e.remove(`${r}/${p}`)}}}function on(e){return e?e.length<=128&&/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(e)?e:`h-${w(e)}`:null}function Vt(){let e=Pt(),n=vt(),t=Ft(),o=_t(e,n,t.stateDir),r=Kt(e,n,t.stateDir,i=>o.write("journal",i));return{world:{files:e,tree:Dt(e),clock:n,environment:t,journals:r,config:i=>Ot(e,i,t.home)},faults:o}}xt({event:"UserPromptSubmit",parse:ft,handle:rt},Vt);function Xs(e){if(e==="guidance")return{t0:w};if(e==="loop")return{t0:500,t1:w,t2:T};if(e==="orders")return{t0:Te,t1:Re,t2:y};if(e==="preservation")return{t0:w,t1:ge};if(e==="private-mention")return{t0:w,t1:y};if(e==="recitation")return{t0:w,t1:me,t2:We}}0&&(module.exports={given});
})
