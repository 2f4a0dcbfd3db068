// Runs inside a network namespace of its own, where nothing but loopback exists: brings loopback up, passes
// connections on PORT to the model's socket outside, and runs the host with this process's own stdin and stdout.
// The host's process id is written to descriptor 3. Plain JavaScript, since it is started by bare node.
import { execFileSync, spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { connect, createServer } from 'node:net';

const [socketPath, port, command, ...args] = process.argv.slice(2);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
const relay = createServer((inside) => {
  const outside = connect(socketPath);
  inside.pipe(outside).pipe(inside);
  inside.on('error', () => outside.destroy());
  outside.on('error', () => inside.destroy());
});
relay.listen(Number(port), '127.0.0.1', () => {
  const host = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit'] });
  writeSync(3, `${host.pid}\n`);
  host.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal);
    process.exit(code ?? 1);
  });
});
