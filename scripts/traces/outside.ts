import { execFileSync } from 'node:child_process';
import { NODE } from './kits.ts';
import { END, FIX, type Trace } from './scenario.ts';

/** A program that asks a server of its own, which answers with this status, and ends as the answer bids. */
function asking(status: number, words: string): string {
  return [
    "const http = require('node:http');",
    `const server = http.createServer((_, answer) => { answer.statusCode = ${status}; answer.end('${words}'); });`,
    "server.listen(0, '127.0.0.1', async () => {",
    "  const answer = await fetch('http://127.0.0.1:' + server.address().port);",
    '  server.close();',
    '  if (!answer.ok) {',
    "    console.error('Error: request failed with status ' + answer.status + ' ' + (await answer.text()));",
    '    process.exit(1);',
    '  }',
    '});',
    '',
  ].join('\n');
}

const CONNECT = [
  "const net = require('node:net');",
  "const socket = net.connect(5439, '127.0.0.1', () => { console.log('connected'); socket.end(); });",
  "socket.on('error', (error) => { throw error; });",
  '',
].join('\n');

const NEEDS_PAD = "const pad = require('left-pad');\nconsole.log(pad('1', 3));\n";
const MODULE = (name: string) => ({
  [`vendor/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0' }),
  [`vendor/${name}/index.js`]: 'module.exports = (text, size) => text.padStart(size);\n',
});

/** Causes that lie outside the work, and the same where they could be repaired. */
export const OUTSIDE: readonly Trace[] = [
  {
    name: 'rate-limit',
    says: ['BLOCKED'],
    files: { 'fetch.js': asking(429, 'Too Many Requests: rate limit exceeded') },
    prompts: ['Import the orders.'],
    turns: (desk) => [[desk.bash('node fetch.js')], [desk.bash('node fetch.js')], END],
  },
  {
    name: 'unauthorized',
    says: ['BLOCKED'],
    files: { 'fetch.js': asking(401, 'Unauthorized: invalid API key') },
    prompts: ['Import the orders.'],
    turns: (desk) => [[desk.bash('node fetch.js')], [desk.read('fetch.js')], END],
  },
  {
    name: 'service-unavailable',
    says: ['BLOCKED'],
    files: { 'fetch.js': asking(503, 'Service Unavailable') },
    prompts: ['Import the orders.'],
    turns: (desk) => [[desk.bash('node fetch.js')], [desk.read('fetch.js')], END],
  },
  {
    name: 'host-unknown',
    says: ['BLOCKED'],
    files: {},
    prompts: ['Clone the app and build it.'],
    turns: (desk) => [
      [desk.bash('git clone https://code.nowhere.invalid/app.git')],
      [desk.bash('ls')],
      END,
    ],
  },
  {
    name: 'permission-outside',
    says: ['BLOCKED'],
    files: {},
    prompts: ['Create the database file.'],
    turns: (desk) => [
      [desk.bash('setpriv --reuid=65534 --regid=65534 --clear-groups touch /var/lib/app.db')],
      [desk.bash('ls -ld /var/lib')],
      END,
    ],
  },
  {
    name: 'script-not-executable',
    says: [],
    files: { 'run.sh': 'echo ok\n' },
    prompts: ['Run the script and fix it.'],
    turns: (desk) => [
      [desk.bash('./run.sh')],
      [desk.bash('chmod +x run.sh')],
      [desk.bash('./run.sh')],
      END,
    ],
  },
  {
    name: 'disk-full',
    says: ['BLOCKED'],
    files: { 'data.txt': 'x\n' },
    prompts: ['Copy the data over.'],
    turns: (desk) => [
      [desk.bash('dd if=data.txt of=/dev/full')],
      [desk.bash('df -h . | head -n 1')],
      END,
    ],
  },
  {
    name: 'variable-missing',
    says: ['BLOCKED'],
    files: {
      'main.js':
        "if (!process.env.BILLING_TOKEN) throw new Error('Environment variable BILLING_TOKEN is not set');\n",
    },
    prompts: ['Send the invoices.'],
    turns: (desk) => [[desk.bash('node main.js')], [desk.read('main.js')], END],
  },
  {
    name: 'index-locked',
    says: ['BLOCKED'],
    files: { 'a.txt': 'a\n' },
    prepare: (folder) => {
      execFileSync('git', ['init', '-q'], { cwd: folder });
      execFileSync('touch', ['.git/index.lock'], { cwd: folder });
    },
    prompts: ['Commit the file.'],
    turns: (desk) => [[desk.bash('git add a.txt')], [desk.bash('ls -la .git')], END],
  },
  {
    name: 'dependency-installed',
    says: [],
    files: { 'package.json': '{"name":"app"}', 'app.js': NEEDS_PAD, ...MODULE('left-pad') },
    prompts: ['Run the app and fix what is missing.'],
    turns: (desk) => [
      [desk.bash('node app.js')],
      [desk.bash('npm install --no-audit --no-fund ./vendor/left-pad')],
      [desk.bash('node app.js')],
      END,
    ],
  },
  {
    name: 'dependency-stays-missing',
    says: ['BLOCKED'],
    files: { 'package.json': '{"name":"app"}', 'app.js': NEEDS_PAD, ...MODULE('right-pad') },
    prompts: ['Run the app and fix what is missing.'],
    turns: (desk) => [
      [desk.bash('node app.js')],
      [desk.bash('npm install --no-audit --no-fund ./vendor/right-pad')],
      [desk.bash('node app.js')],
      [desk.bash('ls node_modules')],
      END,
    ],
  },
  {
    name: 'service-started',
    says: [],
    files: {
      'ping.js': CONNECT,
      'serve.js':
        "require('node:net').createServer((s) => s.end()).listen(5439, '127.0.0.1');\nsetTimeout(() => process.exit(), 20000);\n",
    },
    prompts: ['Make the ping work.'],
    turns: (desk) => [
      [desk.bash('node ping.js')],
      [desk.bash('nohup node serve.js >/dev/null 2>&1 & sleep 2')],
      [desk.bash('node ping.js')],
      END,
    ],
  },
  {
    name: 'service-stays-down',
    says: ['BLOCKED'],
    files: {
      'ping.js': CONNECT.replace('5439', '5440'),
      'start.sh': 'echo "service start requested"\n',
    },
    prompts: ['Make the ping work.'],
    turns: (desk) => [
      [desk.bash('node ping.js')],
      [desk.bash('bash start.sh')],
      [desk.bash('node ping.js')],
      [desk.bash('ls')],
      END,
    ],
  },
  {
    name: 'relative-module-missing',
    says: [],
    files: { 'app.js': "require('./lib/pad');\n", ...NODE.files(NODE.good) },
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash('node app.js')],
      [desk.write('lib/pad.js', 'module.exports = 1;\n')],
      [desk.bash('node app.js')],
      END,
    ],
  },
];
