/** A change of an output that leaves its fault the same. */
interface Perturbation {
  readonly name: string;
  readonly apply: (text: string) => string;
}

function replaceAll(
  name: string,
  pattern: RegExp,
  by: (match: string, ...groups: string[]) => string,
): Perturbation {
  return { name, apply: (text) => text.replace(pattern, by) };
}

function shifted(digits: string, by: number): string {
  return String(Number(digits) + by);
}

/** Every perturbation, each applied alone. */
export const PERTURBATIONS: readonly Perturbation[] = [
  replaceAll(
    'line and column numbers of files',
    // Behind a host's name or address stands a port, which tells services apart.
    /(\.(?!(?:com|org|net|io|internal)\b)[A-Za-z]\w{0,4}):(\d{1,6})(:\d{1,6})?(?=[:,\s)\]]|$)/gm,
    (_, ext, line, column) =>
      `${ext}:${shifted(line ?? '0', 37)}${column ? `:${shifted(column.slice(1), 5)}` : ''}`,
  ),
  replaceAll(
    'places in brackets',
    /(\.\w{1,5})\((\d+),(\d+)\)/g,
    (_, ext, line, column) => `${ext}(${shifted(line ?? '0', 12)},${shifted(column ?? '0', 3)})`,
  ),
  replaceAll(
    'python frames',
    /(File "[^"]+", line )(\d+)/g,
    (_, head, line) => `${head}${shifted(line ?? '0', 21)}`,
  ),
  replaceAll(
    'clock times',
    /\b([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\b/g,
    (_, hour, minute, second) => `${hour === '11' ? '12' : '11'}:${second}:${minute}`,
  ),
  replaceAll('dates', /\b20[12]\d-(\d\d)-(\d\d)(?=[T ])/g, () => '2031-07-09'),
  replaceAll(
    'durations',
    /\b(\d+)\.(\d{2,3})s\b/g,
    (_, whole) => `${shifted(whole ?? '0', 3)}.77s`,
  ),
  replaceAll(
    'durations of runners',
    /\b(\d+)ms\b/g,
    (_, whole) => `${shifted(whole ?? '0', 13)}ms`,
  ),
  replaceAll('hex addresses', /\b0x[0-9a-f]{6,16}\b/g, () => '0x7fa1b2c3d4e5'),
  replaceAll(
    'uuids',
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
    () => '0d9f1c52-77aa-4b7e-9f00-2b1c3d4e5f60',
  ),
  replaceAll('temporary folders', /\/tmp\/[\w.-]+/g, (path) =>
    /\d/.test(path) ? '/tmp/tmp8xq2k1zz' : path,
  ),
  replaceAll('home folders', /\/(?:Users|home)\/(?!linuxbrew)[\w.-]+\//g, () => '/home/another/'),
  replaceAll(
    'ephemeral ports',
    /(localhost|127\.0\.0\.1):([4-6]\d{4})\b/g,
    (_, host) => `${host}:58211`,
  ),
  replaceAll(
    'counts of what passed',
    /\b(\d+)(?= (?:passed|passing|tests? passed)\b)/g,
    (_, count) => shifted(count ?? '0', 5),
  ),
  replaceAll('process ids', /(\bline \d+: +)(\d{3,6})(?= )/g, (_, head) => `${head}31337`),
  replaceAll(
    'goroutines',
    /\bgoroutine (\d+)/g,
    (_, number) => `goroutine ${shifted(number ?? '0', 9)}`,
  ),
  replaceAll('ids of requests', /\breq_\w{8,}/g, () => 'req_011CZZ9qW4k7TtBvN2aLmXyE'),
  { name: 'colours', apply: coloured },
  { name: 'windows line ends', apply: (text) => text.replaceAll('\n', '\r\n') },
  {
    name: 'the host’s exit line',
    apply: (text) =>
      text.startsWith('Exit code') || /^<\w|^\w+ (?:has|content|timed)/.test(text)
        ? text
        : `Exit code 1\n${text}`,
  },
  { name: 'order of one-line errors', apply: reordered },
];

function coloured(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `\u001b[31m${line}\u001b[39m`))
    .join('\n');
}

/** Turns runs of lines of one shape (`file:1:2: message`, `FAILED x`) round. */
function reordered(text: string): string {
  const lines = text.split('\n');
  const alike = (line: string): boolean =>
    /^(?:FAILED |[\w./-]+\.\w{1,4}:\d+:\d+: |[\w./-]+\.\w{1,4}\(\d+,\d+\): )/.test(line);
  const places = lines.flatMap((line, at) => (alike(line) ? [at] : []));
  const turned = [...lines];
  places.forEach((at, i) => {
    turned[at] = lines[places[places.length - 1 - i] ?? at] ?? '';
  });
  return turned.join('\n');
}
