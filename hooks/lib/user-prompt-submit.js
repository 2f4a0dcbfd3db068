(function(exports,require,module,__filename,__dirname,__taken){
var Ht=Object.create;var Z=Object.defineProperty;var Xt=Object.getOwnPropertyDescriptor;var Gt=Object.getOwnPropertyNames;var Kt=Object.getPrototypeOf,Yt=Object.prototype.hasOwnProperty;var Vt=(e,n)=>{for(var t in n)Z(e,t,{get:n[t],enumerable:!0})},Xe=(e,n,t,o)=>{if(n&&typeof n=="object"||typeof n=="function")for(let r of Gt(n))!Yt.call(e,r)&&r!==t&&Z(e,r,{get:()=>n[r],enumerable:!(o=Xt(n,r))||o.enumerable});return e};var U=(e,n,t)=>(t=e!=null?Ht(Kt(e)):{},Xe(n||!e||!e.__esModule?Z(t,"default",{value:e,enumerable:!0}):t,e)),Jt=e=>Xe(Z({},"__esModule",{value:!0}),e);var Cs={};Vt(Cs,{given:()=>_s});module.exports=Jt(Cs);function v(e,n=!1){if(!n)return Q(e);let t=e.replaceAll("\\","/"),o=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(t),r=o?`${o[1]}:${t.slice(o[0].length)||"/"}`:t;return Q(r.replace(/^[a-z]:/,s=>s.toUpperCase()))}function ee(e,n){return Zt(n)?Q(n):Q(`${e}/${n}`)}function Zt(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function A(e){let n=e.lastIndexOf("/");return n<0?".":n===0?"/":/^[A-Za-z]:$/.test(e.slice(0,n))?e.slice(0,n+1):e.slice(0,n)}function Qt(e){let n=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!n}function Q(e){if(Qt(e))return e;let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",t=[];for(let o of e.slice(n.length).split("/"))o===""||o==="."||(o===".."&&t.length>0&&t.at(-1)!==".."?t.pop():(o!==".."||n==="")&&t.push(o));return n+t.join("/")||"."}function _(e,n,t="\u2026"){return e.length<=n?e:q(e,Math.max(0,n-t.length))+t}function q(e,n){if(e.length<=n)return e;let t=e.charCodeAt(n-1),o=t>=55296&&t<=56319;return e.slice(0,o?n-1:n)}function w(e,n){for(let t=0;t<n.length;t++)if(e.includes(n[t]))return!0;return!1}function Ge(e,n){return n!==""&&!n.includes(" ")&&e.includes(` ${n} `)}var ge={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:eo};function eo(e,n){switch(n.kind){case"prompt":return{...e,names:me(e.names,n.names),asks:n.asks};case"check":return{...e,errorFiles:me(e.errorFiles,n.signatures.flatMap(Ke))};case"failure":return n.host?e:{...e,errorFiles:me(e.errorFiles,Ke(n.signature))};case"denial":return oo(e,n);case"narrow":return n.use===void 0?e:to(e,n.use,n);case"persisted":return{...e,persisted:[...e.persisted,n].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return n.channel==="notice"?{...e,notices:[...e.notices,n.key].slice(-no)}:e;default:return e}}var no=50;function Ke({file:e}){return e?[e]:[]}function me(e,n){return[...e.filter(t=>!n.includes(t)),...n].slice(-500)}function to(e,n,t){let o=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(o),[n]:t}}}function oo(e,n){let t=Ye(n.path,n.pattern),{[t]:o=0,...r}=e.denials,s=Object.entries(r).slice(-500);return{...e,denials:{...Object.fromEntries(s),[t]:o+1},latest:t}}function Ye(e,n){return`${e}
${n}`}var Je=1e5,ye=200,Ze=400,Qe=/(?<![\w.+\-/@])@(?:"([^"\n]{1,400})"|([^\s"'`<>|,;]{1,400}))/g,ro=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,so=/\bfile:\/\/(?:localhost)?(?=\/)/gi,io=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,ao=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,lo=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,co=/^[A-Za-z]:[\\/]/;function he(e){let n=po(mo(e.slice(0,Je))),t=new Set(oe(n));for(let o of go(n))Ve(t,o);for(let o of n.replace(Qe," ").split(/(?<!\\) |[^\S ]+/)){if(t.size>=ye)break;for(let r of ho(o))Ve(t,r)}return[...t].slice(0,ye)}function oe(e){if(!e.includes("@"))return[];let t=[...e.slice(0,Je).matchAll(Qe)].map(([,o,r=""])=>o??ne(r));return[...new Set(t.map(te))].filter(o=>o!=="").slice(0,ye)}var uo=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function po(e){let n=e.toLowerCase();return w(n,fo)?e.replace(uo," "):e}var fo=["not","n't","n\u2019t","never","avoid","without","stop"];function mo(e){return e.includes("://")?e.replace(ro," ").replace(so,""):e}function go(e){return w(e,yo)?[...e.matchAll(io)].map(n=>te(n.slice(1).join("").trim())):[]}var yo=['"',"`","'","\u201C","\xAB"];function ho(e){if(e.length>Ze||!w(e,en))return[];let n=ne(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return co.test(n)?[te(n)]:[n,...n.split(lo),...n.split(ao).map(ne)].map(o=>te(ne(o)))}var en=[".","/","\\"];function Ve(e,n){wo(n)&&e.add(n)}function wo(e){return e.length>Ze||!w(e,en)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function te(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var nn="([{<\uFF08\u300C\u300E\u3010\u300A",tn=")]}>\uFF09\u300D\u300F\u3011\u300B",on="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",bo=`${on}.\u2026`;function ne(e){let n=0,t=e.length,o=()=>e.slice(n,t);for(;;){let r=e[n]??"",s=e[t-1]??"";if(n>=t)return"";if(on.includes(r)||ko(o()))n++;else if(bo.includes(s)||So(o()))t--;else return o()}}function ko(e){let n=nn.indexOf(e[0]??" ");if(n<0)return!1;let t=e.indexOf(tn[n]??"");return t<0||t===e.length-1}function So(e){let n=tn.indexOf(e.at(-1)??" ");return n>=0&&!e.includes(nn[n]??"")}var cn=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,xo=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],rn=8e3,sn=4e3;function X(e){let n=e.trim();return xo.some(t=>n.startsWith(t))?!0:n.startsWith("<")?n.startsWith("<task-notification>")?!0:cn.test(n)&&un(n)==="":!1}function re(e){if(!e.trimStart().startsWith("/"))return null;let n=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return n?{name:n[1]??"",text:e.slice(n[0].length).trim()}:null}function we(e){return X(e)?"":Po(Eo(un(vo(e))).join(`
`)).split(`
`).map(n=>n.replace(/[ \t]+/g," ").trim()).filter(n=>n!=="").join(`
`)}function Eo(e){let n=e.split(/\r\n?|\n/);return(w(e,["```","~~~"])?Oo(n):n).filter(o=>!Co(o))}function vo(e){if(e.length<=rn+sn)return e;let n=e.slice(0,rn),t=e.slice(-sn),o=n.lastIndexOf(`
`),r=t.indexOf(`
`);return`${o<0?n:n.slice(0,o)}
${t.slice(r+1)}`}function un(e){let n=Ao(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let t=an(n);t;t=an(n)){let o=`</${t[1]}>`,r=n.indexOf(o);n=r<0?"":n.slice(r+o.length).trim()}return n}function an(e){return e.startsWith("<")?cn.exec(e):null}function Ao(e,n,t){let o="",r=0;for(let s=e.indexOf(n);s>=0;s=e.indexOf(n,r)){o+=e.slice(r,s);let i=e.indexOf(t,s);if(i<0)return o;r=i+t.length}return o+e.slice(r)}function Oo(e){let n=[],t="";for(let o of e){let r=/^\s{0,3}(`{3,}|~{3,})/.exec(o)?.[1]??"";t===""&&r===""?n.push(o):t===""?t=r:r.startsWith(t)&&(t="")}return n}var ln="0123456789",Ro="ABCDEFGHIJKLMNOPQRSTUVWXYZ",H=[""],To=["TRACE","DEBUG","INFO","WARN","ERROR","FATAL","CRITICAL"],Fo=["PASS","FAIL","ok","RUN"],Io=[[">",H,/^\s*>/],[`[${ln}`,[":"],/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC",To,/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY",["pm ","PM ","arn ","ARN "],/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a",["at "],/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",['File "'],/^\s*File "[^"]*", line \d+/],["T",["Traceback ("],/^\s*Traceback \(most recent call last\)/],[Ro,[": "],/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",[": "],/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",[":"],/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#",[" "],/^\s*[$%#] \w/],["di@+-",["diff --git","index ","@@ ","+++ ","--- "],/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-",H,/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${ln}`,["|"],/^\s*\d*\s*\|\s/],["=-_~^",H,/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-",Fo,/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{",H,/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F",H,/^/]],_o=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Co(e){let n=e.slice(0,400),t=n.trim();if(t==="")return!1;let o=t.charAt(0);return Io.some(([r,s,i])=>(r===""||r.includes(o))&&w(n,s)&&i.test(n))||";{(:)".includes(t.charAt(t.length-1))&&_o.test(n)}function Po(e){return Lo.filter(([t])=>w(e,t)).reduce((t,[,o,r])=>t.replace(o,r),e)}var Lo=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Mo=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function se(e){return/[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(e)}function G(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Mo).map(o=>o.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(o=>o!=="").join(" ")} `}function g(e,{words:n,anywhere:t}){let o=No(e);return dn(n,(s,i)=>((o[s&be]??0)&1<<i)!==0,s=>e.includes(pn(s)))||t.some(s=>e.includes(s))}var be=31;function No(e){let n=new Array(be+1).fill(0);for(let t=0;t>=0;t=e.indexOf(" ",t+1)){let o=e.charCodeAt(t+1)&be;n[o]=(n[o]??0)|1<<e.charCodeAt(t+2)}return n}function dn(e,n,t){for(let o=1,r=0;o<e.length;o=r+1)if(r=e.indexOf(`
`,o),(r-o<3||n(e.charCodeAt(o),e.charCodeAt(o+1)))&&t(e.slice(o,r)))return!0;return!1}function S(e,{words:n}){let t=e.charCodeAt(1),o=e.charCodeAt(2),r=0;return dn(n,(s,i)=>s===t&&i===o,s=>{let i=pn(s);return i.length>r&&e.startsWith(i)&&(r=i.length),!1}),r}function L(e,...n){let t=e;for(;;){let o=n.reduce((r,s)=>Math.max(r,S(t,s)),0);if(o===0||t.length<=1)return t;t=t.slice(o-1)}}function C(e){return e.trim()===""?0:e.trim().split(" ").length}function pn(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var fn={words:`
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
`,anywhere:[]},mn={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},gn={words:`
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
`,anywhere:[]},ke={words:`
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
`,anywhere:[]},yn={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},M={words:`
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
`,anywhere:[]},N={words:`
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
`,anywhere:[]},hn={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},wn={words:`
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
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},ie={words:`
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
`,anywhere:[]},bn={words:`
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
`,anywhere:[]},Se={words:`
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
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},xe={words:`
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
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},kn={words:`
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
`,anywhere:[]},Sn={words:`
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
`,anywhere:[]},xn={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function En(e){let n=G(e);if(zo(n))return{asks:"chat",continues:g(n,xe)};let t=Wo(e).map(Uo);return{asks:$o(n,e,t),continues:!1}}function $o(e,n,t){let o=s=>t.includes(s),r=o("question")||o("inform");return g(e,bn)&&(r||g(e,ie))?"question":o("change")||o("report")&&!o("question")&&!g(e,ie)?"change":r?"question":o("wish")?"change":/[?\uff1f]/.test(n)?"question":Do(e)}function Do(e){let n=S(e,Se)>0&&S(e,N)+S(e,xe)>0;return C(e)<3||n||g(e,kn)?"chat":"change"}function zo(e){let n=e.trim().split(" ").filter(t=>t!=="");return n.length>12?!1:n.every(t=>/^\d{1,2}$/.test(t)||!se(t)||g(` ${t} `,Se))}function Wo(e){if(!w(e.toLowerCase(),jo))return[e].filter(se);let n=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Bo(n).filter(se).slice(0,60)}var jo=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Bo(e){let n=[];for(let t=0;t<e.length;t+=2)n.push(`${e[t]??""}${e[t+1]??""}`);return n}function Uo(e){let n=/[?\uff1f]/.test(e),t=G(e),o=L(t,N),r=L(L(o,M),N,M);return Ho(o)?"none":S(r,fn)>0?"change":S(r,gn)>0||g(t,ie)?"inform":(S(o,ke)>0||g(t,yn))&&(n||S(o,M)===0)?"question":g(t,mn)||qo(o,r)?"change":n?"question":g(t,hn)?"report":g(t,wn)?"wish":"none"}function qo(e,n){return S(e,Sn)>0&&C(n)>1&&S(n,ke)===0}function Ho(e){return S(e,xn)>0}var vn={words:`
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
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},An={words:`
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
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},On={words:`
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
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},Rn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Tn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},Fn={words:`
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
`,anywhere:[]},In={words:`
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
`,anywhere:[]},_n={words:`
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
`,anywhere:[]},Cn={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Pn(e,n,t,o){if(n==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,Tn)&&g(e,vn))return{tier:"COMPLEX",files:t,reason:"security"};if(g(e,An))return{tier:"COMPLEX",files:t,reason:"architecture"};if(n==="question")return{tier:Qo(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,On)||Go(e))return{tier:"COMPLEX",files:Math.max(t,6),reason:"cross-cutting"};let s=Ko(e,t,o);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var Xo=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function Go(e){return w(e,[" every "," each "," all "])&&Xo.test(e)}function Ko(e,n,t){let o=g(e,_n)?1:0;return n>1?n+o:o===0&&Yo(e,n)?1:Math.max(1,3+o+(t==="none"?2:t==="exact"?-2:0))}function Yo(e,n){if(C(e)>25)return!1;if(g(e,Rn))return!0;let t=g(e,In),o=L(e,N,M);return S(o,Fn)>0&&!t||Vo(o)?!0:n===1&&!t&&C(e)<=14}function Vo(e){return C(e)>14?!1:e.includes(" instead of ")||e.includes(" should ")&&/ should (?:read|say|be) /.test(e)?!0:w(e,Jo)&&Zo.test(e)}var Jo=[" change"," set "," switch "," turn "," make "," cambia "," \xE4ndere "],Zo=/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:to|auf|en|a|\u00e0|on|off) \S/;function Qo(e){return g(e,Cn)&&!e.includes(" why did you ")}var Ee="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function ve(e,n="partial"){if(X(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let t=re(e),o=we(t?.text??e),r=Mn(t)??(o===""&&e.trim()!==""?er:En(o)),s=t||e.includes("`")?we(e.replaceAll("`"," ")):o,i=Pn(G(o),r.asks,tr(s),n),u=r.asks==="change"&&Mn(t)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...r,...i,...u}}var Ln={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Mn(e){return!e||!Object.hasOwn(Ln,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Ln[e.name]??"change",continues:!1}}var er={asks:"change",continues:!1},nr=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function tr(e){let t=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(o=>o.replace(/^@|[.]$/g,"").toLowerCase()).filter(or);return new Set(t).size}function or(e){let n=e.lastIndexOf(".");return n>0&&Ge(nr,e.slice(n+1))}var O={decision:{type:"pass"},context:[]};var Ae={version:2,initial:{levels:[],calls:0,recent:[]},step:rr};function rr(e,n){if(n.kind==="compaction")return{...e,levels:[]};if(n.kind==="said"&&n.channel==="budget"&&sr(n.key))return{...e,levels:[...e.levels,n.key]};let{use:t}=n;return t===void 0||e.recent.includes(t)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),t]}}function Oe({calls:e,recent:n},t){let o=t===void 0?-1:n.lastIndexOf(t);return o<0?e:e-(n.length-1-o)}function sr(e){return e==="warn"||e==="critical"}function ae(e,{files:n}){let t=`${e}/.planning`,o=n.stat(t)?.kind;return(o==="link"?n.stat(n.real(t))?.kind:o)==="directory"}var le="composed.json",ir=25;function ar({journal:e,world:n,config:t}){return t.preservation.enabled&&n.files.stat(e.path(le))!==null}function Nn(e,n){if(n===void 0||!ar(e))return!1;let{files:t}=e.world,o=t.stat(e.journal.path(le)),r=t.stat(n);return o!==null&&r!==null&&r.modified>=o.modified}function $n({journal:e,config:n},t){if(!n.budget.enabled)return!1;let{state:o,known:r}=e.fold("budget",Ae);return r&&o.calls>0&&Oe(o,t)%ir===0}function lr({root:e,world:n}){return ae(e,n)}function Dn(e){return e.config.recitation.enabled&&lr(e)}async function zn(e,n){let t=Nn(n,e.transcript),o=$n(n,e.use);if(!t&&!o)return[];let{budgetSpeech:r,verify:s}=await Promise.resolve().then(()=>U(require("part:preservation"),1));return[t?s(n,e.transcript):null,o?r(n,e.transcript):null]}function y(e){let n=3735928559,t=1103547991;for(let o=0;o<e.length;o++){let r=e.charCodeAt(o);n=Math.imul(n^r,2654435761),t=Math.imul(t^r,1597334677)}return n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),Wn(t)+Wn(n)}function Wn(e){return(e>>>0).toString(16).padStart(8,"0")}var jn={calls:0,checks:0,files:[],action:"",last:"",error:""},Re={loop:null,aggressive:!1,breaker:!0,halt:null,...jn,evidence:"not-needed",compactions:0},cr=60,Te={version:1,initial:Re,step:ur};function ur(e,n){switch(n.kind){case"loop":return dr(e,n);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let t=e.files.includes(n.path)?e.files:[...e.files,n.path];return{...K(e,`edited ${n.path}`,n.hash),files:t.slice(-cr),evidence:n.generated?e.evidence:"none"}}case"check":{let t=K(e,`ran ${n.command}`,`${n.ok} ${n.output}`),o=n.ok?"":n.signatures.map(({id:s})=>s).join(" "),r=n.family==="install"?e.evidence:n.ok?"passed":"failed";return{...t,checks:e.checks+1,error:o,evidence:r}}case"command":{let t=K(e,`ran ${n.command}`,n.output);return n.writes?{...t,evidence:"none"}:t}case"look":return K(e,`${n.tool} ${n.target}`,n.version??"");case"failure":return{...K(e,`${n.tool} failed: ${n.target}`,n.signature.id),error:n.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function dr(e,{phase:n,loop:t,aggressive:o,breaker:r,halt:s}){return n==="iteration"?{...e,...jn}:n==="end"?{...Re,halt:s??null}:{...Re,loop:t,aggressive:o===!0,breaker:r!==!1}}function K(e,n,t){let o=y(`${e.action}\0${n}\0${t}`);return{...e,calls:e.calls+1,action:o,last:n.slice(0,120)}}var pr=[".git",".planning",".powerignore",".claudeignore"];function Bn(e,n,t){return n.projectDir??fr(e,t,pr)??t}function fr(e,n,t){for(let o=n;;o=A(o)){if(t.some(r=>e.stat(ee(o,r))!==null))return o;if(A(o)===o)return null}}function Un(e,n){let{environment:t}=n,o=t.platform==="windows";return e.cwd===""?t.projectDir??"/":v(e.cwd,o)}function qn(e,n){let t=n.journals.open(e.session,e.agent);if(t===null)return null;let o=Bn(n.files,n.environment,Un(e,n)),{config:r}=n.config(o);return{journal:t,root:o,config:r,world:n,isSubagent:e.agent!==void 0}}function Hn({journal:e,isSubagent:n}){if(n)return null;let{state:t,known:o}=e.fold("loop",Te);return o&&t.loop!==null?t:null}var mr=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function Fe(e){let n=e.slice(0,200);return n.includes("fire-loop")&&mr.test(n)}async function Xn(e,n){if(n.isSubagent)return null;let t=Fe(e.prompt);if(!t&&Hn(n)===null)return null;let{obey:o,pauseForPrompt:r}=await Promise.resolve().then(()=>U(require("part:loop"),1));return t?o(e,n):r(e,n)}var gr=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Ie(e){let n=e.slice(0,2e3).toLowerCase();return gr.some(([t,o])=>w(n,t)&&o.test(n))}function Gn(e,n){return{kind:Ie(e)?"decision":"prompt",text:e,files:n}}var yr=2,hr=40,Kn=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function Yn(e,n){let t=_e(e);return t.length>0&&n.journal.append(t.flatMap(o=>wr(o,n))),t.map(({text:o})=>o)}function _e(e){let n=e.filter(r=>r!==null&&r.text.trim()!=="");n.sort((r,s)=>Kn.indexOf(r.channel)-Kn.indexOf(s.channel));let t=[],o=0;for(let r of n){let s=r.text.split(`
`).length+(t.length>0?1:0);(t.length===0||t.length<yr&&o+s<=hr)&&(t.push(r),o+=s)}return t}function wr({channel:e,key:n,text:t,facts:o},{world:r}){return[{v:1,kind:"said",at:r.clock.now(),channel:e,key:n,hash:y(t)},...o??[]]}var Vn=1e3;async function Jn(e,n){if(X(e.prompt))return O;let t=await Er(e,n);if(t)return{...O,decision:{type:"blockPrompt",reason:t}};let o=qn(e,n);if(o===null)return O;let r=await Xn(e,o);if(r!==null&&Fe(e.prompt))return r;let s=ve(e.prompt),{asks:i,tier:a,continues:u}=s,l=he(e.prompt),d=_(e.prompt,Vn),p=u?Sr(o):null,k=p===null?{asks:i}:{asks:p,continues:!0};if(o.journal.append([{v:1,kind:"prompt",at:n.clock.now(),text:d,...k,names:l}]),o.isSubagent)return O;let f=[...await zn(e,o)],m=Gn(e.prompt,l),h=vr(e.prompt);return!h&&(m.kind==="decision"||kr(s,e.prompt))&&f.push(await xr(m,o)),a!=="SIMPLE"&&f.push(...await Ar(h,a,o)),{...r??O,context:[...r?.context??[],...Yn(f,o)]}}var br=5;function kr({tier:e,reason:n,continues:t},o){return e!=="SIMPLE"?!0:n==="files"||t?!1:o.slice(0,Vn).trim().split(/\s+/).length>br}function Sr({journal:e}){return e.fold("exclusion",ge).state.asks}async function xr(e,n){let{guide:t}=await Promise.resolve().then(()=>U(require("part:guidance"),1));return t(e,n)}async function Er(e,n){let t=oe(e.prompt);if(t.length===0)return null;let{privateMention:o}=await Promise.resolve().then(()=>U(require("part:private-mention"),1));return o(t,e,n)}function vr(e){return/^fire-(?:execute-plan|3-execute)$/.test(re(e)?.name??"")}async function Ar(e,n,t){if(!Dn(t))return[];let{beginTask:o,recitePlan:r}=await Promise.resolve().then(()=>U(require("part:recitation"),1)),s=n==="COMPLEX"?{note:Ee}:{};return e?o(t,s):[r(t,s)]}function x(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ce(e,n){let t=[],o=e(n,t,[]);return t.length===0?{success:!0,data:o}:{success:!1,error:{issues:t}}}var ue=()=>st("string",e=>typeof e=="string"),Zn=()=>st("boolean",e=>typeof e=="boolean"),Qn=e=>T(e);function R(e){return T((n,t,o)=>n===void 0?n:e(n,t,o))}function Y(){return T((e,n,t)=>(typeof e!="number"||!Number.isFinite(e)?n.push({code:"invalid_type",expected:"number",path:t}):Number.isInteger(e)?Number.isSafeInteger(e)||n.push({code:e>0?"too_big":"too_small",path:t}):n.push({code:"invalid_type",expected:"int",path:t}),e))}var de=()=>Ce(Number.MIN_VALUE);function Ce(e){return(n,t,o)=>(n<e&&t.push({code:"too_small",path:o}),n)}function et(e){return(n,t,o)=>(n>e&&t.push({code:"too_big",path:o}),n)}function nt(e){return T((n,t,o)=>(e.includes(n)||t.push({code:"invalid_value",path:o}),n))}function tt(e){return it("array",(n,t,o)=>n.map((r,s)=>e(r,t,[...o,s])))}function ot(e){return it("tuple",(n,t,o)=>n.length<e.length?(t.push({code:"too_small",path:o}),n):(n.length>e.length&&t.push({code:"too_big",path:o}),e.map((r,s)=>r(n[s],t,[...o,s]))))}var $=e=>rt(e,!1),Pe=e=>rt(e,!0);function rt(e,n){return T((t,o,r)=>{if(!x(t))return o.push({code:"invalid_type",expected:"object",path:r}),t;let s={};for(let a of Object.keys(e)){let u=e[a](t[a],o,[...r,a]);(u!==void 0||a in t)&&(s[a]=u)}let i=n?Object.keys(t).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&o.push({code:"unrecognized_keys",keys:i,path:r}),s})}function st(e,n){return T((t,o,r)=>(n(t)||o.push({code:"invalid_type",expected:e,path:r}),t))}function it(e,n){return T((t,o,r)=>Array.isArray(t)?n(t,o,r):(o.push({code:"invalid_type",expected:e,path:r}),t))}function T(e){return Object.assign((...t)=>e(...t),{check:(...t)=>T((o,r,s)=>{let i=r.length,a=e(o,r,s),u=r.slice(i).every(({code:l})=>l!=="invalid_type");for(let l of u?t:[])a=l(a,r,s);return a})})}var at=ue();function D(e){return Qn(n=>e(n)?n:void 0)}var F=D(e=>typeof e=="string"),ca=D(e=>typeof e=="boolean"),ua=D(x);function Me(...e){return D(n=>e.some(t=>t===n))}var z={session_id:F,transcript_path:F,cwd:F,agent_id:F};function W(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function j(e,n){return t=>{let o=ce(e(),t);return o.success?n(o.data):null}}var ma=j(()=>$({...z,source:Me("startup","resume","clear","compact")}),e=>({...W(e),source:e.source??"startup"})),ga=j(()=>$({...z,reason:F}),e=>({...W(e),reason:e.reason??"other"})),lt=j(()=>$({...z,prompt:at}),e=>({...W(e),prompt:e.prompt})),ya=j(()=>$({...z,trigger:Me("auto","manual"),custom_instructions:F}),e=>({...W(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),ha=j(()=>$({...z,last_assistant_message:F,background_tasks:D(Or)}),e=>({...W(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(Rr).length}));function Or(e){return Array.isArray(e)}function Rr(e){let n=x(e)?e.status:null;return n==="running"||x(e)&&typeof n!="string"}var yt=require("node:fs");var pe=9500,Tr=2,Fr=40;function ct(e){let n=e.filter(o=>o.trim()!=="").slice(0,Tr),t=n.filter((o,r)=>r===0||Ir(n.slice(0,r+1))<=Fr);return _r(t.join(`

`).toWellFormed(),pe)}function Ir(e){return e.join(`

`).split(`
`).length}function _r(e,n){if(e.length<=n)return e;let t=`
(cut)`,o=q(e,n-t.length),r=o.lastIndexOf(`
`);return r>0?o.slice(0,r)+t:_(e,n)}var Cr=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function dt(e,n){let t=ct(n.context);if(e==="PreCompact")return t;let o={...Pr(e,n.decision),...t!==""&&Cr.has(e)&&{additionalContext:t}},r={...Lr(e,n.decision),...Object.keys(o).length>0&&{hookSpecificOutput:{hookEventName:e,...o}},...n.notice&&{systemMessage:_(n.notice.toWellFormed(),pe)}};return Object.keys(r).length===0?"":JSON.stringify(r)}function Pr(e,n){switch(n.type){case"deny":return e==="PreToolUse"?ut(n.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:n.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:n.output}:{};case"halt":return e!=="PreToolUse"?{}:{...n.alsoDeny&&ut(n.alsoDeny),...n.input&&{updatedInput:n.input}};default:return{}}}function ut(e){return{permissionDecision:"deny",permissionDecisionReason:_(e.toWellFormed(),pe)}}function Lr(e,n){return n.type==="halt"?{continue:!1,stopReason:n.reason}:n.type==="blockPrompt"&&e==="UserPromptSubmit"||n.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(n.type==="blockPrompt"?n.reason:n.prompt).toWellFormed()}:{}}var mt=require("node:fs"),Ne={maxBytes:64<<20,idle:3e3};function Mr(e,n=Ne,t=Buffer.alloc(0)){return new Promise(o=>{let r=[t],s=t.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),n.idle);function a(u){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),o(u)}e.on("data",u=>{let l=typeof u=="string"?Buffer.from(u):u;if(r.push(l),s+=l.length,s>n.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!Nr(l))return;let d=$e(Buffer.concat(r,s).toString("utf8"));d!==void 0&&a({ok:!0,value:d})}),e.on("end",()=>{let u=Buffer.concat(r,s).toString("utf8"),l=$e(u);if(l!==void 0)return a({ok:!0,value:l});a({ok:!1,reason:u.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var pt=122880;function gt(e){return new Promise(n=>{process.env.UV_THREADPOOL_SIZE??="1";let t=Buffer.allocUnsafe(pt);t[0]=ft;let o;(0,mt.read)(0,t,0,pt,null,(r,s)=>{o&&clearTimeout(o);let i=r?0:s,a=$e(t.toString("utf8",0,i));if(a!==void 0)return n({ok:!0,value:a});if(!r&&s===0)return n({ok:!1,reason:"empty"});n(Mr(process.stdin,Ne,t.subarray(0,i)))}),Promise.resolve().then(()=>{t[0]===ft&&(o=setTimeout(e,Ne.idle))})})}var ft=0;function Nr(e){for(let n=e.length-1;n>=0;n--){let t=e[n];if(t===125)return!0;if(t!==10&&t!==13&&t!==32&&t!==9)return!1}return!1}function $e(e){try{return JSON.parse(e.charCodeAt(0)===$r?e.slice(1):e)}catch{return}}var $r=65279;async function ht(e,n){let t;try{let o=gt(()=>zr(e.event,t)),r=n();t=r.faults;let s=await o,i=s.ok?await Dr(e,s.value,r.world):wt(`payload ${s.reason}`);if(!Wr(i))return}catch(o){t?.write(e.event,o)}process.exit(0)}async function Dr(e,n,t){let o=e.parse(n);return o===null?wt(`payload is not a ${e.event} event`):dt(e.event,await e.handle(o,t))}function zr(e,n){n?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function wt(e){throw new Error(e)}function Wr(e){let n=Buffer.from(e),t=0;try{for(;t<n.length;)t+=(0,yt.writeSync)(1,n,t)}catch{return process.exitCode=0,process.stdout.write(n.subarray(t)),!1}return!0}function bt(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:jr}}function jr(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var kt={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var Br=1<<20;function St(e,n,t){let o=kt,r=[];for(let s of new Set([`${t}/.claude/fire-flow.json`,`${n}/.claude/fire-flow.json`])){let i=e.read(s,Br);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?Ur(i.value):{problem:i.message};"problem"in a?r.push(`${s}: ${a.problem}; this file is not used`):o=xt(o,a.settings)}return{config:o,problems:r}}function Ur(e){let n;try{n=JSON.parse(e.replace(/^\uFEFF/,""))}catch(o){return{problem:`not valid JSON (${o instanceof Error?o.message:"unreadable"})`}}let t=ce(Hr(),n);return t.success?{settings:t.data}:{problem:t.error.issues.map(qr).join("; ")}}function qr(e){let n=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${n}`:e.code==="invalid_type"?`${n} must be of type ${e.expected}`:`${n} has a value that is not possible`}function Hr(){let e=R(Zn()),n=R(Y().check(de())),t=R(Y().check(Ce(1),et(100))),o=R(ot([Y().check(de()),Y().check(de())])),r=s=>R(Pe(s));return Pe({exclusion:r({enabled:e,failClosed:e}),health:r({enabled:e}),breaker:r({onTrip:R(nt(["warn","stop"])),stall:o,spin:o,decline:o}),guidance:r({enabled:e,maxPerSession:n}),skills:r({paths:R(tt(ue()))}),preservation:r({enabled:e}),recitation:r({enabled:e}),budget:r({enabled:e,warn:t,critical:t,window:n}),hygiene:r({enabled:e}),output:r({compress:e,aboveBytes:n}),loop:r({maxIterations:n,maxMinutes:n,maxTokens:n,checkpointInterval:n})})}function xt(e,n){if(!x(e)||!x(n))return n===void 0?e:n;let t={...e};for(let[o,r]of Object.entries(n))t[o]=xt(e[o],r);return t}function Et(e,n,t){let o=n==="windows",r=a=>{let u=e[a];return u?v(u,o):null},s=r("HOME")??r("USERPROFILE")??v(t(),o),i=o?r("LOCALAPPDATA")??`${s}/AppData/Local`:r("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:n,projectDir:r("CLAUDE_PROJECT_DIR"),pluginRoot:r("CLAUDE_PLUGIN_ROOT"),stateDir:r("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function vt(){let e=process.platform==="win32"?"windows":"posix",n=()=>process.getBuiltinModule("node:os").homedir();return Et(process.env,e,n)}function At(e,n,t){let o=`${t}/faults.log`;function r(){let s=e.stat(o)?.size??0;if(s<=1048576)return;let i=e.readRange(o,s-262144,262144);i.ok&&e.replace(o,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),u=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},d={time:new Date(n.now()).toISOString(),event:s,message:a.slice(0,1e3),...u};e.append(o,`${JSON.stringify(d)}
`),r()},read(){let s=e.stat(o)?.size??0,i=e.readRange(o,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(Xr):[]}}}function Xr(e){try{let n=JSON.parse(e);return typeof n=="object"&&n!==null&&"time"in n?[n]:[]}catch{return[]}}var c=require("node:fs");var Ot=require("node:fs");function V(e,n,t){return n.subarray(0,Gr(e,n,n.length,t))}function Gr(e,n,t,o){let r=0;for(;r<t;){let s=(0,Ot.readSync)(e,n,r,t-r,o+r);if(s===0)break;r+=s}return r}function Tt(){let e=new Map;return{read:Kr,readRange:Yr,open(n){let t=e.get(n);if(t)return b(t);let o=Jr(n);return o.ok&&e.set(n,o.value),o},stat:ns,list:os,real:n=>De(n),append:ss,replace:is,create:ls,remove:Ct}}function Kr(e,n){return ts(e)?B("missing",`no such file: ${e}`):We(e,c.constants.O_RDONLY,t=>{let o=(0,c.fstatSync)(t);if(!o.isFile()&&!o.isDirectory())return B("failed",`no file: ${e}`);let{size:r}=o;return r>n?B("too-large",`${r} bytes, at most ${n}`):b((0,c.readFileSync)(t,"utf8"))})}function Yr(e,n,t,o){return We(e,c.constants.O_RDONLY,r=>{let s=Math.max(0,Math.min(t,(0,c.fstatSync)(r).size-n)),i=o?.subarray(0,s)??Buffer.allocUnsafe(s);return b(V(r,i,n))})}var Vr=1e3;function Jr(e){return E(()=>{let n=(0,c.openSync)(e,c.constants.O_RDONLY|Pt),t=(0,c.fstatSync)(n);return t.isFile()?b(Zr(n,t.size)):((0,c.closeSync)(n),t.isDirectory()?B("directory",e):B("failed",e))})}var Rt=4096;function Zr(e,n){let t=0,o=null,r=Buffer.allocUnsafe(Rt),s=[r];function i(a,u){return t++===Vr&&(o=V(e,Buffer.allocUnsafe(n),0)),o!==null?o.subarray(a,u):u-a>Rt?V(e,Buffer.allocUnsafe(u-a),a):(0,c.readvSync)(e,s,a)<u-a?V(e,r.subarray(0,u-a),a):r}return{length:n,text(a,u){let l=Math.min(u,n);if(a>=l)return"";try{return i(a,l).toString("utf8",0,l-a)}catch{return""}},after(a,u,l){let d=Math.min(l,n);if(u>=d)return null;try{return Qr(a,i(u,d),d-u)}catch{return null}}}}function Qr(e,n,t){let o=n.indexOf(e);if(o<0)return null;let r=o+Buffer.byteLength(e),s=n.indexOf(es,r);return s<0||s>=t?null:n.toString("utf8",r,s)}var es=10;function ns(e){let n=It(e);if(!n)return null;let{size:t,mtimeMs:o,dev:r,ino:s}=n;return{kind:_t(n),size:t,modified:o,device:r,inode:s}}var Ft={throwIfNoEntry:!1};function It(e){try{return(0,c.lstatSync)(e,Ft)}catch{return null}}function ts(e){return!(0,c.existsSync)(e)&&It(e)===void 0}function _t(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function os(e){return E(()=>{let t=(0,c.readdirSync)(e,{withFileTypes:!0}).map(o=>({name:o.name,kind:_t(o)}));return b(t.sort((o,r)=>o.name<r.name?-1:1))})}function De(e,n=0){let t=E(()=>b((0,c.realpathSync)(e)));if(t.ok)return v(t.value,process.platform==="win32");let o=A(e);if(o===e||o===".")return e;let r=`${De(o).replace(/\/$/,"")}/${e.slice(e.lastIndexOf("/")+1)}`,s=n<rs?E(()=>b((0,c.readlinkSync)(r))):null;return s?.ok?De(ee(A(r),v(s.value)),n+1):r}var rs=40;function ss(e,n){let t=c.constants.O_WRONLY|c.constants.O_APPEND|c.constants.O_CREAT|cs,o=()=>We(e,t,i=>((0,c.writeSync)(i,n),b(void 0))),r=o();if(r.ok||r.trouble!=="missing")return r;let s=ze(e);return s.ok?o():s}function is(e,n){let t=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,o=ze(e);if(!o.ok)return o;let r=E(()=>{(0,c.writeFileSync)(t,n,{mode:384,flag:"wx"});let s=E(()=>b((0,c.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,c.chmodSync)(t,s.value.mode&511),as(t,e),b(void 0)});return r.ok||Ct(t),r}function as(e,n){for(let t=0;;t++){let o=E(()=>b((0,c.renameSync)(e,n)));if(o.ok)return;if(t===5||o.trouble!=="denied")throw new Error(o.message)}}function ls(e,n){let t=ze(e);return t.ok?E(()=>b((0,c.writeFileSync)(e,n,{mode:384,flag:"wx"}))):t}function Ct(e){let n=E(()=>{let t=(0,c.lstatSync)(e,Ft);return t?.isDirectory()?(0,c.rmSync)(e,{recursive:!0,force:!0}):t&&(0,c.unlinkSync)(e),b(void 0)});return n.ok||n.trouble!=="missing"?n:b(void 0)}var cs=c.constants.O_NOFOLLOW??0;function ze(e){return E(()=>((0,c.mkdirSync)(A(e),{recursive:!0,mode:448}),b(void 0)))}function We(e,n,t){return E(()=>{let o=(0,c.openSync)(e,n|Pt,384);try{return t(o)}finally{(0,c.closeSync)(o)}})}var Pt=c.constants.O_NONBLOCK??0;function E(e){try{return e()}catch(n){let t=n instanceof Error&&"code"in n?String(n.code):"";return B(us[t]??"failed",n instanceof Error?n.message:t)}}var us={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function b(e){return{ok:!0,value:e}}function B(e,n){return{ok:!1,trouble:e,message:n}}function Lt(e){let n=new Map,t=new Map,o=new Map,r=a=>je(n,a,()=>e.real(a));return{kind:a=>je(t,a,()=>{let u=e.stat(a),l=u?.kind==="link"?e.stat(r(a)):u;return!l||l.kind==="link"?null:l.kind}),list:a=>je(o,a,()=>{let u=e.list(a);return u.ok?u.value.map(({name:l})=>l):[]}),real:r}}function je(e,n,t){let o=e.get(n);if(o!==void 0)return o;let r=t();return e.set(n,r),r}var ds=4096;function Nt(e){let n={v:ps,...fs(e)},t=n;for(let o=600;;o=Math.floor(o/2)){let r=`${JSON.stringify(t)}
`;if(Buffer.byteLength(r)<=ds||o<4)return r;t=Be(n,o,Math.max(1,Math.floor(o/40)))}}var ps=1;function fs(e){let{v:n,...t}=e;return t}function Be(e,n,t){if(typeof e=="string")return q(e,n);if(Array.isArray(e))return e.slice(0,t).map(s=>Be(s,n,t));if(e===null||typeof e!="object")return e;let o=Object.entries(e).map(([s,i])=>[s,Be(i,n,t)]),r=Object.fromEntries(o);return ms(e)&&(r.more=e.more+Math.max(0,e.signatures.length-t)),r}function ms(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function $t(e){let n=Mt(e)??Mt(e.slice(Math.max(0,e.lastIndexOf(gs))));return x(n)&&n.v===1&&ys.has(String(n.kind))&&typeof n.at=="number"?n:null}var gs='{"v":1,';function Mt(e){try{return JSON.parse(e)}catch{return null}}var ys=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var J=4<<20;function zt(e,n){let t=null;return(o,r)=>{if(r-o>J)return Dt(e,n,o);if((t===null||o<t.from||r<t.end)&&(t={from:o,end:o,steps:[]}),r>t.end){let s=[...Dt(e,n,t.end)];t={from:t.from,end:hs(s)??t.end,steps:[...t.steps,...s]}}return t.steps.filter(s=>s==="unreadable"||s.end>o)}}function hs(e){let n=e.at(-1);return n==="unreadable"?void 0:n?.end}function*Dt(e,n,t){for(let o=t;;){let r=e.readRange(n,o,J);!r.ok&&r.trouble!=="missing"&&(yield"unreadable");let s=r.ok?Ss(r.value):0;if(!r.ok||s===0||(yield*ws(r.value.subarray(0,s),o),o+=s,r.value.length<J))return}}function*ws(e,n){let t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),o=!/[\u0080-\u00ff]/.test(t);for(let r=0;r<t.length;){let s=t.indexOf(`
`,r),i=s<0?t.length:s+1,a=t.slice(r,s<0?i:s);a!==""&&(yield{fact:$t(o?a:bs(a)),end:n+i}),r=i}}function bs(e){return Buffer.from(e,"latin1").toString("utf8")}var ks=10;function Ss(e){let n=e.length;for(;n>0&&e[n-1]!==ks;)n--;return n===0&&e.length===J?J:n}var Wt={facts:200,bytes:3072},xs=256,Es=16<<20;function Bt(e,n,t,o){let r=`${n}/${t}`,s=zt(e,r),i=r.endsWith(".jsonl")?r.slice(0,-6):r;function a(f){for(let m of f){let h=e.append(r,Nt(m));h.ok||o(`journal ${r}: ${h.message}`)}}function u(f){let m=`${y(f)}.txt`,h=`${n}/errors/${m}`;if(e.stat(h))return m;let I=e.create(h,f);return!I.ok&&I.trouble!=="invalid"&&o(`errors ${h}: ${I.message}`),m}function l(f,m){let h=e.replace(`${n}/${f}`,m);h.ok||o(`${n}/${f}: ${h.message}`)}function d(f){let m=e.read(`${n}/${f}`,Es);return m.ok?m.value:null}function p(f,m){let h=`${i}.${f}.snapshot.json`,I=e.stat(r);if(I!==null&&I.kind!=="file")return jt(m);let qe=I?.size??0,fe=Os(k(h),m.version,qe)??vs(m),P=Rs(s(fe.offset,qe),fe,m);if(!P)return jt(m);if(As(fe,P)){let He=e.replace(h,JSON.stringify(P));He.ok||o(`snapshot ${h}: ${He.message}`)}return{state:P.state,facts:P.facts,skipped:P.skipped,known:!0}}function k(f){let m=e.read(f,16777216);if(!m.ok)return null;try{return JSON.parse(m.value)}catch{return null}}return{append:a,keepError:u,keep:l,recall:d,drop:f=>{e.remove(`${n}/${f}`)},path:f=>`${n}/${f}`,fold:p}}function jt(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function vs(e){let{version:n,initial:t}=e;return{version:n,offset:0,state:t,facts:0,skipped:0,seen:[]}}function As(e,n){return n.facts+n.skipped-e.facts-e.skipped>=Wt.facts||n.offset-e.offset>=Wt.bytes}function Os(e,n,t){return e?.version===n&&e.offset<=t&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function Rs(e,n,t){let o=new Set(n.seen),{offset:r,state:s,facts:i,skipped:a}=n;for(let l of e){if(l==="unreadable")return null;r=l.end,l.fact===null?a++:Ts(l.fact,o)&&(s=t.step(s,l.fact),i++)}let u=[...o].slice(-xs);return{version:t.version,offset:r,state:s,facts:i,skipped:a,seen:u}}function Ts(e,n){if(!e.use)return!0;let t=`${e.kind} ${e.use}`;return n.has(t)?!1:(n.add(t),!0)}var Fs=864e5,Is=100;function Ut(e,n,t,o){let r=`${t}/sessions`,s=new Map;function i(l){let d=e.list(`${r}/${l}`),p=(d.ok?d.value:[]).map(({name:k})=>e.stat(`${r}/${l}/${k}`)?.modified??0);return Math.max(e.stat(`${r}/${l}`)?.modified??0,...p)}function a(){let l=e.list(r);return(l.ok?l.value:[]).map(({name:p})=>({name:p,at:i(p)})).sort((p,k)=>k.at-p.at).map(({name:p})=>p)}function u(l,d){let p=`${l}/${d}`,k=s.get(p)??Bt(e,`${r}/${l}`,d,o);return s.set(p,k),k}return{open(l,d){let p=Ue(l);if(p===null)return null;let k=Ue(d);return u(p,k===null?"journal.jsonl":`agents/${k}.jsonl`)},agents(l){let d=Ue(l),p=d===null?null:e.list(`${r}/${d}/agents`);return d===null||!p?.ok?[]:p.value.filter(f=>f.name.endsWith(".jsonl")).slice(0,Is).map(f=>u(d,`agents/${f.name}`))},sessions:a,lastTouched:i,sweep(l){let d=n.now()-l*Fs;for(let p of a())i(p)<d&&e.remove(`${r}/${p}`)}}}function Ue(e){return e?/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(e)?e:`h-${y(e)}`:null}function qt(){let e=Tt(),n=bt(),t=vt(),o=At(e,n,t.stateDir),r=Ut(e,n,t.stateDir,i=>o.write("journal",i));return{world:{files:e,tree:Lt(e),clock:n,environment:t,journals:r,config:i=>St(e,i,t.home)},faults:o}}ht({event:"UserPromptSubmit",parse:lt,handle:Jn},qt);function _s(e){if(e==="guidance")return{t0:y};if(e==="loop")return{t0:y,t1:O};if(e==="preservation")return{t0:y,t1:le};if(e==="private-mention")return{t0:y};if(e==="recitation")return{t0:y,t1:ae,t2:_e}}0&&(module.exports={given});
})
