/**
 * A table of words, lower case. `fix*` matches every word that begins so, `fix` only the word itself; several words match in
 * this order. English first, then de, fr, es, pt, it.
 */
export interface Words {
  /** One on each line. A text: to make a list of it would cost each prompt more than all looks into it. */
  readonly words: string;
  /** In Chinese characters or kana, which are written without blanks: they match anywhere. */
  readonly anywhere: readonly string[];
}

/** Verbs that ask for a change when a clause begins with one of them. */
export const CHANGE_VERBS: Words = {
  words: `
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
`,
  anywhere: [],
};

/** Verbs of a change in other languages; there the verb may stand anywhere in its clause. */
export const FOREIGN_CHANGES: Words = {
  words: `
korrigier*
beheb*
behoben
füge
hinzu*
einfüg*
änder*
umbenenn*
benenne
lösch*
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
räum*
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
crée*
implément*
amélior*
refactoris*
migre*
écri*
mets
mettre
répare*
enlève*
déplace*
cambi*
agreg*
añad*
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
`,
  anywhere: [
    '追加',
    '修正',
    '直し',
    '変更',
    '削除',
    '作成',
    '実装',
    'リファクタ',
    '移行',
    '置き換',
    '改善',
    '更新',
    '書いて',
    '対応して',
    '消して',
    '修复',
    '添加',
    '增加',
    '删除',
    '修改',
    '重命名',
    '实现',
    '重构',
    '优化',
    '改成',
    '换成',
  ],
};

/** Verbs that ask to be told something. */
export const INFORM_VERBS: Words = {
  words: `
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
erklär*
zeig*
beschreib*
prüf*
nenn*
liste
vergleich*
explique*
expliqu*
montre*
décri*
vérifi*
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
`,
  anywhere: [],
};

/** Words by which a question begins. */
export const QUESTION_WORDS: Words = {
  words: `
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
können
sollte*
stimmt
pourquoi
comment
où
quel*
qui
quand
est-ce*
c'est quoi
qu'est*
que
combien
y a-t-il
qué
por qué
cómo
dónde
cuál*
quién
cuándo
cuánto*
es
hay
está
o que
por que
como
onde
qual
cosa
perché
dove
quale
`,
  anywhere: [],
};

/** Endings and words that make a sentence a question wherever they stand. */
export const QUESTION_MARKS: Words = {
  words: '',
  anywhere: [
    'ですか',
    'ますか',
    'なぜ',
    '教えて',
    '説明して',
    'でしょうか',
    '什么',
    '为什么',
    '怎么',
    '吗',
    '解释',
  ],
};

/** Frames of a polite request, dropped from the front of a clause before its verb is looked for. */
export const REQUEST_FRAMES: Words = {
  words: `
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
könntest du
können sie
könnten sie
würdest du
bitte
peux-tu
pourrais-tu
pouvez-vous
pourriez-vous
tu peux
s'il te plaît
s'il vous plaît
puedes
podrías
puede
por favor
você pode
puoi
potresti
`,
  anywhere: [],
};

/** Words without a meaning of their own at the front of a clause. */
export const FILLERS: Words = {
  words: `
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
wir müssen
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
`,
  anywhere: [],
};

/** What says that something is wrong: a report asks for a repair. */
export const REPORTS: Words = {
  words: `
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
schlägt fehl
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
`,
  anywhere: ['動かない', 'エラー', '失敗'],
};

/** What says that something shall be otherwise. */
export const WISHES: Words = {
  words: `
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
müssen
möchte
brauche
doit
faut
voudrais
aimerais
debe
debería
quiero
necesito
`,
  anywhere: ['してほしい', '必要'],
};

/** Wishes to know, which are questions. */
export const CURIOSITY: Words = {
  words: `
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
möchte wissen
`,
  anywhere: [],
};

/** Orders to keep the hands off. */
export const HANDS_OFF: Words = {
  words: `
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
nichts ändern
ändere nichts
ohne etwas zu ändern
sans rien modifier
ne modifie rien
sin cambiar nada
no cambies nada
`,
  anywhere: [],
};

/** Words of a prompt that is talk: greetings, thanks, assent, the wish to go on. */
export const CHAT: Words = {
  words: `
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
sí
si
vale
continúa
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
`,
  anywhere: ['ありがと', 'はい', 'いいえ', '続けて', 'お願い', '谢谢', '好的', '继续'],
};

/** Of these, what says: go on with what was asked before. */
export const GO_ON: Words = {
  words: `
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
sí
vale
continúa
sigue
oui
d'accord
vas-y
`,
  anywhere: ['はい', '続けて', '继续', '好的'],
};

/** Words that make a sentence a remark about people or states, not the name of a piece of work. */
export const REMARKS: Words = {
  words: `
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
`,
  anywhere: [],
};

/** Frames that put a request to someone: whatever follows, it is asked to be done. */
export const ADDRESSED: Words = {
  words: `
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
`,
  anywhere: [],
};

/** Words by which a clause says what is not to be done. */
export const NEGATIONS: Words = {
  words: `
don't
dont
do not
never
without
no need to
not
`,
  anywhere: [],
};
