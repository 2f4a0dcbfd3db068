import type { Words } from './words.ts';

/** What touches security, whatever its size. */
export const SECURITY: Words = {
  words: `
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
verschlüssel*
passwort*
passwörter*
zwei-faktor*
berechtigung*
zugriffsrecht*
authentification
sécuri*
mot de passe
mots de passe
chiffr*
autenticaci*
contraseña*
segurid*
segura
seguro
cifra*
tenant id
tenant ids
tenant isolation
cross-tenant
multi-tenan*
`,
  anywhere: [
    '認証',
    '認可',
    'セキュリティ',
    'パスワード',
    '暗号',
    '権限',
    '脆弱',
    '认证',
    '密码',
    '安全',
    '权限',
  ],
};

/** What changes the shape of a system. */
export const ARCHITECTURE: Words = {
  words: `
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
`,
  anywhere: ['アーキテクチャ', 'マイクロサービス', '架构', '微服务'],
};

/** What says that a change reaches everywhere. */
export const EVERYWHERE: Words = {
  words: `
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
überall
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
`,
  anywhere: ['全体', 'すべて', '全て', '全部', '所有', '整个'],
};

/** Small, local work: what is changed is a word, a value, a mark. */
export const TRIVIAL: Words = {
  words: `
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
überschrift
faute de frappe
coquille
titre
couleur
errata
error tipográfico
título
`,
  anywhere: ['タイプミス', '誤字', '错别字', '拼写'],
};

/** What is small where one value of it is meant: a fault with it, or a task that says more, is not. */
export const VALUES: Words = {
  words: `
log level
error message
default port
timeout
flag
constant
version
`,
  anywhere: [],
};

/** Of the trivial, what leaves a security word beside it without weight. */
export const WORDING: Words = {
  words: `
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
überschrift
faute de frappe
coquille
`,
  anywhere: ['タイプミス', '誤字', '错别字'],
};

/** Verbs whose work is small unless the prompt says more. */
export const SMALL_VERBS: Words = {
  words: `
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
`,
  anywhere: [],
};

/** What makes a change larger than one file, however short the prompt. */
export const LARGER: Words = {
  words: `
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
`,
  anywhere: [],
};

/** A second place that a change must touch. */
export const SECOND_PLACE: Words = {
  words: `
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
`,
  anywhere: [],
};

/** Questions whose answer needs more than one place to be read. */
export const EXPLORING: Words = {
  words: `
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
por qué
cómo
`,
  anywhere: ['なぜ', '理由', '仕組み', '为什么', '怎么'],
};
