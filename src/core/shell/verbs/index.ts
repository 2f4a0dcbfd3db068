import { ar, compress, tar, zip } from './archive.ts';
import { compiler, plainProgram } from './compilers.ts';
import { container, kubectl, terraform } from './containers.ts';
import { cp, ln, mv } from './copy.ts';
import { gpg, openssl } from './crypto.ts';
import { diff } from './diff.ts';
import { digest } from './digests.ts';
import { editor } from './editors.ts';
import { fd } from './fd.ts';
import { find } from './find.ts';
import { git } from './git.ts';
import { GREP_SILENT, grep } from './grep.ts';
import { interpreterOf } from './interpreters.ts';
import { list } from './list.ts';
import { du, tree } from './listings.ts';
import { make } from './make.ts';
import { nameRow } from './names.ts';
import { client, curl } from './network.ts';
import { cpio, dd, split, tee } from './pieces.ts';
import { interpreter } from './programs.ts';
import { readerRow } from './readers.ts';
import { rg } from './rg.ts';
import { type Handler, isHandler, type Verb } from './row.ts';
import { ack, ag } from './search.ts';
import { sqlite } from './sqlite.ts';
import { rsync } from './sync.ts';
import { awk, jq, sed } from './text-programs.ts';

const HANDLERS: Readonly<Record<string, Handler>> = {
  ack,
  'ack-grep': ack,
  ag,
  ar,
  awk,
  brotli: compress,
  bunzip2: compress,
  bzip2: compress,
  cp,
  cpio,
  'c++': compiler,
  cc: compiler,
  clang: compiler,
  'clang++': compiler,
  cpp: compiler,
  csplit: split,
  curl,
  dd,
  docker: container,
  podman: container,
  kubectl,
  oc: kubectl,
  nerdctl: container,
  terraform,
  tofu: terraform,
  diff,
  du,
  colordiff: diff,
  ed: editor,
  egrep: grep,
  ex: editor,
  fd,
  fdfind: fd,
  expect: plainProgram,
  'g++': compiler,
  gcc: compiler,
  m4: plainProgram,
  tclsh: plainProgram,
  fgrep: grep,
  find,
  gawk: awk,
  gcp: cp,
  gegrep: grep,
  ggrep: grep,
  git,
  gmake: make,
  gpg,
  gpg2: gpg,
  grep,
  gsed: sed,
  gunzip: compress,
  gzip: compress,
  http: client,
  https: client,
  install: cp,
  jq,
  gojq: jq,
  link: ln,
  ln,
  ls: list,
  lz4: compress,
  make,
  mawk: awk,
  mv,
  nc: client,
  openssl,
  nawk: awk,
  nvim: editor,
  pigz: compress,
  red: editor,
  rg,
  ug: grep,
  ugrep: grep,
  rgrep: grep,
  rsync,
  scp: rsync,
  sed,
  split,
  sqlite: sqlite,
  sqlite3: sqlite,
  tar,
  tee,
  tree,
  unxz: compress,
  vi: editor,
  view: editor,
  vim: editor,
  unzstd: compress,
  wget: client,
  xz: compress,
  zgrep: grep,
  zip,
  zstd: compress,
  sum: digest,
  cksum: digest,
  md5: digest,
  md5sum: digest,
  sha1sum: digest,
  sha224sum: digest,
  sha256sum: digest,
  sha384sum: digest,
  sha512sum: digest,
  shasum: digest,
  b2sum: digest,
};

/** What is known about a command; null where nothing is. */
export function verbOf(name: string): Verb | null {
  if (Object.hasOwn(HANDLERS, name)) return HANDLERS[name] ?? null;
  const row = readerRow(name);
  if (row !== undefined) return row;
  const language = interpreterOf(name);
  return language === null ? (nameRow(name) ?? null) : interpreter(language);
}

/** When a command only counts, tests or names what it reads: always, with one of some flags, never (null). */
export function silentFlags(name: string): 'always' | readonly string[] | null {
  if (/^(?:[efu]?grep|rg|ag|ack)$/.test(name))
    return GREP_SILENT.filter((flag) => !['-l', '-L'].includes(flag));
  const verb = verbOf(name);
  if (verb === digest || verb === container || verb === kubectl) return 'always';
  return verb === null || isHandler(verb) ? null : (verb.silent ?? null);
}
