/** What tools print, in their shapes; the words are ours. */

export function vitest(file: string, name: string, message: string, passed = 3): string {
  return [
    ' RUN  v3.2.4 /project',
    '',
    ` ❯ ${file} (${passed + 1} tests | 1 failed) 14ms`,
    `   × ${name} 6ms`,
    `     → ${message}`,
    '',
    '⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯',
    '',
    ` FAIL  ${file} > ${name}`,
    `AssertionError: ${message}`,
    ` ❯ ${file}:12:19`,
    '',
    ' Test Files  1 failed | 4 passed (5)',
    `      Tests  1 failed | ${passed} passed (${passed + 1})`,
    '   Duration  412ms',
  ].join('\n');
}

export function vitestGreen(passed: number): string {
  return ` RUN  v3.2.4 /project\n\n Test Files  5 passed (5)\n      Tests  ${passed} passed (${passed})\n   Duration  398ms`;
}

export function pytest(file: string, name: string, message: string, passed = 5): string {
  return [
    '============================= test session starts ==============================',
    `collected ${passed + 1} items`,
    '',
    `${file} ${'.'.repeat(passed)}F                                                   [100%]`,
    '',
    '=================================== FAILURES ===================================',
    `_______________________________ ${name} _______________________________`,
    '',
    `    def ${name}():`,
    `>       check()`,
    `E       ${message}`,
    '',
    `${file}:14: AssertionError`,
    '=========================== short test summary info ============================',
    `FAILED ${file}::${name} - ${message}`,
    `========================= 1 failed, ${passed} passed in 0.12s =========================`,
  ].join('\n');
}

export function tsc(...errors: readonly string[]): string {
  return `${errors.join('\n')}\nFound ${errors.length} errors in 2 files.`;
}

export function gotest(name: string, message: string): string {
  return `--- FAIL: ${name} (0.00s)\n    store_test.go:31: ${message}\nFAIL\nFAIL\texample.test/store\t0.004s\nFAIL`;
}

export function nodeError(message: string, file = 'src/main.js'): string {
  return `/project/${file}:7\n    throw new Error('x');\n    ^\n\nError: ${message}\n    at main (/project/${file}:7:11)\n    at node:internal/main/run_main_module:36:49\n\nNode.js v20.20.2`;
}

export function refused(port: number): string {
  return `node:net:1611\n    const ex = new Error();\n\nError: connect ECONNREFUSED 127.0.0.1:${port}\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16) {\n  errno: -111,\n  code: 'ECONNREFUSED',\n  syscall: 'connect',\n  address: '127.0.0.1',\n  port: ${port}\n}\n\nNode.js v20.20.2`;
}

export function missingModule(name: string): string {
  return `node:internal/modules/cjs/loader:1215\n  throw err;\n  ^\n\nError: Cannot find module '${name}'\nRequire stack:\n- /project/src/main.js\n    at Module._resolveFilename (node:internal/modules/cjs/loader:1212:15) {\n  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v20.20.2`;
}
