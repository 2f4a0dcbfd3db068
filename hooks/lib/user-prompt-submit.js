(function(exports,require,module,__filename,__dirname,__taken){
var Ut=Object.create;var J=Object.defineProperty;var qt=Object.getOwnPropertyDescriptor;var Ht=Object.getOwnPropertyNames;var Xt=Object.getPrototypeOf,Gt=Object.prototype.hasOwnProperty;var Kt=(e,n)=>{for(var t in n)J(e,t,{get:n[t],enumerable:!0})},He=(e,n,t,o)=>{if(n&&typeof n=="object"||typeof n=="function")for(let r of Ht(n))!Gt.call(e,r)&&r!==t&&J(e,r,{get:()=>n[r],enumerable:!(o=qt(n,r))||o.enumerable});return e};var B=(e,n,t)=>(t=e!=null?Ut(Xt(e)):{},He(n||!e||!e.__esModule?J(t,"default",{value:e,enumerable:!0}):t,e)),Yt=e=>He(J({},"__esModule",{value:!0}),e);var Fs={};Kt(Fs,{given:()=>Ts});module.exports=Yt(Fs);function v(e,n=!1){if(!n)return Z(e);let t=e.replaceAll("\\","/"),o=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(t),r=o?`${o[1]}:${t.slice(o[0].length)||"/"}`:t;return Z(r.replace(/^[a-z]:/,s=>s.toUpperCase()))}function Q(e,n){return Vt(n)?Z(n):Z(`${e}/${n}`)}function Vt(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function A(e){let n=e.lastIndexOf("/");return n<0?".":n===0?"/":/^[A-Za-z]:$/.test(e.slice(0,n))?e.slice(0,n+1):e.slice(0,n)}function Jt(e){let n=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!n}function Z(e){if(Jt(e))return e;let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",t=[];for(let o of e.slice(n.length).split("/"))o===""||o==="."||(o===".."&&t.length>0&&t.at(-1)!==".."?t.pop():(o!==".."||n==="")&&t.push(o));return n+t.join("/")||"."}function I(e,n,t="\u2026"){return e.length<=n?e:U(e,Math.max(0,n-t.length))+t}function U(e,n){if(e.length<=n)return e;let t=e.charCodeAt(n-1),o=t>=55296&&t<=56319;return e.slice(0,o?n-1:n)}function w(e,n){for(let t=0;t<n.length;t++)if(e.includes(n[t]))return!0;return!1}function Xe(e,n){return n!==""&&!n.includes(" ")&&e.includes(` ${n} `)}var me={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:Zt};function Zt(e,n){switch(n.kind){case"prompt":return{...e,names:fe(e.names,n.names),asks:n.asks};case"check":return{...e,errorFiles:fe(e.errorFiles,n.signatures.flatMap(Ge))};case"failure":return n.host?e:{...e,errorFiles:fe(e.errorFiles,Ge(n.signature))};case"denial":return no(e,n);case"narrow":return n.use===void 0?e:eo(e,n.use,n);case"persisted":return{...e,persisted:[...e.persisted,n].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return n.channel==="notice"?{...e,notices:[...e.notices,n.key].slice(-Qt)}:e;default:return e}}var Qt=50;function Ge({file:e}){return e?[e]:[]}function fe(e,n){return[...e.filter(t=>!n.includes(t)),...n].slice(-500)}function eo(e,n,t){let o=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(o),[n]:t}}}function no(e,n){let t=Ke(n.path,n.pattern),{[t]:o=0,...r}=e.denials,s=Object.entries(r).slice(-500);return{...e,denials:{...Object.fromEntries(s),[t]:o+1},latest:t}}function Ke(e,n){return`${e}
${n}`}var Ve=1e5,ge=200,Je=400,Ze=/(?<![\w.+\-/@])@(?:"([^"\n]{1,400})"|([^\s"'`<>|,;]{1,400}))/g,to=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,oo=/\bfile:\/\/(?:localhost)?(?=\/)/gi,ro=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,so=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,io=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,ao=/^[A-Za-z]:[\\/]/;function ye(e){let n=co(po(e.slice(0,Ve))),t=new Set(te(n));for(let o of fo(n))Ye(t,o);for(let o of n.replace(Ze," ").split(/(?<!\\) |[^\S ]+/)){if(t.size>=ge)break;for(let r of go(o))Ye(t,r)}return[...t].slice(0,ge)}function te(e){if(!e.includes("@"))return[];let t=[...e.slice(0,Ve).matchAll(Ze)].map(([,o,r=""])=>o??ee(r));return[...new Set(t.map(ne))].filter(o=>o!=="").slice(0,ge)}var lo=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function co(e){let n=e.toLowerCase();return w(n,uo)?e.replace(lo," "):e}var uo=["not","n't","n\u2019t","never","avoid","without","stop"];function po(e){return e.includes("://")?e.replace(to," ").replace(oo,""):e}function fo(e){return w(e,mo)?[...e.matchAll(ro)].map(n=>ne(n.slice(1).join("").trim())):[]}var mo=['"',"`","'","\u201C","\xAB"];function go(e){if(e.length>Je||!w(e,Qe))return[];let n=ee(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return ao.test(n)?[ne(n)]:[n,...n.split(io),...n.split(so).map(ee)].map(o=>ne(ee(o)))}var Qe=[".","/","\\"];function Ye(e,n){yo(n)&&e.add(n)}function yo(e){return e.length>Je||!w(e,Qe)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function ne(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var en="([{<\uFF08\u300C\u300E\u3010\u300A",nn=")]}>\uFF09\u300D\u300F\u3011\u300B",tn="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",ho=`${tn}.\u2026`;function ee(e){let n=0,t=e.length,o=()=>e.slice(n,t);for(;;){let r=e[n]??"",s=e[t-1]??"";if(n>=t)return"";if(tn.includes(r)||wo(o()))n++;else if(ho.includes(s)||bo(o()))t--;else return o()}}function wo(e){let n=en.indexOf(e[0]??" ");if(n<0)return!1;let t=e.indexOf(nn[n]??"");return t<0||t===e.length-1}function bo(e){let n=nn.indexOf(e.at(-1)??" ");return n>=0&&!e.includes(en[n]??"")}var ln=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,ko=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],on=8e3,rn=4e3;function H(e){let n=e.trim();return ko.some(t=>n.startsWith(t))?!0:n.startsWith("<")?n.startsWith("<task-notification>")?!0:ln.test(n)&&cn(n)==="":!1}function oe(e){if(!e.trimStart().startsWith("/"))return null;let n=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return n?{name:n[1]??"",text:e.slice(n[0].length).trim()}:null}function he(e){return H(e)?"":_o(So(cn(xo(e))).join(`
`)).split(`
`).map(n=>n.replace(/[ \t]+/g," ").trim()).filter(n=>n!=="").join(`
`)}function So(e){let n=e.split(/\r\n?|\n/);return(w(e,["```","~~~"])?vo(n):n).filter(o=>!Io(o))}function xo(e){if(e.length<=on+rn)return e;let n=e.slice(0,on),t=e.slice(-rn),o=n.lastIndexOf(`
`),r=t.indexOf(`
`);return`${o<0?n:n.slice(0,o)}
${t.slice(r+1)}`}function cn(e){let n=Eo(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let t=sn(n);t;t=sn(n)){let o=`</${t[1]}>`,r=n.indexOf(o);n=r<0?"":n.slice(r+o.length).trim()}return n}function sn(e){return e.startsWith("<")?ln.exec(e):null}function Eo(e,n,t){let o="",r=0;for(let s=e.indexOf(n);s>=0;s=e.indexOf(n,r)){o+=e.slice(r,s);let i=e.indexOf(t,s);if(i<0)return o;r=i+t.length}return o+e.slice(r)}function vo(e){let n=[],t="";for(let o of e){let r=/^\s{0,3}(`{3,}|~{3,})/.exec(o)?.[1]??"";t===""&&r===""?n.push(o):t===""?t=r:r.startsWith(t)&&(t="")}return n}var an="0123456789",Ao="ABCDEFGHIJKLMNOPQRSTUVWXYZ",q=[""],Oo=["TRACE","DEBUG","INFO","WARN","ERROR","FATAL","CRITICAL"],Ro=["PASS","FAIL","ok","RUN"],To=[[">",q,/^\s*>/],[`[${an}`,[":"],/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC",Oo,/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY",["pm ","PM ","arn ","ARN "],/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a",["at "],/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",['File "'],/^\s*File "[^"]*", line \d+/],["T",["Traceback ("],/^\s*Traceback \(most recent call last\)/],[Ao,[": "],/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",[": "],/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",[":"],/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#",[" "],/^\s*[$%#] \w/],["di@+-",["diff --git","index ","@@ ","+++ ","--- "],/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-",q,/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${an}`,["|"],/^\s*\d*\s*\|\s/],["=-_~^",q,/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-",Ro,/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{",q,/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F",q,/^/]],Fo=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Io(e){let n=e.slice(0,400),t=n.trim();if(t==="")return!1;let o=t.charAt(0);return To.some(([r,s,i])=>(r===""||r.includes(o))&&w(n,s)&&i.test(n))||";{(:)".includes(t.charAt(t.length-1))&&Fo.test(n)}function _o(e){return Co.filter(([t])=>w(e,t)).reduce((t,[,o,r])=>t.replace(o,r),e)}var Co=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Po=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function re(e){return/[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(e)}function X(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Po).map(o=>o.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(o=>o!=="").join(" ")} `}function g(e,{words:n,anywhere:t}){let o=Lo(e);return un(n,(s,i)=>((o[s&we]??0)&1<<i)!==0,s=>e.includes(dn(s)))||t.some(s=>e.includes(s))}var we=31;function Lo(e){let n=new Array(we+1).fill(0);for(let t=0;t>=0;t=e.indexOf(" ",t+1)){let o=e.charCodeAt(t+1)&we;n[o]=(n[o]??0)|1<<e.charCodeAt(t+2)}return n}function un(e,n,t){for(let o=1,r=0;o<e.length;o=r+1)if(r=e.indexOf(`
`,o),(r-o<3||n(e.charCodeAt(o),e.charCodeAt(o+1)))&&t(e.slice(o,r)))return!0;return!1}function b(e,{words:n}){let t=e.charCodeAt(1),o=e.charCodeAt(2),r=0;return un(n,(s,i)=>s===t&&i===o,s=>{let i=dn(s);return i.length>r&&e.startsWith(i)&&(r=i.length),!1}),r}function P(e,...n){let t=e;for(;;){let o=n.reduce((r,s)=>Math.max(r,b(t,s)),0);if(o===0||t.length<=1)return t;t=t.slice(o-1)}}function _(e){return e.trim()===""?0:e.trim().split(" ").length}function dn(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var pn={words:`
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
`,anywhere:[]},fn={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},mn={words:`
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
`,anywhere:[]},be={words:`
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
`,anywhere:[]},gn={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},L={words:`
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
`,anywhere:[]},M={words:`
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
`,anywhere:[]},yn={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},hn={words:`
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
`,anywhere:[]},wn={words:`
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
`,anywhere:[]},ke={words:`
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
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},Se={words:`
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
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},bn={words:`
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
`,anywhere:[]},kn={words:`
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
`,anywhere:[]},Sn={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function xn(e){let n=X(e);if($o(n))return{asks:"chat",continues:g(n,Se)};let t=Do(e).map(jo);return{asks:Mo(n,e,t),continues:!1}}function Mo(e,n,t){let o=s=>t.includes(s),r=o("question")||o("inform");return g(e,wn)&&(r||g(e,se))?"question":o("change")||o("report")&&!o("question")&&!g(e,se)?"change":r?"question":o("wish")?"change":/[?\uff1f]/.test(n)?"question":No(e)}function No(e){let n=b(e,ke)>0&&b(e,M)+b(e,Se)>0;return _(e)<3||n||g(e,bn)?"chat":"change"}function $o(e){let n=e.trim().split(" ").filter(t=>t!=="");return n.length>12?!1:n.every(t=>/^\d{1,2}$/.test(t)||!re(t)||g(` ${t} `,ke))}function Do(e){if(!w(e.toLowerCase(),zo))return[e].filter(re);let n=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Wo(n).filter(re).slice(0,60)}var zo=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Wo(e){let n=[];for(let t=0;t<e.length;t+=2)n.push(`${e[t]??""}${e[t+1]??""}`);return n}function jo(e){let n=/[?\uff1f]/.test(e),t=X(e),o=P(t,M),r=P(P(o,L),M,L);return Uo(o)?"none":b(r,pn)>0?"change":b(r,mn)>0||g(t,se)?"inform":(b(o,be)>0||g(t,gn))&&(n||b(o,L)===0)?"question":g(t,fn)||Bo(o,r)?"change":n?"question":g(t,yn)?"report":g(t,hn)?"wish":"none"}function Bo(e,n){return b(e,kn)>0&&_(n)>1&&b(n,be)===0}function Uo(e){return b(e,Sn)>0}var En={words:`
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
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},vn={words:`
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
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},An={words:`
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
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},On={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Rn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},Tn={words:`
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
`,anywhere:[]},Fn={words:`
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
`,anywhere:[]},In={words:`
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
`,anywhere:[]},_n={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Cn(e,n,t,o){if(n==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!g(e,Rn)&&g(e,En))return{tier:"COMPLEX",files:t,reason:"security"};if(g(e,vn))return{tier:"COMPLEX",files:t,reason:"architecture"};if(n==="question")return{tier:Jo(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(g(e,An)||Ho(e))return{tier:"COMPLEX",files:Math.max(t,6),reason:"cross-cutting"};let s=Xo(e,t,o);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var qo=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function Ho(e){return w(e,[" every "," each "," all "])&&qo.test(e)}function Xo(e,n,t){let o=g(e,In)?1:0;return n>1?n+o:o===0&&Go(e,n)?1:Math.max(1,3+o+(t==="none"?2:t==="exact"?-2:0))}function Go(e,n){if(_(e)>25)return!1;if(g(e,On))return!0;let t=g(e,Fn),o=P(e,M,L);return b(o,Tn)>0&&!t||Ko(o)?!0:n===1&&!t&&_(e)<=14}function Ko(e){return _(e)>14?!1:e.includes(" instead of ")||e.includes(" should ")&&/ should (?:read|say|be) /.test(e)?!0:w(e,Yo)&&Vo.test(e)}var Yo=[" change"," set "," switch "," turn "," make "," cambia "," \xE4ndere "],Vo=/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:to|auf|en|a|\u00e0|on|off) \S/;function Jo(e){return g(e,_n)&&!e.includes(" why did you ")}var xe="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function Ee(e,n="partial"){if(H(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let t=oe(e),o=he(t?.text??e),r=Ln(t)??(o===""&&e.trim()!==""?Zo:xn(o)),s=t||e.includes("`")?he(e.replaceAll("`"," ")):o,i=Cn(X(o),r.asks,er(s),n),c=r.asks==="change"&&Ln(t)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...r,...i,...c}}var Pn={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Ln(e){return!e||!Object.hasOwn(Pn,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Pn[e.name]??"change",continues:!1}}var Zo={asks:"change",continues:!1},Qo=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function er(e){let t=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(o=>o.replace(/^@|[.]$/g,"").toLowerCase()).filter(nr);return new Set(t).size}function nr(e){let n=e.lastIndexOf(".");return n>0&&Xe(Qo,e.slice(n+1))}var O={decision:{type:"pass"},context:[]};var ve={version:2,initial:{levels:[],calls:0,recent:[]},step:tr};function tr(e,n){if(n.kind==="compaction")return{...e,levels:[]};if(n.kind==="said"&&n.channel==="budget"&&or(n.key))return{...e,levels:[...e.levels,n.key]};let{use:t}=n;return t===void 0||e.recent.includes(t)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),t]}}function Ae({calls:e,recent:n},t){let o=t===void 0?-1:n.lastIndexOf(t);return o<0?e:e-(n.length-1-o)}function or(e){return e==="warn"||e==="critical"}function ie(e,{files:n}){let t=`${e}/.planning`,o=n.stat(t)?.kind;return(o==="link"?n.stat(n.real(t))?.kind:o)==="directory"}var ae="composed.json",rr=25;function sr({journal:e,world:n,config:t}){return t.preservation.enabled&&n.files.stat(e.path(ae))!==null}function Mn(e,n){if(n===void 0||!sr(e))return!1;let{files:t}=e.world,o=t.stat(e.journal.path(ae)),r=t.stat(n);return o!==null&&r!==null&&r.modified>=o.modified}function Nn({journal:e,config:n},t){if(!n.budget.enabled)return!1;let{state:o,known:r}=e.fold("budget",ve);return r&&o.calls>0&&Ae(o,t)%rr===0}function ir({root:e,world:n}){return ie(e,n)}function $n(e){return e.config.recitation.enabled&&ir(e)}async function Dn(e,n){let t=Mn(n,e.transcript),o=Nn(n,e.use);if(!t&&!o)return[];let{budgetSpeech:r,verify:s}=await Promise.resolve().then(()=>B(require("part:preservation"),1));return[t?s(n,e.transcript):null,o?r(n,e.transcript):null]}function y(e){let n=3735928559,t=1103547991;for(let o=0;o<e.length;o++){let r=e.charCodeAt(o);n=Math.imul(n^r,2654435761),t=Math.imul(t^r,1597334677)}return n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),zn(t)+zn(n)}function zn(e){return(e>>>0).toString(16).padStart(8,"0")}var Wn={calls:0,checks:0,files:[],action:"",last:"",error:""},Oe={loop:null,aggressive:!1,breaker:!0,halt:null,...Wn,evidence:"not-needed",compactions:0},ar=60,Re={version:1,initial:Oe,step:lr};function lr(e,n){switch(n.kind){case"loop":return cr(e,n);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let t=e.files.includes(n.path)?e.files:[...e.files,n.path];return{...G(e,`edited ${n.path}`,n.hash),files:t.slice(-ar),evidence:n.generated?e.evidence:"none"}}case"check":{let t=G(e,`ran ${n.command}`,`${n.ok} ${n.output}`),o=n.ok?"":n.signatures.map(({id:s})=>s).join(" "),r=n.family==="install"?e.evidence:n.ok?"passed":"failed";return{...t,checks:e.checks+1,error:o,evidence:r}}case"command":{let t=G(e,`ran ${n.command}`,n.output);return n.writes?{...t,evidence:"none"}:t}case"look":return G(e,`${n.tool} ${n.target}`,n.version??"");case"failure":return{...G(e,`${n.tool} failed: ${n.target}`,n.signature.id),error:n.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function cr(e,{phase:n,loop:t,aggressive:o,breaker:r,halt:s}){return n==="iteration"?{...e,...Wn}:n==="end"?{...Oe,halt:s??null}:{...Oe,loop:t,aggressive:o===!0,breaker:r!==!1}}function G(e,n,t){let o=y(`${e.action}\0${n}\0${t}`);return{...e,calls:e.calls+1,action:o,last:n.slice(0,120)}}var ur=[".git",".planning",".powerignore",".claudeignore"];function jn(e,n,t){return n.projectDir??dr(e,t,ur)??t}function dr(e,n,t){for(let o=n;;o=A(o)){if(t.some(r=>e.stat(Q(o,r))!==null))return o;if(A(o)===o)return null}}function Bn(e,n){let{environment:t}=n,o=t.platform==="windows";return e.cwd===""?t.projectDir??"/":v(e.cwd,o)}function Un(e,n){let t=n.journals.open(e.session,e.agent);if(t===null)return null;let o=jn(n.files,n.environment,Bn(e,n)),{config:r}=n.config(o);return{journal:t,root:o,config:r,world:n,isSubagent:e.agent!==void 0}}function qn({journal:e,isSubagent:n}){if(n)return null;let{state:t,known:o}=e.fold("loop",Re);return o&&t.loop!==null?t:null}var pr=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function Te(e){let n=e.slice(0,200);return n.includes("fire-loop")&&pr.test(n)}async function Hn(e,n){if(n.isSubagent)return null;let t=Te(e.prompt);if(!t&&qn(n)===null)return null;let{obey:o,pauseForPrompt:r}=await Promise.resolve().then(()=>B(require("part:loop"),1));return t?o(e,n):r(e,n)}var fr=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Fe(e){let n=e.slice(0,2e3).toLowerCase();return fr.some(([t,o])=>w(n,t)&&o.test(n))}function Xn(e,n){return{kind:Fe(e)?"decision":"prompt",text:e,files:n}}var mr=2,gr=40,Gn=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function Kn(e,n){let t=Ie(e);return t.length>0&&n.journal.append(t.flatMap(o=>yr(o,n))),t.map(({text:o})=>o)}function Ie(e){let n=e.filter(r=>r!==null&&r.text.trim()!=="");n.sort((r,s)=>Gn.indexOf(r.channel)-Gn.indexOf(s.channel));let t=[],o=0;for(let r of n){let s=r.text.split(`
`).length+(t.length>0?1:0);(t.length===0||t.length<mr&&o+s<=gr)&&(t.push(r),o+=s)}return t}function yr({channel:e,key:n,text:t,facts:o},{world:r}){return[{v:1,kind:"said",at:r.clock.now(),channel:e,key:n,hash:y(t)},...o??[]]}var Yn=1e3;async function Vn(e,n){if(H(e.prompt))return O;let t=await Sr(e,n);if(t)return{...O,decision:{type:"blockPrompt",reason:t}};let o=Un(e,n);if(o===null)return O;let r=await Hn(e,o);if(r!==null&&Te(e.prompt))return r;let s=Ee(e.prompt),{asks:i,tier:a,continues:c}=s,l=ye(e.prompt),p=I(e.prompt,Yn),m=c?br(o):null,d=m===null?{asks:i}:{asks:m,continues:!0};if(o.journal.append([{v:1,kind:"prompt",at:n.clock.now(),text:p,...d,names:l}]),o.isSubagent)return O;let f=[...await Dn(e,o)],h=Xn(e.prompt,l),E=xr(e.prompt);return!E&&(h.kind==="decision"||wr(s,e.prompt))&&f.push(await kr(h,o)),a!=="SIMPLE"&&f.push(...await Er(E,a,o)),{...r??O,context:[...r?.context??[],...Kn(f,o)]}}var hr=5;function wr({tier:e,reason:n,continues:t},o){return e!=="SIMPLE"?!0:n==="files"||t?!1:o.slice(0,Yn).trim().split(/\s+/).length>hr}function br({journal:e}){return e.fold("exclusion",me).state.asks}async function kr(e,n){let{guide:t}=await Promise.resolve().then(()=>B(require("part:guidance"),1));return t(e,n)}async function Sr(e,n){let t=te(e.prompt);if(t.length===0)return null;let{privateMention:o}=await Promise.resolve().then(()=>B(require("part:private-mention"),1));return o(t,e,n)}function xr(e){return/^fire-(?:execute-plan|3-execute)$/.test(oe(e)?.name??"")}async function Er(e,n,t){if(!$n(t))return[];let{beginTask:o,recitePlan:r}=await Promise.resolve().then(()=>B(require("part:recitation"),1)),s=n==="COMPLEX"?{note:xe}:{};return e?o(t,s):[r(t,s)]}function S(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function le(e,n){let t=[],o=e(n,t,[]);return t.length===0?{success:!0,data:o}:{success:!1,error:{issues:t}}}var ce=()=>rt("string",e=>typeof e=="string"),Jn=()=>rt("boolean",e=>typeof e=="boolean"),Zn=e=>T(e);function R(e){return T((n,t,o)=>n===void 0?n:e(n,t,o))}function K(){return T((e,n,t)=>(typeof e!="number"||!Number.isFinite(e)?n.push({code:"invalid_type",expected:"number",path:t}):Number.isInteger(e)?Number.isSafeInteger(e)||n.push({code:e>0?"too_big":"too_small",path:t}):n.push({code:"invalid_type",expected:"int",path:t}),e))}var ue=()=>_e(Number.MIN_VALUE);function _e(e){return(n,t,o)=>(n<e&&t.push({code:"too_small",path:o}),n)}function Qn(e){return(n,t,o)=>(n>e&&t.push({code:"too_big",path:o}),n)}function et(e){return T((n,t,o)=>(e.includes(n)||t.push({code:"invalid_value",path:o}),n))}function nt(e){return st("array",(n,t,o)=>n.map((r,s)=>e(r,t,[...o,s])))}function tt(e){return st("tuple",(n,t,o)=>n.length<e.length?(t.push({code:"too_small",path:o}),n):(n.length>e.length&&t.push({code:"too_big",path:o}),e.map((r,s)=>r(n[s],t,[...o,s]))))}var N=e=>ot(e,!1),Ce=e=>ot(e,!0);function ot(e,n){return T((t,o,r)=>{if(!S(t))return o.push({code:"invalid_type",expected:"object",path:r}),t;let s={};for(let a of Object.keys(e)){let c=e[a](t[a],o,[...r,a]);(c!==void 0||a in t)&&(s[a]=c)}let i=n?Object.keys(t).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&o.push({code:"unrecognized_keys",keys:i,path:r}),s})}function rt(e,n){return T((t,o,r)=>(n(t)||o.push({code:"invalid_type",expected:e,path:r}),t))}function st(e,n){return T((t,o,r)=>Array.isArray(t)?n(t,o,r):(o.push({code:"invalid_type",expected:e,path:r}),t))}function T(e){return Object.assign((...t)=>e(...t),{check:(...t)=>T((o,r,s)=>{let i=r.length,a=e(o,r,s),c=r.slice(i).every(({code:l})=>l!=="invalid_type");for(let l of c?t:[])a=l(a,r,s);return a})})}var it=ce();function $(e){return Zn(n=>e(n)?n:void 0)}var F=$(e=>typeof e=="string"),ia=$(e=>typeof e=="boolean"),aa=$(S);function Le(...e){return $(n=>e.some(t=>t===n))}var D={session_id:F,transcript_path:F,cwd:F,agent_id:F};function z(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function W(e,n){return t=>{let o=le(e(),t);return o.success?n(o.data):null}}var da=W(()=>N({...D,source:Le("startup","resume","clear","compact")}),e=>({...z(e),source:e.source??"startup"})),pa=W(()=>N({...D,reason:F}),e=>({...z(e),reason:e.reason??"other"})),at=W(()=>N({...D,prompt:it}),e=>({...z(e),prompt:e.prompt})),fa=W(()=>N({...D,trigger:Le("auto","manual"),custom_instructions:F}),e=>({...z(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),ma=W(()=>N({...D,last_assistant_message:F,background_tasks:$(vr)}),e=>({...z(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(Ar).length}));function vr(e){return Array.isArray(e)}function Ar(e){let n=S(e)?e.status:null;return n==="running"||S(e)&&typeof n!="string"}var gt=require("node:fs");var de=9500,Or=2,Rr=40;function lt(e){let n=e.filter(o=>o.trim()!=="").slice(0,Or),t=n.filter((o,r)=>r===0||Tr(n.slice(0,r+1))<=Rr);return Fr(t.join(`

`).toWellFormed(),de)}function Tr(e){return e.join(`

`).split(`
`).length}function Fr(e,n){if(e.length<=n)return e;let t=`
(cut)`,o=U(e,n-t.length),r=o.lastIndexOf(`
`);return r>0?o.slice(0,r)+t:I(e,n)}var Ir=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function ut(e,n){let t=lt(n.context);if(e==="PreCompact")return t;let o={..._r(e,n.decision),...t!==""&&Ir.has(e)&&{additionalContext:t}},r={...Cr(e,n.decision),...Object.keys(o).length>0&&{hookSpecificOutput:{hookEventName:e,...o}},...n.notice&&{systemMessage:I(n.notice.toWellFormed(),de)}};return Object.keys(r).length===0?"":JSON.stringify(r)}function _r(e,n){switch(n.type){case"deny":return e==="PreToolUse"?ct(n.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:n.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:n.output}:{};case"halt":return e!=="PreToolUse"?{}:{...n.alsoDeny&&ct(n.alsoDeny),...n.input&&{updatedInput:n.input}};default:return{}}}function ct(e){return{permissionDecision:"deny",permissionDecisionReason:I(e.toWellFormed(),de)}}function Cr(e,n){return n.type==="halt"?{continue:!1,stopReason:n.reason}:n.type==="blockPrompt"&&e==="UserPromptSubmit"||n.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(n.type==="blockPrompt"?n.reason:n.prompt).toWellFormed()}:{}}var ft=require("node:fs"),Me={maxBytes:64<<20,idle:3e3};function Pr(e,n=Me,t=Buffer.alloc(0)){return new Promise(o=>{let r=[t],s=t.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),n.idle);function a(c){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),o(c)}e.on("data",c=>{let l=typeof c=="string"?Buffer.from(c):c;if(r.push(l),s+=l.length,s>n.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!Lr(l))return;let p=Ne(Buffer.concat(r,s).toString("utf8"));p!==void 0&&a({ok:!0,value:p})}),e.on("end",()=>{let c=Buffer.concat(r,s).toString("utf8"),l=Ne(c);if(l!==void 0)return a({ok:!0,value:l});a({ok:!1,reason:c.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var dt=122880;function mt(e){return new Promise(n=>{process.env.UV_THREADPOOL_SIZE??="1";let t=Buffer.allocUnsafe(dt);t[0]=pt;let o;(0,ft.read)(0,t,0,dt,null,(r,s)=>{o&&clearTimeout(o);let i=r?0:s,a=Ne(t.toString("utf8",0,i));if(a!==void 0)return n({ok:!0,value:a});if(!r&&s===0)return n({ok:!1,reason:"empty"});n(Pr(process.stdin,Me,t.subarray(0,i)))}),Promise.resolve().then(()=>{t[0]===pt&&(o=setTimeout(e,Me.idle))})})}var pt=0;function Lr(e){for(let n=e.length-1;n>=0;n--){let t=e[n];if(t===125)return!0;if(t!==10&&t!==13&&t!==32&&t!==9)return!1}return!1}function Ne(e){try{return JSON.parse(e.charCodeAt(0)===Mr?e.slice(1):e)}catch{return}}var Mr=65279;async function yt(e,n){let t;try{let o=mt(()=>$r(e.event,t)),r=n();t=r.faults;let s=await o,i=s.ok?await Nr(e,s.value,r.world):ht(`payload ${s.reason}`);if(!Dr(i))return}catch(o){t?.write(e.event,o)}process.exit(0)}async function Nr(e,n,t){let o=e.parse(n);return o===null?ht(`payload is not a ${e.event} event`):ut(e.event,await e.handle(o,t))}function $r(e,n){n?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function ht(e){throw new Error(e)}function Dr(e){let n=Buffer.from(e),t=0;try{for(;t<n.length;)t+=(0,gt.writeSync)(1,n,t)}catch{return process.exitCode=0,process.stdout.write(n.subarray(t)),!1}return!0}function wt(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:zr}}function zr(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var bt={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var Wr=1<<20;function kt(e,n,t){let o=bt,r=[];for(let s of new Set([`${t}/.claude/fire-flow.json`,`${n}/.claude/fire-flow.json`])){let i=e.read(s,Wr);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?jr(i.value):{problem:i.message};"problem"in a?r.push(`${s}: ${a.problem}; this file is not used`):o=St(o,a.settings)}return{config:o,problems:r}}function jr(e){let n;try{n=JSON.parse(e.replace(/^\uFEFF/,""))}catch(o){return{problem:`not valid JSON (${o instanceof Error?o.message:"unreadable"})`}}let t=le(Ur(),n);return t.success?{settings:t.data}:{problem:t.error.issues.map(Br).join("; ")}}function Br(e){let n=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${n}`:e.code==="invalid_type"?`${n} must be of type ${e.expected}`:`${n} has a value that is not possible`}function Ur(){let e=R(Jn()),n=R(K().check(ue())),t=R(K().check(_e(1),Qn(100))),o=R(tt([K().check(ue()),K().check(ue())])),r=s=>R(Ce(s));return Ce({exclusion:r({enabled:e,failClosed:e}),health:r({enabled:e}),breaker:r({onTrip:R(et(["warn","stop"])),stall:o,spin:o,decline:o}),guidance:r({enabled:e,maxPerSession:n}),skills:r({paths:R(nt(ce()))}),preservation:r({enabled:e}),recitation:r({enabled:e}),budget:r({enabled:e,warn:t,critical:t,window:n}),hygiene:r({enabled:e}),output:r({compress:e,aboveBytes:n}),loop:r({maxIterations:n,maxMinutes:n,maxTokens:n,checkpointInterval:n})})}function St(e,n){if(!S(e)||!S(n))return n===void 0?e:n;let t={...e};for(let[o,r]of Object.entries(n))t[o]=St(e[o],r);return t}function xt(e,n,t){let o=n==="windows",r=a=>{let c=e[a];return c?v(c,o):null},s=r("HOME")??r("USERPROFILE")??v(t(),o),i=o?r("LOCALAPPDATA")??`${s}/AppData/Local`:r("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:n,projectDir:r("CLAUDE_PROJECT_DIR"),pluginRoot:r("CLAUDE_PLUGIN_ROOT"),stateDir:r("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function Et(){let e=process.platform==="win32"?"windows":"posix",n=()=>process.getBuiltinModule("node:os").homedir();return xt(process.env,e,n)}function vt(e,n,t){let o=`${t}/faults.log`;function r(){let s=e.stat(o)?.size??0;if(s<=1048576)return;let i=e.readRange(o,s-262144,262144);i.ok&&e.replace(o,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),c=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},p={time:new Date(n.now()).toISOString(),event:s,message:a.slice(0,1e3),...c};e.append(o,`${JSON.stringify(p)}
`),r()},read(){let s=e.stat(o)?.size??0,i=e.readRange(o,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(qr):[]}}}function qr(e){try{let n=JSON.parse(e);return typeof n=="object"&&n!==null&&"time"in n?[n]:[]}catch{return[]}}var u=require("node:fs");var At=require("node:fs");function Y(e,n,t){return n.subarray(0,Hr(e,n,n.length,t))}function Hr(e,n,t,o){let r=0;for(;r<t;){let s=(0,At.readSync)(e,n,r,t-r,o+r);if(s===0)break;r+=s}return r}function Rt(){let e=new Map;return{read:Xr,readRange:Gr,open(n){let t=e.get(n);if(t)return k(t);let o=Yr(n);return o.ok&&e.set(n,o.value),o},stat:Qr,list:ts,real:n=>$e(n),append:rs,replace:ss,create:as,remove:It}}function Xr(e,n){return ns(e)?j("missing",`no such file: ${e}`):ze(e,u.constants.O_RDONLY,t=>{let o=(0,u.fstatSync)(t);if(!o.isFile()&&!o.isDirectory())return j("failed",`no file: ${e}`);let{size:r}=o;return r>n?j("too-large",`${r} bytes, at most ${n}`):k((0,u.readFileSync)(t,"utf8"))})}function Gr(e,n,t,o){return ze(e,u.constants.O_RDONLY,r=>{let s=Math.max(0,Math.min(t,(0,u.fstatSync)(r).size-n)),i=o?.subarray(0,s)??Buffer.allocUnsafe(s);return k(Y(r,i,n))})}var Kr=1e3;function Yr(e){return x(()=>{let n=(0,u.openSync)(e,u.constants.O_RDONLY|_t),t=(0,u.fstatSync)(n);return t.isFile()?k(Vr(n,t.size)):((0,u.closeSync)(n),t.isDirectory()?j("directory",e):j("failed",e))})}var Ot=4096;function Vr(e,n){let t=0,o=null,r=Buffer.allocUnsafe(Ot),s=[r];function i(a,c){return t++===Kr&&(o=Y(e,Buffer.allocUnsafe(n),0)),o!==null?o.subarray(a,c):c-a>Ot?Y(e,Buffer.allocUnsafe(c-a),a):(0,u.readvSync)(e,s,a)<c-a?Y(e,r.subarray(0,c-a),a):r}return{length:n,text(a,c){let l=Math.min(c,n);if(a>=l)return"";try{return i(a,l).toString("utf8",0,l-a)}catch{return""}},after(a,c,l){let p=Math.min(l,n);if(c>=p)return null;try{return Jr(a,i(c,p),p-c)}catch{return null}}}}function Jr(e,n,t){let o=n.indexOf(e);if(o<0)return null;let r=o+Buffer.byteLength(e),s=n.indexOf(Zr,r);return s<0||s>=t?null:n.toString("utf8",r,s)}var Zr=10;function Qr(e){let n=Tt(e);if(!n)return null;let{size:t,mtimeMs:o,dev:r,ino:s}=n;return{kind:Ft(n),size:t,modified:o,device:r,inode:s}}var es={throwIfNoEntry:!1};function Tt(e){try{return(0,u.lstatSync)(e,es)}catch{return null}}function ns(e){return!(0,u.existsSync)(e)&&Tt(e)===void 0}function Ft(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function ts(e){return x(()=>{let t=(0,u.readdirSync)(e,{withFileTypes:!0}).map(o=>({name:o.name,kind:Ft(o)}));return k(t.sort((o,r)=>o.name<r.name?-1:1))})}function $e(e,n=0){let t=x(()=>k((0,u.realpathSync)(e)));if(t.ok)return v(t.value,process.platform==="win32");let o=A(e);if(o===e||o===".")return e;let r=`${$e(o).replace(/\/$/,"")}/${e.slice(e.lastIndexOf("/")+1)}`,s=n<os?x(()=>k((0,u.readlinkSync)(r))):null;return s?.ok?$e(Q(A(r),v(s.value)),n+1):r}var os=40;function rs(e,n){let t=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.O_CREAT|ls,o=()=>ze(e,t,i=>((0,u.writeSync)(i,n),k(void 0))),r=o();if(r.ok||r.trouble!=="missing")return r;let s=De(e);return s.ok?o():s}function ss(e,n){let t=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,o=De(e);if(!o.ok)return o;let r=x(()=>{(0,u.writeFileSync)(t,n,{mode:384,flag:"wx"});let s=x(()=>k((0,u.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,u.chmodSync)(t,s.value.mode&511),is(t,e),k(void 0)});return r.ok||It(t),r}function is(e,n){for(let t=0;;t++){let o=x(()=>k((0,u.renameSync)(e,n)));if(o.ok)return;if(t===5||o.trouble!=="denied")throw new Error(o.message)}}function as(e,n){let t=De(e);return t.ok?x(()=>k((0,u.writeFileSync)(e,n,{mode:384,flag:"wx"}))):t}function It(e){return x(()=>k((0,u.rmSync)(e,{recursive:!0,force:!0})))}var ls=u.constants.O_NOFOLLOW??0;function De(e){return x(()=>((0,u.mkdirSync)(A(e),{recursive:!0,mode:448}),k(void 0)))}function ze(e,n,t){return x(()=>{let o=(0,u.openSync)(e,n|_t,384);try{return t(o)}finally{(0,u.closeSync)(o)}})}var _t=u.constants.O_NONBLOCK??0;function x(e){try{return e()}catch(n){let t=n instanceof Error&&"code"in n?String(n.code):"";return j(cs[t]??"failed",n instanceof Error?n.message:t)}}var cs={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function k(e){return{ok:!0,value:e}}function j(e,n){return{ok:!1,trouble:e,message:n}}function Ct(e){let n=new Map,t=new Map,o=new Map,r=a=>We(n,a,()=>e.real(a));return{kind:a=>We(t,a,()=>{let c=e.stat(a),l=c?.kind==="link"?e.stat(r(a)):c;return!l||l.kind==="link"?null:l.kind}),list:a=>We(o,a,()=>{let c=e.list(a);return c.ok?c.value.map(({name:l})=>l):[]}),real:r}}function We(e,n,t){let o=e.get(n);if(o!==void 0)return o;let r=t();return e.set(n,r),r}var us=4096;function Lt(e){let n={v:ds,...ps(e)},t=n;for(let o=600;;o=Math.floor(o/2)){let r=`${JSON.stringify(t)}
`;if(Buffer.byteLength(r)<=us||o<4)return r;t=je(n,o,Math.max(1,Math.floor(o/40)))}}var ds=1;function ps(e){let{v:n,...t}=e;return t}function je(e,n,t){if(typeof e=="string")return U(e,n);if(Array.isArray(e))return e.slice(0,t).map(s=>je(s,n,t));if(e===null||typeof e!="object")return e;let o=Object.entries(e).map(([s,i])=>[s,je(i,n,t)]),r=Object.fromEntries(o);return fs(e)&&(r.more=e.more+Math.max(0,e.signatures.length-t)),r}function fs(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function Mt(e){let n=Pt(e)??Pt(e.slice(Math.max(0,e.lastIndexOf(ms))));return S(n)&&n.v===1&&gs.has(String(n.kind))&&typeof n.at=="number"?n:null}var ms='{"v":1,';function Pt(e){try{return JSON.parse(e)}catch{return null}}var gs=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var V=4<<20;function $t(e,n){let t=null;return(o,r)=>{if(r-o>V)return Nt(e,n,o);if((t===null||o<t.from||r<t.end)&&(t={from:o,end:o,steps:[]}),r>t.end){let s=[...Nt(e,n,t.end)];t={from:t.from,end:ys(s)??t.end,steps:[...t.steps,...s]}}return t.steps.filter(s=>s==="unreadable"||s.end>o)}}function ys(e){let n=e.at(-1);return n==="unreadable"?void 0:n?.end}function*Nt(e,n,t){for(let o=t;;){let r=e.readRange(n,o,V);!r.ok&&r.trouble!=="missing"&&(yield"unreadable");let s=r.ok?ws(r.value):0;if(!r.ok||s===0||(yield*hs(r.value.subarray(0,s),o),o+=s,r.value.length<V))return}}function*hs(e,n){let t=Buffer.from(e.buffer,e.byteOffset,e.length);for(let o=0;o<t.length;){let r=t.indexOf(10,o),s=r<0?t.length:r+1,i=t.toString("utf8",o,r<0?s:r);i!==""&&(yield{fact:Mt(i),end:n+s}),o=s}}function ws(e){let n=e.lastIndexOf(10)+1;return n===0&&e.length===V?V:n}var Dt={facts:200,bytes:3072},bs=256,ks=16<<20;function Wt(e,n,t,o){let r=`${n}/${t}`,s=$t(e,r);function i(d){for(let f of d){let h=e.append(r,Lt(f));h.ok||o(`journal ${r}: ${h.message}`)}}function a(d){let f=`${y(d)}.txt`,h=`${n}/errors/${f}`;if(e.stat(h))return f;let E=e.create(h,d);return!E.ok&&E.trouble!=="invalid"&&o(`errors ${h}: ${E.message}`),f}function c(d,f){let h=e.replace(`${n}/${d}`,f);h.ok||o(`${n}/${d}: ${h.message}`)}function l(d){let f=e.read(`${n}/${d}`,ks);return f.ok?f.value:null}function p(d,f){let h=`${r.replace(/\.jsonl$/,"")}.${d}.snapshot.json`,E=e.stat(r);if(E!==null&&E.kind!=="file")return zt(f);let Ue=E?.size??0,pe=Es(m(h),f.version,Ue)??Ss(f),C=vs(s(pe.offset,Ue),pe,f);if(!C)return zt(f);if(xs(pe,C)){let qe=e.replace(h,JSON.stringify(C));qe.ok||o(`snapshot ${h}: ${qe.message}`)}return{state:C.state,facts:C.facts,skipped:C.skipped,known:!0}}function m(d){let f=e.read(d,16777216);if(!f.ok)return null;try{return JSON.parse(f.value)}catch{return null}}return{append:i,keepError:a,keep:c,recall:l,drop:d=>{e.remove(`${n}/${d}`)},path:d=>`${n}/${d}`,fold:p}}function zt(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function Ss(e){let{version:n,initial:t}=e;return{version:n,offset:0,state:t,facts:0,skipped:0,seen:[]}}function xs(e,n){return n.facts+n.skipped-e.facts-e.skipped>=Dt.facts||n.offset-e.offset>=Dt.bytes}function Es(e,n,t){return e?.version===n&&e.offset<=t&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function vs(e,n,t){let o=new Set(n.seen),{offset:r,state:s,facts:i,skipped:a}=n;for(let l of e){if(l==="unreadable")return null;r=l.end,l.fact===null?a++:As(l.fact,o)&&(s=t.step(s,l.fact),i++)}let c=[...o].slice(-bs);return{version:t.version,offset:r,state:s,facts:i,skipped:a,seen:c}}function As(e,n){if(!e.use)return!0;let t=`${e.kind} ${e.use}`;return n.has(t)?!1:(n.add(t),!0)}var Os=864e5,Rs=100;function jt(e,n,t,o){let r=`${t}/sessions`,s=new Map;function i(l){let p=e.list(`${r}/${l}`),m=(p.ok?p.value:[]).map(({name:d})=>e.stat(`${r}/${l}/${d}`)?.modified??0);return Math.max(e.stat(`${r}/${l}`)?.modified??0,...m)}function a(){let l=e.list(r);return(l.ok?l.value:[]).map(({name:m})=>({name:m,at:i(m)})).sort((m,d)=>d.at-m.at).map(({name:m})=>m)}function c(l,p){let m=`${l}/${p}`,d=s.get(m)??Wt(e,`${r}/${l}`,p,o);return s.set(m,d),d}return{open(l,p){let m=Be(l);if(m===null)return null;let d=Be(p);return c(m,d===null?"journal.jsonl":`agents/${d}.jsonl`)},agents(l){let p=Be(l),m=p===null?null:e.list(`${r}/${p}/agents`);return p===null||!m?.ok?[]:m.value.filter(f=>f.name.endsWith(".jsonl")).slice(0,Rs).map(f=>c(p,`agents/${f.name}`))},sessions:a,lastTouched:i,sweep(l){let p=n.now()-l*Os;for(let m of a())i(m)<p&&e.remove(`${r}/${m}`)}}}function Be(e){return e?/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(e)?e:`h-${y(e)}`:null}function Bt(){let e=Rt(),n=wt(),t=Et(),o=vt(e,n,t.stateDir),r=jt(e,n,t.stateDir,i=>o.write("journal",i));return{world:{files:e,tree:Ct(e),clock:n,environment:t,journals:r,config:i=>kt(e,i,t.home)},faults:o}}yt({event:"UserPromptSubmit",parse:at,handle:Vn},Bt);function Ts(e){if(e==="guidance")return{t0:y};if(e==="loop")return{t0:y,t1:O};if(e==="preservation")return{t0:y,t1:ae};if(e==="private-mention")return{t0:y};if(e==="recitation")return{t0:y,t1:ie,t2:Ie}}0&&(module.exports={given});
})
