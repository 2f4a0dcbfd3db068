// A small MCP server over stdio for the tests: reads and writes files, and fails on demand.
// Plain JavaScript, since the host starts it by bare node.
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const filePath = (value) => (value.startsWith('file:') ? fileURLToPath(value) : value);
const schema = (required) => ({
  type: 'object',
  properties: Object.fromEntries(required.map((name) => [name, { type: 'string' }])),
  required,
});

const TOOLS = {
  read_file: { needs: ['path'], run: ({ path }) => readFileSync(filePath(path), 'utf8') },
  read_uri: { needs: ['uri'], run: ({ uri }) => readFileSync(filePath(uri), 'utf8') },
  write_file: {
    needs: ['path', 'content'],
    run: ({ path, content }) => {
      writeFileSync(filePath(path), content);
      return 'written';
    },
  },
  fail: {
    needs: [],
    run: () => {
      throw new Error('the service said no');
    },
  },
};

const METHODS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'files', version: '0.0.1' },
  }),
  'tools/list': () => ({
    tools: Object.entries(TOOLS).map(([name, { needs }]) => ({
      name,
      description: `${name} of the test server`,
      inputSchema: schema(needs),
    })),
  }),
  'tools/call': ({ name, arguments: input }) => {
    try {
      return { content: [{ type: 'text', text: TOOLS[name].run(input ?? {}) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const known = METHODS[method];
  const reply = known
    ? { result: known(params ?? {}) }
    : { error: { code: -32601, message: `no method ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...reply })}\n`);
});
