import { values } from '../options.ts';
import type { Row } from './row.ts';

/** Commands whose operands are named, listed, made, removed, built or run, but not shown. */
const NAMES = [
  'mkdir rmdir rm unlink chmod chown chgrp chattr stat file du df tree shred trash srm mktemp mkfifo',
  'basename dirname realpath readlink which whereis type hash command man info whatis apropos',
  'test [ [[ : locate true false sleep date cal uptime uname hostname whoami id groups ps pgrep kill pkill killall jobs fg bg wait disown top htop free lsof fuser netstat ss ping dig nslookup host traceroute ifconfig ip',
  'exit return break continue umask ulimit history fc bind complete compgen enable getopts times clear reset tput stty locale seq expr yes nproc arch tty',
  'npm pnpm yarn bun lerna nx turbo rush pip pip3 pipx poetry uv conda gem bundle rake composer brew apt apt-get dpkg yum dnf apk pacman snap port nvm fnm volta corepack asdf rustup',
  'cargo rustc go gofmt gcc g++ cc c++ clang clang++ ld cmake ninja meson bazel buck mvn mvnw gradle gradlew ant sbt javac java jar kotlinc scala dotnet msbuild swift swiftc xcodebuild stack cabal ghc mix rebar3 dune opam zig nim v crystal',
  'tsc tsx-watch eslint stylelint tslint jest vitest mocha ava tap karma cypress playwright pytest tox nox mypy pyright ruff black isort flake8 pylint rubocop rspec phpunit phpcs golangci-lint shellcheck hadolint markdownlint biome oxlint xo standard husky lint-staged commitlint semantic-release changeset',
  'webpack rollup vite parcel swc babel tsup unbuild next nuxt astro gatsby remix ng vue-cli-service expo react-native serve http-server live-server nodemon pm2 forever concurrently wait-on rimraf mkdirp cpx',
  'docker-compose buildah helm minikube kind terragrunt ansible ansible-playbook vagrant packer heroku vercel netlify fly flyctl firebase wrangler serverless sam cdk pulumi doctl az',
  'systemctl service journalctl crontab mount umount lsblk open xdg-open start code subl idea nano emacs gedit',
  'ssh ssh-keygen ssh-add ssh-agent gpg-agent screen pbcopy xclip wl-copy notify-send say psql mysql mongosh redis-cli createdb dropdb pg_restore',
  'act pre-commit direnv mise just task',
  'electron wasmtime wasmer k6 lighthouse lhci artillery hyperfine zx qemu-system-x86_64 ldd size bloaty gzip-size brotli-size bundlesize size-limit cloc tokei scc publint attw arethetypeswrong',
].join(' ');

const SILENT: Row = { rest: 'name', silent: 'always' };

/** Commands that hand files to another machine. */
const UPLOADS = 'aws gsutil gcloud rclone s3cmd gh glab hub twine lftp ftp sftp transfer';

const SENT: Row = { rest: 'upload' };

/** Commands that make, empty or change files without showing them. */
const WRITERS: Readonly<Record<string, Row>> = {
  touch: {
    rest: 'write',
    silent: 'always',
    values: values({ text: '-d -t --date --time', name: '-r --reference' }),
  },
  truncate: {
    rest: 'write',
    silent: 'always',
    values: values({ text: '-s --size', name: '-r --reference' }),
  },
};

const ROWS = new Map<string, Row>();

/** Words at the end of a tool's name for one that answers with a size or a verdict. */
const TELLS =
  /(?:^|[-_])(?:sizes?|check|checker|lint|linter|valid|validate|validator|verify|verifier|audit|hash|checksum)$/;

/** The row of a command that only names its operands, or sends them away; undefined for others. */
export function nameRow(verb: string): Row | undefined {
  if (TELLS.test(verb)) return SILENT;
  if (ROWS.size === 0) {
    for (const name of NAMES.split(' ')) ROWS.set(name, SILENT);
    for (const name of UPLOADS.split(' ')) ROWS.set(name, SENT);
  }
  return ROWS.get(verb) ?? (Object.hasOwn(WRITERS, verb) ? WRITERS[verb] : undefined);
}
