(function(exports,require,module,__filename,__dirname,__taken){
var Xt=Object.create;var Z=Object.defineProperty;var Kt=Object.getOwnPropertyDescriptor;var Vt=Object.getOwnPropertyNames;var Yt=Object.getPrototypeOf,Jt=Object.prototype.hasOwnProperty;var Zt=(e,n)=>{for(var t in n)Z(e,t,{get:n[t],enumerable:!0})},Ve=(e,n,t,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of Vt(n))!Jt.call(e,o)&&o!==t&&Z(e,o,{get:()=>n[o],enumerable:!(r=Kt(n,o))||r.enumerable});return e};var U=(e,n,t)=>(t=e!=null?Xt(Yt(e)):{},Ve(n||!e||!e.__esModule?Z(t,"default",{value:e,enumerable:!0}):t,e)),Qt=e=>Ve(Z({},"__esModule",{value:!0}),e);var Ns={};Zt(Ns,{given:()=>Ms});module.exports=Qt(Ns);function v(e,n=!1){if(!n)return Q(e);let t=e.replaceAll("\\","/"),r=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(t),o=r?`${r[1]}:${t.slice(r[0].length)||"/"}`:t;return Q(o.replace(/^[a-z]:/,s=>s.toUpperCase()))}function ee(e,n){return er(n)?Q(n):Q(`${e}/${n}`)}function er(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function A(e){let n=e.lastIndexOf("/");return n<0?".":n===0?"/":/^[A-Za-z]:$/.test(e.slice(0,n))?e.slice(0,n+1):e.slice(0,n)}function nr(e){let n=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!n}function Q(e){if(nr(e))return e;let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",t=[];for(let r of e.slice(n.length).split("/"))r===""||r==="."||(r===".."&&t.length>0&&t.at(-1)!==".."?t.pop():(r!==".."||n==="")&&t.push(r));return n+t.join("/")||"."}function _(e,n,t="\u2026"){return e.length<=n?e:H(e,Math.max(0,n-t.length))+t}function H(e,n){if(e.length<=n)return e;let t=e.charCodeAt(n-1),r=t>=55296&&t<=56319;return e.slice(0,r?n-1:n)}function w(e,n){for(let t=0;t<n.length;t++)if(e.includes(n[t]))return!0;return!1}function ye(e,n){return n!==""&&!n.includes(" ")&&e.includes(` ${n} `)}var we={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:tr};function tr(e,n){switch(n.kind){case"prompt":return{...e,names:he(e.names,n.names),asks:n.asks};case"check":return{...e,errorFiles:he(e.errorFiles,n.signatures.flatMap(Ye))};case"failure":return n.host?e:{...e,errorFiles:he(e.errorFiles,Ye(n.signature))};case"denial":return sr(e,n);case"narrow":return n.use===void 0?e:or(e,n.use,n);case"persisted":return{...e,persisted:[...e.persisted,n].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return n.channel==="notice"?{...e,notices:[...e.notices,n.key].slice(-rr)}:e;default:return e}}var rr=50;function Ye({file:e}){return e?[e]:[]}function he(e,n){return[...e.filter(t=>!n.includes(t)),...n].slice(-500)}function or(e,n,t){let r=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(r),[n]:t}}}function sr(e,n){let t=Je(n.path,n.pattern),{[t]:r=0,...o}=e.denials,s=Object.entries(o).slice(-500);return{...e,denials:{...Object.fromEntries(s),[t]:r+1},latest:t}}function Je(e,n){return`${e}
${n}`}var Qe=1e5,be=200,en=400,nn=/(?<![\w.+\-/@])@(?:"([^"\n]{1,400})"|([^\s"'`<>|,;]{1,400}))/g,ir=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,ar=/\bfile:\/\/(?:localhost)?(?=\/)/gi,lr=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,cr=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,ur=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,dr=/^[A-Za-z]:[\\/]/;function ke(e){let n=fr(gr(e.slice(0,Qe))),t=new Set(re(n));for(let r of yr(n))Ze(t,r);for(let r of n.replace(nn," ").split(/(?<!\\) |[^\S ]+/)){if(t.size>=be)break;for(let o of wr(r))Ze(t,o)}return[...t].slice(0,be)}function re(e){if(!e.includes("@"))return[];let t=[...e.slice(0,Qe).matchAll(nn)].map(([,r,o=""])=>r??ne(o));return[...new Set(t.map(te))].filter(r=>r!=="").slice(0,be)}var pr=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function fr(e){let n=e.toLowerCase();return w(n,mr)?e.replace(pr," "):e}var mr=["not","n't","n\u2019t","never","avoid","without","stop"];function gr(e){return e.includes("://")?e.replace(ir," ").replace(ar,""):e}function yr(e){return w(e,hr)?[...e.matchAll(lr)].map(n=>te(n.slice(1).join("").trim())):[]}var hr=['"',"`","'","\u201C","\xAB"];function wr(e){if(e.length>en||!w(e,tn))return[];let n=ne(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return dr.test(n)?[te(n)]:[n,...n.split(ur),...n.split(cr).map(ne)].map(r=>te(ne(r)))}var tn=[".","/","\\"];function Ze(e,n){br(n)&&e.add(n)}function br(e){return e.length>en||!w(e,tn)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function te(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var rn="([{<\uFF08\u300C\u300E\u3010\u300A",on=")]}>\uFF09\u300D\u300F\u3011\u300B",sn="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",kr=`${sn}.\u2026`;function ne(e){let n=0,t=e.length,r=()=>e.slice(n,t);for(;;){let o=e[n]??"",s=e[t-1]??"";if(n>=t)return"";if(sn.includes(o)||Sr(r()))n++;else if(kr.includes(s)||xr(r()))t--;else return r()}}function Sr(e){let n=rn.indexOf(e[0]??" ");if(n<0)return!1;let t=e.indexOf(on[n]??"");return t<0||t===e.length-1}function xr(e){let n=on.indexOf(e.at(-1)??" ");return n>=0&&!e.includes(rn[n]??"")}var dn=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,Er=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],an=8e3,ln=4e3;function G(e){let n=e.trim();return Er.some(t=>n.startsWith(t))?!0:n.startsWith("<")?n.startsWith("<task-notification>")?!0:dn.test(n)&&pn(n)==="":!1}function oe(e){if(!e.trimStart().startsWith("/"))return null;let n=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return n?{name:n[1]??"",text:e.slice(n[0].length).trim()}:null}function Se(e){return G(e)?"":Lr(vr(pn(Ar(e))).join(`
`)).split(`
`).map(n=>n.replace(/[ \t]+/g," ").trim()).filter(n=>n!=="").join(`
`)}function vr(e){let n=e.split(/\r\n?|\n/);return(w(e,["```","~~~"])?Rr(n):n).filter(r=>!Pr(r))}function Ar(e){if(e.length<=an+ln)return e;let n=e.slice(0,an),t=e.slice(-ln),r=n.lastIndexOf(`
`),o=t.indexOf(`
`);return`${r<0?n:n.slice(0,r)}
${t.slice(o+1)}`}function pn(e){let n=Or(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let t=cn(n);t;t=cn(n)){let r=`</${t[1]}>`,o=n.indexOf(r);n=o<0?"":n.slice(o+r.length).trim()}return n}function cn(e){return e.startsWith("<")?dn.exec(e):null}function Or(e,n,t){let r="",o=0;for(let s=e.indexOf(n);s>=0;s=e.indexOf(n,o)){r+=e.slice(o,s);let i=e.indexOf(t,s);if(i<0)return r;o=i+t.length}return r+e.slice(o)}function Rr(e){let n=[],t="";for(let r of e){let o=/^\s{0,3}(`{3,}|~{3,})/.exec(r)?.[1]??"";t===""&&o===""?n.push(r):t===""?t=o:o.startsWith(t)&&(t="")}return n}var un="0123456789",Tr="ABCDEFGHIJKLMNOPQRSTUVWXYZ",q=[""],Fr=["TRACE","DEBUG","INFO","WARN","ERROR","FATAL","CRITICAL"],Ir=["PASS","FAIL","ok","RUN"],_r=[[">",q,/^\s*>/],[`[${un}`,[":"],/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC",Fr,/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY",["pm ","PM ","arn ","ARN "],/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a",["at "],/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",['File "'],/^\s*File "[^"]*", line \d+/],["T",["Traceback ("],/^\s*Traceback \(most recent call last\)/],[Tr,[": "],/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",[": "],/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",[":"],/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#",[" "],/^\s*[$%#] \w/],["di@+-",["diff --git","index ","@@ ","+++ ","--- "],/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-",q,/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${un}`,["|"],/^\s*\d*\s*\|\s/],["=-_~^",q,/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-",Ir,/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{",q,/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F",q,/^/]],Cr=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Pr(e){let n=e.slice(0,400),t=n.trim();if(t==="")return!1;let r=t.charAt(0);return _r.some(([o,s,i])=>(o===""||o.includes(r))&&w(n,s)&&i.test(n))||";{(:)".includes(t.charAt(t.length-1))&&Cr.test(n)}function Lr(e){return Mr.filter(([t])=>w(e,t)).reduce((t,[,r,o])=>t.replace(r,o),e)}var Mr=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var Nr=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function se(e){return/[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(e)}function X(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(Nr).map(r=>r.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(r=>r!=="").join(" ")} `}function m(e,{words:n,anywhere:t}){let r=$r(e);return fn(n,(s,i)=>((r[s&xe]??0)&1<<i)!==0,s=>e.includes(mn(s)))||t.some(s=>e.includes(s))}var xe=31;function $r(e){let n=new Array(xe+1).fill(0);for(let t=0;t>=0;t=e.indexOf(" ",t+1)){let r=e.charCodeAt(t+1)&xe;n[r]=(n[r]??0)|1<<e.charCodeAt(t+2)}return n}function fn(e,n,t){for(let r=1,o=0;r<e.length;r=o+1)if(o=e.indexOf(`
`,r),(o-r<3||n(e.charCodeAt(r),e.charCodeAt(r+1)))&&t(e.slice(r,o)))return!0;return!1}function b(e,{words:n}){let t=e.charCodeAt(1),r=e.charCodeAt(2),o=0;return fn(n,(s,i)=>s===t&&i===r,s=>{let i=mn(s);return i.length>o&&e.startsWith(i)&&(o=i.length),!1}),o}function L(e,...n){let t=e;for(;;){let r=n.reduce((o,s)=>Math.max(o,b(t,s)),0);if(r===0||t.length<=1)return t;t=t.slice(r-1)}}function C(e){return e.trim()===""?0:e.trim().split(" ").length}function mn(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var ie={words:`
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
`,anywhere:[]},gn={words:`
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
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},yn={words:`
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
`,anywhere:[]},Ee={words:`
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
`,anywhere:[]},hn={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},M={words:`
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
`,anywhere:[]},wn={words:`
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
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},ae={words:`
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
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},le={words:`
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
`,anywhere:[]},ve={words:`
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
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},Ae={words:`
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
`,anywhere:[]};function En(e){let n=X(e);if(zr(n))return{asks:"chat",continues:m(n,Ae)};let t=Wr(e).map(Hr);return{asks:jr(n,e,t),continues:!1}}function jr(e,n,t){let r=s=>t.includes(s),o=r("question")||r("inform");return m(e,bn)&&(o||m(e,le))?"question":r("change")||r("report")&&!r("question")&&!m(e,le)?"change":o?"question":r("wish")?"change":/[?\uff1f]/.test(n)?"question":Dr(e)}function Dr(e){let n=b(e,ve)>0&&b(e,N)+b(e,Ae)>0;return C(e)<3||n||m(e,kn)?"chat":"change"}function zr(e){let n=e.trim().split(" ").filter(t=>t!=="");return n.length>12?!1:n.every(t=>/^\d{1,2}$/.test(t)||!se(t)||m(` ${t} `,ve))}function Wr(e){if(!w(e.toLowerCase(),Br))return[e].filter(se);let n=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return Ur(n).filter(se).slice(0,60)}var Br=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function Ur(e){let n=[];for(let t=0;t<e.length;t+=2)n.push(`${e[t]??""}${e[t+1]??""}`);return n}function Hr(e){let n=/[?\uff1f]/.test(e),t=X(e),r=L(t,N),o=L(L(r,M),N,M);return Gr(r)?"none":b(o,ie)>0?"change":b(o,yn)>0||m(t,le)?"inform":(b(r,Ee)>0||m(t,hn))&&(n||b(r,M)===0)?"question":m(t,gn)||qr(r,o)?"change":n?"question":m(t,wn)?"report":m(t,ae)?"wish":"none"}function qr(e,n){return b(e,Sn)>0&&C(n)>1&&b(n,Ee)===0}function Gr(e){return b(e,xn)>0}var vn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Tn={words:`
log level
error message
default port
timeout
flag
constant
version
`,anywhere:[]},Fn={words:`
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
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},In={words:`
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
`,anywhere:[]},_n={words:`
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
`,anywhere:[]},Cn={words:`
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
`,anywhere:[]},Pn={words:`
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
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function Ln(e,n,t,r){if(n==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!m(e,Fn)&&m(e,vn))return{tier:"COMPLEX",files:t,reason:"security"};if(m(e,An))return{tier:"COMPLEX",files:t,reason:"architecture"};if(n==="question")return{tier:no(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(m(e,On)||Kr(e))return{tier:"COMPLEX",files:Math.max(t,6),reason:"cross-cutting"};let s=Vr(e,t,r);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var Xr=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function Kr(e){return w(e,[" every "," each "," all "])&&Xr.test(e)}function Vr(e,n,t){let r=m(e,Cn)?1:0;return n>1?n+r:r===0&&Yr(e,n)?1:Math.max(1,3+r+(t==="none"?2:t==="exact"?-2:0))}function Yr(e,n){if(C(e)>25)return!1;if(m(e,Rn))return!0;let t=m(e,_n),r=L(e,N,M);if(b(r,In)>0&&!t||Jr(r))return!0;if(t||C(e)>Mn)return!1;let o=b(r,ie)>0||m(e,ae);return n===1||o&&m(e,Tn)}var Mn=14;function Jr(e){return C(e)>Mn?!1:e.includes(" instead of ")&&eo.test(e)||e.includes(" should ")&&/ should (?:read|say|be) /.test(e)?!0:w(e,Zr)&&Qr.test(e)}var Zr=[" change"," set "," switch "," turn "," make "," cambia "," \xE4ndere "],Qr=/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:(?:to|auf|en|a|\u00e0) \S|(?:on|off) (?:$|by |for |in |when ))/,eo=/ (?:change|set|make|show|say|print|call|name|return) .{0,80} instead of /;function no(e){return m(e,Pn)&&!e.includes(" why did you ")}var Oe="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function Re(e,n="partial"){if(G(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let t=oe(e),r=Se(t?.text??e),o=$n(t)??(r===""&&e.trim()!==""?to:En(r)),s=t||e.includes("`")?Se(e.replaceAll("`"," ")):r,i=Ln(X(r),o.asks,oo(s),n),u=o.asks==="change"&&$n(t)!==null&&i.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...o,...i,...u}}var Nn={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function $n(e){return!e||!Object.hasOwn(Nn,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Nn[e.name]??"change",continues:!1}}var to={asks:"change",continues:!1},ro=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function oo(e){let t=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(r=>r.replace(/^@|[.]$/g,"").toLowerCase()).filter(io);return new Set(t).size}var so=" node.js next.js nuxt.js vue.js react.js angular.js express.js nest.js ember.js backbone.js alpine.js solid.js three.js d3.js chart.js hls.js video.js p5.js moment.js day.js discord.js ";function io(e){if(ye(so,e))return!1;let n=e.lastIndexOf(".");return n>0&&ye(ro,e.slice(n+1))}var O={decision:{type:"pass"},context:[]};var Te={version:2,initial:{levels:[],calls:0,recent:[]},step:ao};function ao(e,n){if(n.kind==="compaction")return{...e,levels:[]};if(n.kind==="said"&&n.channel==="budget"&&lo(n.key))return{...e,levels:[...e.levels,n.key]};let{use:t}=n;return t===void 0||e.recent.includes(t)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),t]}}function Fe({calls:e,recent:n},t){let r=t===void 0?-1:n.lastIndexOf(t);return r<0?e:e-(n.length-1-r)}function lo(e){return e==="warn"||e==="critical"}function ce(e,{files:n}){let t=`${e}/.planning`,r=n.stat(t)?.kind;return(r==="link"?n.stat(n.real(t))?.kind:r)==="directory"}var ue="composed.json",co=25;function uo({journal:e,world:n,config:t}){return t.preservation.enabled&&n.files.stat(e.path(ue))!==null}function jn(e,n){if(n===void 0||!uo(e))return!1;let{files:t}=e.world,r=t.stat(e.journal.path(ue)),o=t.stat(n);return r!==null&&o!==null&&o.modified>=r.modified}function Dn({journal:e,config:n},t){if(!n.budget.enabled)return!1;let{state:r,known:o}=e.fold("budget",Te);return o&&r.calls>0&&Fe(r,t)%co===0}function po({root:e,world:n}){return ce(e,n)}function zn(e){return e.config.recitation.enabled&&po(e)}async function Wn(e,n){let t=jn(n,e.transcript),r=Dn(n,e.use);if(!t&&!r)return[];let{budgetSpeech:o,verify:s}=await Promise.resolve().then(()=>U(require("part:preservation"),1));return[t?s(n,e.transcript):null,r?o(n,e.transcript):null]}function y(e){let n=3735928559,t=1103547991;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r);n=Math.imul(n^o,2654435761),t=Math.imul(t^o,1597334677)}return n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),Bn(t)+Bn(n)}function Bn(e){return(e>>>0).toString(16).padStart(8,"0")}var Un={calls:0,checks:0,files:[],action:"",last:"",error:""},Ie={loop:null,aggressive:!1,breaker:!0,halt:null,...Un,evidence:"not-needed",compactions:0},fo=60,_e={version:1,initial:Ie,step:mo};function mo(e,n){switch(n.kind){case"loop":return go(e,n);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let t=e.files.includes(n.path)?e.files:[...e.files,n.path];return{...K(e,`edited ${n.path}`,n.hash),files:t.slice(-fo),evidence:n.generated?e.evidence:"none"}}case"check":{let t=K(e,`ran ${n.command}`,`${n.ok} ${n.output}`),r=n.ok?"":n.signatures.map(({id:s})=>s).join(" "),o=n.family==="install"?e.evidence:n.ok?"passed":"failed";return{...t,checks:e.checks+1,error:r,evidence:o}}case"command":{let t=K(e,`ran ${n.command}`,n.output);return n.writes?{...t,evidence:"none"}:t}case"look":return K(e,`${n.tool} ${n.target}`,n.version??"");case"failure":return{...K(e,`${n.tool} failed: ${n.target}`,n.signature.id),error:n.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function go(e,{phase:n,loop:t,aggressive:r,breaker:o,halt:s}){return n==="iteration"?{...e,...Un}:n==="end"?{...Ie,halt:s??null}:{...Ie,loop:t,aggressive:r===!0,breaker:o!==!1}}function K(e,n,t){let r=y(`${e.action}\0${n}\0${t}`);return{...e,calls:e.calls+1,action:r,last:n.slice(0,120)}}var yo=[".git",".planning",".powerignore",".claudeignore"];function Hn(e,n,t){return n.projectDir??ho(e,t,yo)??t}function ho(e,n,t){for(let r=n;;r=A(r)){if(t.some(o=>e.stat(ee(r,o))!==null))return r;if(A(r)===r)return null}}function qn(e,n){let{environment:t}=n,r=t.platform==="windows";return e.cwd===""?t.projectDir??"/":v(e.cwd,r)}function Gn(e,n){let t=n.journals.open(e.session,e.agent);if(t===null)return null;let r=Hn(n.files,n.environment,qn(e,n)),{config:o}=n.config(r);return{journal:t,root:r,config:o,world:n,isSubagent:e.agent!==void 0}}function Xn({journal:e,isSubagent:n}){if(n)return null;let{state:t,known:r}=e.fold("loop",_e);return r&&t.loop!==null?t:null}var wo=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function Ce(e){let n=e.slice(0,200);return n.includes("fire-loop")&&wo.test(n)}async function Kn(e,n){if(n.isSubagent)return null;let t=Ce(e.prompt);if(!t&&Xn(n)===null)return null;let{obey:r,pauseForPrompt:o}=await Promise.resolve().then(()=>U(require("part:loop"),1));return t?r(e,n):o(e,n)}var bo=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Pe(e){let n=e.slice(0,2e3).toLowerCase();return bo.some(([t,r])=>w(n,t)&&r.test(n))}function Vn(e,n){return{kind:Pe(e)?"decision":"prompt",text:e,files:n}}var ko=2,So=40,Yn=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function Jn(e,n){let t=Le(e);return t.length>0&&n.journal.append(t.flatMap(r=>xo(r,n))),t.map(({text:r})=>r)}function Le(e){let n=e.filter(o=>o!==null&&o.text.trim()!=="");n.sort((o,s)=>Yn.indexOf(o.channel)-Yn.indexOf(s.channel));let t=[],r=0;for(let o of n){let s=o.text.split(`
`).length+(t.length>0?1:0);(t.length===0||t.length<ko&&r+s<=So)&&(t.push(o),r+=s)}return t}function xo({channel:e,key:n,text:t,facts:r},{world:o}){return[{v:1,kind:"said",at:o.clock.now(),channel:e,key:n,hash:y(t)},...r??[]]}var Zn=1e3;async function Qn(e,n){if(G(e.prompt))return O;let t=await Ro(e,n);if(t)return{...O,decision:{type:"blockPrompt",reason:t}};let r=Gn(e,n);if(r===null)return O;let o=await Kn(e,r);if(o!==null&&Ce(e.prompt))return o;let s=Re(e.prompt),{asks:i,tier:a,continues:u}=s,l=ke(e.prompt),d=_(e.prompt,Zn),p=u?Ao(r):null,S=p===null?{asks:i}:{asks:p,continues:!0};if(r.journal.append([{v:1,kind:"prompt",at:n.clock.now(),text:d,...S,names:l}]),r.isSubagent)return O;let f=[...await Wn(e,r)],g=Vn(e.prompt,l),h=To(e.prompt);return!h&&(g.kind==="decision"||vo(s,e.prompt))&&f.push(await Oo(g,r)),a!=="SIMPLE"&&f.push(...await Fo(h,a,r)),{...o??O,context:[...o?.context??[],...Jn(f,r)]}}var Eo=5;function vo({tier:e,reason:n,continues:t},r){return e!=="SIMPLE"?!0:n==="files"||t?!1:r.slice(0,Zn).trim().split(/\s+/).length>Eo}function Ao({journal:e}){return e.fold("exclusion",we).state.asks}async function Oo(e,n){let{guide:t}=await Promise.resolve().then(()=>U(require("part:guidance"),1));return t(e,n)}async function Ro(e,n){let t=re(e.prompt);if(t.length===0)return null;let{privateMention:r}=await Promise.resolve().then(()=>U(require("part:private-mention"),1));return r(t,e,n)}function To(e){return/^fire-(?:execute-plan|3-execute)$/.test(oe(e)?.name??"")}async function Fo(e,n,t){if(!zn(t))return[];let{beginTask:r,recitePlan:o}=await Promise.resolve().then(()=>U(require("part:recitation"),1)),s=n==="COMPLEX"?{note:Oe}:{};return e?r(t,s):[o(t,s)]}function x(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function de(e,n){let t=[],r=e(n,t,[]);return t.length===0?{success:!0,data:r}:{success:!1,error:{issues:t}}}var pe=()=>at("string",e=>typeof e=="string"),et=()=>at("boolean",e=>typeof e=="boolean"),nt=e=>T(e);function R(e){return T((n,t,r)=>n===void 0?n:e(n,t,r))}function V(){return T((e,n,t)=>(typeof e!="number"||!Number.isFinite(e)?n.push({code:"invalid_type",expected:"number",path:t}):Number.isInteger(e)?Number.isSafeInteger(e)||n.push({code:e>0?"too_big":"too_small",path:t}):n.push({code:"invalid_type",expected:"int",path:t}),e))}var fe=()=>Me(Number.MIN_VALUE);function Me(e){return(n,t,r)=>(n<e&&t.push({code:"too_small",path:r}),n)}function tt(e){return(n,t,r)=>(n>e&&t.push({code:"too_big",path:r}),n)}function rt(e){return T((n,t,r)=>(e.includes(n)||t.push({code:"invalid_value",path:r}),n))}function ot(e){return lt("array",(n,t,r)=>n.map((o,s)=>e(o,t,[...r,s])))}function st(e){return lt("tuple",(n,t,r)=>n.length<e.length?(t.push({code:"too_small",path:r}),n):(n.length>e.length&&t.push({code:"too_big",path:r}),e.map((o,s)=>o(n[s],t,[...r,s]))))}var $=e=>it(e,!1),Ne=e=>it(e,!0);function it(e,n){return T((t,r,o)=>{if(!x(t))return r.push({code:"invalid_type",expected:"object",path:o}),t;let s={};for(let a of Object.keys(e)){let u=e[a](t[a],r,[...o,a]);(u!==void 0||a in t)&&(s[a]=u)}let i=n?Object.keys(t).filter(a=>!Object.hasOwn(e,a)):[];return i.length>0&&r.push({code:"unrecognized_keys",keys:i,path:o}),s})}function at(e,n){return T((t,r,o)=>(n(t)||r.push({code:"invalid_type",expected:e,path:o}),t))}function lt(e,n){return T((t,r,o)=>Array.isArray(t)?n(t,r,o):(r.push({code:"invalid_type",expected:e,path:o}),t))}function T(e){return Object.assign((...t)=>e(...t),{check:(...t)=>T((r,o,s)=>{let i=o.length,a=e(r,o,s),u=o.slice(i).every(({code:l})=>l!=="invalid_type");for(let l of u?t:[])a=l(a,o,s);return a})})}var ct=pe();function j(e){return nt(n=>e(n)?n:void 0)}var F=j(e=>typeof e=="string"),fa=j(e=>typeof e=="boolean"),ma=j(x);function je(...e){return j(n=>e.some(t=>t===n))}var D={session_id:F,transcript_path:F,cwd:F,agent_id:F};function z(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function W(e,n){return t=>{let r=de(e(),t);return r.success?n(r.data):null}}var wa=W(()=>$({...D,source:je("startup","resume","clear","compact")}),e=>({...z(e),source:e.source??"startup"})),ba=W(()=>$({...D,reason:F}),e=>({...z(e),reason:e.reason??"other"})),ut=W(()=>$({...D,prompt:ct}),e=>({...z(e),prompt:e.prompt})),ka=W(()=>$({...D,trigger:je("auto","manual"),custom_instructions:F}),e=>({...z(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),Sa=W(()=>$({...D,last_assistant_message:F,background_tasks:j(Io)}),e=>({...z(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(_o).length}));function Io(e){return Array.isArray(e)}function _o(e){let n=x(e)?e.status:null;return n==="running"||x(e)&&typeof n!="string"}var wt=require("node:fs");var me=9500,Co=2,Po=40;function dt(e){let n=e.filter(r=>r.trim()!=="").slice(0,Co),t=n.filter((r,o)=>o===0||Lo(n.slice(0,o+1))<=Po);return Mo(t.join(`

`).toWellFormed(),me)}function Lo(e){return e.join(`

`).split(`
`).length}function Mo(e,n){if(e.length<=n)return e;let t=`
(cut)`,r=H(e,n-t.length),o=r.lastIndexOf(`
`);return o>0?r.slice(0,o)+t:_(e,n)}var No=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function ft(e,n){let t=dt(n.context);if(e==="PreCompact")return t;let r={...$o(e,n.decision),...t!==""&&No.has(e)&&{additionalContext:t}},o={...jo(e,n.decision),...Object.keys(r).length>0&&{hookSpecificOutput:{hookEventName:e,...r}},...n.notice&&{systemMessage:_(n.notice.toWellFormed(),me)}};return Object.keys(o).length===0?"":JSON.stringify(o)}function $o(e,n){switch(n.type){case"deny":return e==="PreToolUse"?pt(n.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:n.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:n.output}:{};case"halt":return e!=="PreToolUse"?{}:{...n.alsoDeny&&pt(n.alsoDeny),...n.input&&{updatedInput:n.input}};default:return{}}}function pt(e){return{permissionDecision:"deny",permissionDecisionReason:_(e.toWellFormed(),me)}}function jo(e,n){return n.type==="halt"?{continue:!1,stopReason:n.reason}:n.type==="blockPrompt"&&e==="UserPromptSubmit"||n.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(n.type==="blockPrompt"?n.reason:n.prompt).toWellFormed()}:{}}var yt=require("node:fs"),De={maxBytes:64<<20,idle:3e3};function Do(e,n=De,t=Buffer.alloc(0)){return new Promise(r=>{let o=[t],s=t.length,i=setTimeout(()=>a({ok:!1,reason:"idle"}),n.idle);function a(u){clearTimeout(i),e.removeAllListeners("data"),e.destroy(),r(u)}e.on("data",u=>{let l=typeof u=="string"?Buffer.from(u):u;if(o.push(l),s+=l.length,s>n.maxBytes)return a({ok:!1,reason:"too-large"});if(i.refresh(),!zo(l))return;let d=ze(Buffer.concat(o,s).toString("utf8"));d!==void 0&&a({ok:!0,value:d})}),e.on("end",()=>{let u=Buffer.concat(o,s).toString("utf8"),l=ze(u);if(l!==void 0)return a({ok:!0,value:l});a({ok:!1,reason:u.trim()===""?"empty":"malformed"})}),e.on("error",()=>a({ok:!1,reason:s===0?"empty":"malformed"}))})}var mt=122880;function ht(e){return new Promise(n=>{process.env.UV_THREADPOOL_SIZE??="1";let t=Buffer.allocUnsafe(mt);t[0]=gt;let r;(0,yt.read)(0,t,0,mt,null,(o,s)=>{r&&clearTimeout(r);let i=o?0:s,a=ze(t.toString("utf8",0,i));if(a!==void 0)return n({ok:!0,value:a});if(!o&&s===0)return n({ok:!1,reason:"empty"});n(Do(process.stdin,De,t.subarray(0,i)))}),Promise.resolve().then(()=>{t[0]===gt&&(r=setTimeout(e,De.idle))})})}var gt=0;function zo(e){for(let n=e.length-1;n>=0;n--){let t=e[n];if(t===125)return!0;if(t!==10&&t!==13&&t!==32&&t!==9)return!1}return!1}function ze(e){try{return JSON.parse(e.charCodeAt(0)===Wo?e.slice(1):e)}catch{return}}var Wo=65279;async function bt(e,n){let t;try{let r=ht(()=>Uo(e.event,t)),o=n();t=o.faults;let s=await r,i=s.ok?await Bo(e,s.value,o.world):kt(`payload ${s.reason}`);if(!Ho(i))return}catch(r){t?.write(e.event,r)}process.exit(0)}async function Bo(e,n,t){let r=e.parse(n);return r===null?kt(`payload is not a ${e.event} event`):ft(e.event,await e.handle(r,t))}function Uo(e,n){n?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function kt(e){throw new Error(e)}function Ho(e){let n=Buffer.from(e),t=0;try{for(;t<n.length;)t+=(0,wt.writeSync)(1,n,t)}catch{return process.exitCode=0,process.stdout.write(n.subarray(t)),!1}return!0}function St(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:qo}}function qo(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var xt={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var Go=1<<20;function Et(e,n,t){let r=xt,o=[];for(let s of new Set([`${t}/.claude/fire-flow.json`,`${n}/.claude/fire-flow.json`])){let i=e.read(s,Go);if(!i.ok&&i.trouble==="missing")continue;let a=i.ok?Xo(i.value):{problem:i.message};"problem"in a?o.push(`${s}: ${a.problem}; this file is not used`):r=vt(r,a.settings)}return{config:r,problems:o}}function Xo(e){let n;try{n=JSON.parse(e.replace(/^\uFEFF/,""))}catch(r){return{problem:`not valid JSON (${r instanceof Error?r.message:"unreadable"})`}}let t=de(Vo(),n);return t.success?{settings:t.data}:{problem:t.error.issues.map(Ko).join("; ")}}function Ko(e){let n=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${n}`:e.code==="invalid_type"?`${n} must be of type ${e.expected}`:`${n} has a value that is not possible`}function Vo(){let e=R(et()),n=R(V().check(fe())),t=R(V().check(Me(1),tt(100))),r=R(st([V().check(fe()),V().check(fe())])),o=s=>R(Ne(s));return Ne({exclusion:o({enabled:e,failClosed:e}),health:o({enabled:e}),breaker:o({onTrip:R(rt(["warn","stop"])),stall:r,spin:r,decline:r}),guidance:o({enabled:e,maxPerSession:n}),skills:o({paths:R(ot(pe()))}),preservation:o({enabled:e}),recitation:o({enabled:e}),budget:o({enabled:e,warn:t,critical:t,window:n}),hygiene:o({enabled:e}),output:o({compress:e,aboveBytes:n}),loop:o({maxIterations:n,maxMinutes:n,maxTokens:n,checkpointInterval:n})})}function vt(e,n){if(!x(e)||!x(n))return n===void 0?e:n;let t={...e};for(let[r,o]of Object.entries(n))t[r]=vt(e[r],o);return t}function At(e,n,t){let r=n==="windows",o=a=>{let u=e[a];return u?v(u,r):null},s=o("HOME")??o("USERPROFILE")??v(t(),r),i=r?o("LOCALAPPDATA")??`${s}/AppData/Local`:o("XDG_STATE_HOME")??`${s}/.local/state`;return{home:s,platform:n,projectDir:o("CLAUDE_PROJECT_DIR"),pluginRoot:o("CLAUDE_PLUGIN_ROOT"),stateDir:o("FIRE_FLOW_STATE")??`${i}/fire-flow`,get:a=>e[a]}}function Ot(){let e=process.platform==="win32"?"windows":"posix",n=()=>process.getBuiltinModule("node:os").homedir();return At(process.env,e,n)}function Rt(e,n,t){let r=`${t}/faults.log`;function o(){let s=e.stat(r)?.size??0;if(s<=1048576)return;let i=e.readRange(r,s-262144,262144);i.ok&&e.replace(r,new TextDecoder().decode(i.value).replace(/^.*\n/,""))}return{write(s,i){let a=i instanceof Error?i.message:String(i),u=i instanceof Error&&i.stack?{stack:i.stack.slice(0,2e3)}:{},d={time:new Date(n.now()).toISOString(),event:s,message:a.slice(0,1e3),...u};e.append(r,`${JSON.stringify(d)}
`),o()},read(){let s=e.stat(r)?.size??0,i=e.readRange(r,Math.max(0,s-1048576),1048576);return i.ok?new TextDecoder().decode(i.value).split(`
`).flatMap(Yo):[]}}}function Yo(e){try{let n=JSON.parse(e);return typeof n=="object"&&n!==null&&"time"in n?[n]:[]}catch{return[]}}var c=require("node:fs");var Tt=require("node:fs");function Y(e,n,t){return n.subarray(0,Jo(e,n,n.length,t))}function Jo(e,n,t,r){let o=0;for(;o<t;){let s=(0,Tt.readSync)(e,n,o,t-o,r+o);if(s===0)break;o+=s}return o}function It(){let e=new Map;return{read:Zo,readRange:Qo,open(n){let t=e.get(n);if(t)return k(t);let r=ns(n);return r.ok&&e.set(n,r.value),r},stat:ss,list:as,real:n=>We(n),append:cs,replace:us,create:ps,remove:Lt}}function Zo(e,n){return is(e)?B("missing",`no such file: ${e}`):Ue(e,c.constants.O_RDONLY,t=>{let r=(0,c.fstatSync)(t);if(!r.isFile()&&!r.isDirectory())return B("failed",`no file: ${e}`);let{size:o}=r;return o>n?B("too-large",`${o} bytes, at most ${n}`):k((0,c.readFileSync)(t,"utf8"))})}function Qo(e,n,t,r){return Ue(e,c.constants.O_RDONLY,o=>{let s=Math.max(0,Math.min(t,(0,c.fstatSync)(o).size-n)),i=r?.subarray(0,s)??Buffer.allocUnsafe(s);return k(Y(o,i,n))})}var es=1e3;function ns(e){return E(()=>{let n=(0,c.openSync)(e,c.constants.O_RDONLY|Mt),t=(0,c.fstatSync)(n);return t.isFile()?k(ts(n,t.size)):((0,c.closeSync)(n),t.isDirectory()?B("directory",e):B("failed",e))})}var Ft=4096;function ts(e,n){let t=0,r=null,o=Buffer.allocUnsafe(Ft),s=[o];function i(a,u){return t++===es&&(r=Y(e,Buffer.allocUnsafe(n),0)),r!==null?r.subarray(a,u):u-a>Ft?Y(e,Buffer.allocUnsafe(u-a),a):(0,c.readvSync)(e,s,a)<u-a?Y(e,o.subarray(0,u-a),a):o}return{length:n,text(a,u){let l=Math.min(u,n);if(a>=l)return"";try{return i(a,l).toString("utf8",0,l-a)}catch{return""}},after(a,u,l){let d=Math.min(l,n);if(u>=d)return null;try{return rs(a,i(u,d),d-u)}catch{return null}}}}function rs(e,n,t){let r=n.indexOf(e);if(r<0)return null;let o=r+Buffer.byteLength(e),s=n.indexOf(os,o);return s<0||s>=t?null:n.toString("utf8",o,s)}var os=10;function ss(e){let n=Ct(e);if(!n)return null;let{size:t,mtimeMs:r,dev:o,ino:s}=n;return{kind:Pt(n),size:t,modified:r,device:o,inode:s}}var _t={throwIfNoEntry:!1};function Ct(e){try{return(0,c.lstatSync)(e,_t)}catch{return null}}function is(e){return!(0,c.existsSync)(e)&&Ct(e)===void 0}function Pt(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function as(e){return E(()=>{let t=(0,c.readdirSync)(e,{withFileTypes:!0}).map(r=>({name:r.name,kind:Pt(r)}));return k(t.sort((r,o)=>r.name<o.name?-1:1))})}function We(e,n=0){let t=E(()=>k((0,c.realpathSync)(e)));if(t.ok)return v(t.value,process.platform==="win32");let r=A(e);if(r===e||r===".")return e;let o=`${We(r).replace(/\/$/,"")}/${e.slice(e.lastIndexOf("/")+1)}`,s=n<ls?E(()=>k((0,c.readlinkSync)(o))):null;return s?.ok?We(ee(A(o),v(s.value)),n+1):o}var ls=40;function cs(e,n){let t=c.constants.O_WRONLY|c.constants.O_APPEND|c.constants.O_CREAT|fs,r=()=>Ue(e,t,i=>((0,c.writeSync)(i,n),k(void 0))),o=r();if(o.ok||o.trouble!=="missing")return o;let s=Be(e);return s.ok?r():s}function us(e,n){let t=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,r=Be(e);if(!r.ok)return r;let o=E(()=>{(0,c.writeFileSync)(t,n,{mode:384,flag:"wx"});let s=E(()=>k((0,c.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,c.chmodSync)(t,s.value.mode&511),ds(t,e),k(void 0)});return o.ok||Lt(t),o}function ds(e,n){for(let t=0;;t++){let r=E(()=>k((0,c.renameSync)(e,n)));if(r.ok)return;if(t===5||r.trouble!=="denied")throw new Error(r.message)}}function ps(e,n){let t=Be(e);return t.ok?E(()=>k((0,c.writeFileSync)(e,n,{mode:384,flag:"wx"}))):t}function Lt(e){let n=E(()=>{let t=(0,c.lstatSync)(e,_t);return t?.isDirectory()?(0,c.rmSync)(e,{recursive:!0,force:!0}):t&&(0,c.unlinkSync)(e),k(void 0)});return n.ok||n.trouble!=="missing"?n:k(void 0)}var fs=c.constants.O_NOFOLLOW??0;function Be(e){return E(()=>((0,c.mkdirSync)(A(e),{recursive:!0,mode:448}),k(void 0)))}function Ue(e,n,t){return E(()=>{let r=(0,c.openSync)(e,n|Mt,384);try{return t(r)}finally{(0,c.closeSync)(r)}})}var Mt=c.constants.O_NONBLOCK??0;function E(e){try{return e()}catch(n){let t=n instanceof Error&&"code"in n?String(n.code):"";return B(ms[t]??"failed",n instanceof Error?n.message:t)}}var ms={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function k(e){return{ok:!0,value:e}}function B(e,n){return{ok:!1,trouble:e,message:n}}function Nt(e){let n=new Map,t=new Map,r=new Map,o=a=>He(n,a,()=>e.real(a));return{kind:a=>He(t,a,()=>{let u=e.stat(a),l=u?.kind==="link"?e.stat(o(a)):u;return!l||l.kind==="link"?null:l.kind}),list:a=>He(r,a,()=>{let u=e.list(a);return u.ok?u.value.map(({name:l})=>l):[]}),real:o}}function He(e,n,t){let r=e.get(n);if(r!==void 0)return r;let o=t();return e.set(n,o),o}var gs=4096;function jt(e){let n={v:ys,...hs(e)},t=n;for(let r=600;;r=Math.floor(r/2)){let o=`${JSON.stringify(t)}
`;if(Buffer.byteLength(o)<=gs||r<4)return o;t=qe(n,r,Math.max(1,Math.floor(r/40)))}}var ys=1;function hs(e){let{v:n,...t}=e;return t}function qe(e,n,t){if(typeof e=="string")return H(e,n);if(Array.isArray(e))return e.slice(0,t).map(s=>qe(s,n,t));if(e===null||typeof e!="object")return e;let r=Object.entries(e).map(([s,i])=>[s,qe(i,n,t)]),o=Object.fromEntries(r);return ws(e)&&(o.more=e.more+Math.max(0,e.signatures.length-t)),o}function ws(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function Dt(e){let n=$t(e)??$t(e.slice(Math.max(0,e.lastIndexOf(bs))));return x(n)&&n.v===1&&ks.has(String(n.kind))&&typeof n.at=="number"?n:null}var bs='{"v":1,';function $t(e){try{return JSON.parse(e)}catch{return null}}var ks=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var J=4<<20;function Wt(e,n){let t=null;return(r,o)=>{if(o-r>J)return zt(e,n,r);if((t===null||r<t.from||o<t.end)&&(t={from:r,end:r,steps:[]}),o>t.end){let s=[...zt(e,n,t.end)];t={from:t.from,end:Ss(s)??t.end,steps:[...t.steps,...s]}}return t.steps.filter(s=>s==="unreadable"||s.end>r)}}function Ss(e){let n=e.at(-1);return n==="unreadable"?void 0:n?.end}function*zt(e,n,t){for(let r=t;;){let o=e.readRange(n,r,J);!o.ok&&o.trouble!=="missing"&&(yield"unreadable");let s=o.ok?As(o.value):0;if(!o.ok||s===0||(yield*xs(o.value.subarray(0,s),r),r+=s,o.value.length<J))return}}function*xs(e,n){let t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),r=!/[\u0080-\u00ff]/.test(t);for(let o=0;o<t.length;){let s=t.indexOf(`
`,o),i=s<0?t.length:s+1,a=t.slice(o,s<0?i:s);a!==""&&(yield{fact:Dt(r?a:Es(a)),end:n+i}),o=i}}function Es(e){return Buffer.from(e,"latin1").toString("utf8")}var vs=10;function As(e){let n=e.length;for(;n>0&&e[n-1]!==vs;)n--;return n===0&&e.length===J?J:n}var Bt={facts:200,bytes:3072},Os=256,Rs=16<<20;function Ht(e,n,t,r){let o=`${n}/${t}`,s=Wt(e,o),i=o.endsWith(".jsonl")?o.slice(0,-6):o;function a(f){for(let g of f){let h=e.append(o,jt(g));h.ok||r(`journal ${o}: ${h.message}`)}}function u(f){let g=`${y(f)}.txt`,h=`${n}/errors/${g}`;if(e.stat(h))return g;let I=e.create(h,f);return!I.ok&&I.trouble!=="invalid"&&r(`errors ${h}: ${I.message}`),g}function l(f,g){let h=e.replace(`${n}/${f}`,g);h.ok||r(`${n}/${f}: ${h.message}`)}function d(f){let g=e.read(`${n}/${f}`,Rs);return g.ok?g.value:null}function p(f,g){let h=`${i}.${f}.snapshot.json`,I=e.stat(o);if(I!==null&&I.kind!=="file")return Ut(g);let Xe=I?.size??0,ge=Is(S(h),g.version,Xe)??Ts(g),P=_s(s(ge.offset,Xe),ge,g);if(!P)return Ut(g);if(Fs(ge,P)){let Ke=e.replace(h,JSON.stringify(P));Ke.ok||r(`snapshot ${h}: ${Ke.message}`)}return{state:P.state,facts:P.facts,skipped:P.skipped,known:!0}}function S(f){let g=e.read(f,16777216);if(!g.ok)return null;try{return JSON.parse(g.value)}catch{return null}}return{append:a,keepError:u,keep:l,recall:d,drop:f=>{e.remove(`${n}/${f}`)},path:f=>`${n}/${f}`,fold:p}}function Ut(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function Ts(e){let{version:n,initial:t}=e;return{version:n,offset:0,state:t,facts:0,skipped:0,seen:[]}}function Fs(e,n){return n.facts+n.skipped-e.facts-e.skipped>=Bt.facts||n.offset-e.offset>=Bt.bytes}function Is(e,n,t){return e?.version===n&&e.offset<=t&&Array.isArray(e.seen)&&e.state!==void 0?e:null}function _s(e,n,t){let r=new Set(n.seen),{offset:o,state:s,facts:i,skipped:a}=n;for(let l of e){if(l==="unreadable")return null;o=l.end,l.fact===null?a++:Cs(l.fact,r)&&(s=t.step(s,l.fact),i++)}let u=[...r].slice(-Os);return{version:t.version,offset:o,state:s,facts:i,skipped:a,seen:u}}function Cs(e,n){if(!e.use)return!0;let t=`${e.kind} ${e.use}`;return n.has(t)?!1:(n.add(t),!0)}var Ps=864e5,Ls=100;function qt(e,n,t,r){let o=`${t}/sessions`,s=new Map;function i(l){let d=e.list(`${o}/${l}`),p=(d.ok?d.value:[]).map(({name:S})=>e.stat(`${o}/${l}/${S}`)?.modified??0);return Math.max(e.stat(`${o}/${l}`)?.modified??0,...p)}function a(){let l=e.list(o);return(l.ok?l.value:[]).map(({name:p})=>({name:p,at:i(p)})).sort((p,S)=>S.at-p.at).map(({name:p})=>p)}function u(l,d){let p=`${l}/${d}`,S=s.get(p)??Ht(e,`${o}/${l}`,d,r);return s.set(p,S),S}return{open(l,d){let p=Ge(l);if(p===null)return null;let S=Ge(d);return u(p,S===null?"journal.jsonl":`agents/${S}.jsonl`)},agents(l){let d=Ge(l),p=d===null?null:e.list(`${o}/${d}/agents`);return d===null||!p?.ok?[]:p.value.filter(f=>f.name.endsWith(".jsonl")).slice(0,Ls).map(f=>u(d,`agents/${f.name}`))},sessions:a,lastTouched:i,sweep(l){let d=n.now()-l*Ps;for(let p of a())i(p)<d&&e.remove(`${o}/${p}`)}}}function Ge(e){return e?/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(e)?e:`h-${y(e)}`:null}function Gt(){let e=It(),n=St(),t=Ot(),r=Rt(e,n,t.stateDir),o=qt(e,n,t.stateDir,i=>r.write("journal",i));return{world:{files:e,tree:Nt(e),clock:n,environment:t,journals:o,config:i=>Et(e,i,t.home)},faults:r}}bt({event:"UserPromptSubmit",parse:ut,handle:Qn},Gt);function Ms(e){if(e==="guidance")return{t0:y};if(e==="loop")return{t0:y,t1:O};if(e==="preservation")return{t0:y,t1:ue};if(e==="private-mention")return{t0:y};if(e==="recitation")return{t0:y,t1:ce,t2:Le}}0&&(module.exports={given});
})
