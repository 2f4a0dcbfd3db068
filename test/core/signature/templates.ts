/** What makes two errors different. */
export interface Fault {
  /** Relative to the project. */
  readonly file: string;
  readonly name: string;
  readonly message: string;
  readonly value: string;
}

/** What differs between two runs of one fault. */
export interface Noise {
  readonly root: string;
  readonly line: number;
  readonly column: number;
  readonly millis: number;
  readonly port: number;
  readonly hex: string;
  readonly uuid: string;
  readonly time: string;
  readonly temp: string;
  readonly count: number;
}

export interface Template {
  readonly name: string;
  /** The parts of a fault this output shows: changing one changes the error. */
  readonly shows: readonly (keyof Fault)[];
  readonly kind: string;
  readonly render: (fault: Fault, noise: Noise) => string;
}

const EXTENSION = /\.\w+$/;
const as = (fault: Fault, ext: string): string => fault.file.replace(EXTENSION, ext);

/** Outputs in the shapes the tools print, written for these tests. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'tsc',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${f.file}(${n.line},${n.column}): error TS2322: Type '${f.message}' is not assignable to type 'number'.\n\nFound ${n.count} errors in ${n.millis}ms.`,
  },
  {
    name: 'tsc pretty',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${f.file}:${n.line}:${n.column} - error TS2339: Property '${f.message}' does not exist on type 'A'.\n\n${n.line} a.b\n    ~\n\nFound 1 error in ${f.file}:${n.line}`,
  },
  {
    name: 'eslint',
    kind: 'lint',
    shows: ['file', 'message'],
    render: (f, n) =>
      `\n${n.root}/${f.file}\n  ${n.line}:${n.column}  error  '${f.message}' is assigned a value but never used  no-unused-vars\n\n✖ ${n.count} problems (${n.count} errors, 0 warnings)\n`,
  },
  {
    name: 'biome',
    kind: 'lint',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${f.file}:${n.line}:${n.column} lint/style/useConst  FIXABLE  ━━━━━━━━━━\n\n  × This ${f.message} is never reassigned.\n\n  > ${n.line} │ let a\n\nChecked ${n.count} files in ${n.millis}ms.`,
  },
  {
    name: 'vitest',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      ` FAIL  ${f.file} > suite > ${f.name}\nAssertionError: expected ${f.value} to be 4 // Object.is equality\n\n- Expected\n+ Received\n\n- 4\n+ ${f.value}\n\n ❯ ${f.file}:${n.line}:${n.column}\n\n⎯⎯⎯⎯[1/1]⎯\n\n Test Files  1 failed (1)\n      Tests  1 failed | 3 passed (4)\n   Start at  ${n.time}\n   Duration  ${n.millis}ms`,
  },
  {
    name: 'jest',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `FAIL ${f.file} (${n.millis} ms)\n  ● suite › ${f.name}\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: 4\n    Received: ${f.value}\n\n      ${n.line} | a\n\n      at Object.<anonymous> (${n.root}/${f.file}:${n.line}:${n.column})\n\nTests:       1 failed, 3 passed, 4 total\nTime:        ${n.millis} s`,
  },
  {
    name: 'mocha',
    kind: 'test-failure',
    shows: ['name', 'value'],
    render: (f, n) =>
      `\n  3 passing (${n.millis}ms)\n  1 failing\n\n  1) suite\n       ${f.name}:\n\n      AssertionError: expected ${f.value} to equal 4\n      + expected - actual\n\n      -${f.value}\n      +4\n\n      at Context.<anonymous> (${f.file}:${n.line}:${n.column})\n`,
  },
  {
    name: 'playwright',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `  1) [chromium] › ${f.file}:${n.line}:${n.column} › suite › ${f.name} ─────────\n\n    Error: expect(received).toBe(expected)\n\n    Expected: "4"\n    Received: "${f.value}"\n\n      at ${n.root}/${f.file}:${n.line}:${n.column}\n\n  1 failed\n  3 passed (${n.millis}ms)`,
  },
  {
    name: 'pytest',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `=================================== FAILURES ===================================\n${'_'.repeat(20)} test_${f.name} ${'_'.repeat(20)}\n\n    def test_${f.name}():\n>       assert add() == 4\nE       assert ${f.value} == 4\n\n${as(f, '.py')}:${n.line}: AssertionError\n=========================== short test summary info ============================\nFAILED ${as(f, '.py')}::test_${f.name} - assert ${f.value} == 4\n========================= 1 failed, 3 passed in ${n.millis / 100}s =========================`,
  },
  {
    name: 'pytest thrown',
    kind: 'runtime-error',
    shows: ['file', 'name', 'message'],
    render: (f, n) =>
      `${'_'.repeat(20)} test_${f.name} ${'_'.repeat(20)}\n\n>       raise ValueError()\nE       ValueError: ${f.message} at <x.Y object at ${n.hex}>\n\n${as(f, '.py')}:${n.line}: ValueError\n=========================== short test summary info ============================\nFAILED ${as(f, '.py')}::test_${f.name} - ValueError: ...\n============ 1 failed in ${n.millis / 100}s ============`,
  },
  {
    name: 'unittest',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `F\n${'='.repeat(70)}\nFAIL: test_${f.name} (mod.TestCase)\n${'-'.repeat(70)}\nTraceback (most recent call last):\n  File "${n.root}/${as(f, '.py')}", line ${n.line}, in test_${f.name}\n    self.assertEqual(a, 4)\nAssertionError: ${f.value} != 4\n\n${'-'.repeat(70)}\nRan 4 tests in ${n.millis / 1000}s\n\nFAILED (failures=1)`,
  },
  {
    name: 'python traceback',
    kind: 'runtime-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${n.time} starting\nTraceback (most recent call last):\n  File "${n.root}/${as(f, '.py')}", line ${n.line}, in <module>\n    main()\nValueError: ${f.message}`,
  },
  {
    name: 'python chained',
    kind: 'runtime-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `Traceback (most recent call last):\n  File "${n.root}/a.py", line ${n.line}, in f\n    x\nKeyError: 'q'\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "${n.root}/${as(f, '.py')}", line ${n.line}, in g\n    y\nValueError: ${f.message}`,
  },
  {
    name: 'mypy',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${as(f, '.py')}:${n.line}: error: Name "${f.message}" is not defined  [name-defined]\nFound ${n.count} errors in 1 file (checked ${n.count} source files)`,
  },
  {
    name: 'ruff',
    kind: 'lint',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${as(f, '.py')}:${n.line}:${n.column}: F401 [*] \`${f.message}\` imported but unused\nFound ${n.count} errors.`,
  },
  {
    name: 'go build',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `# example.com/mod/pkg\n./${as(f, '.go')}:${n.line}:${n.column}: undefined: ${f.message}`,
  },
  {
    name: 'go test',
    kind: 'test-failure',
    shows: ['name', 'value'],
    render: (f, n) =>
      `--- FAIL: Test_${f.name} (${n.millis / 100}s)\n    a_test.go:${n.line}: got ${f.value}, want 4\nFAIL\nFAIL\texample.com/mod/pkg\t${n.millis / 100}s\nFAIL`,
  },
  {
    name: 'go panic',
    kind: 'runtime-error',
    shows: ['message'],
    render: (f, n) =>
      `panic: ${f.message}\n\ngoroutine ${n.count} [running]:\nmain.main()\n\t${n.root}/main.go:${n.line} +${n.hex}\nexit status 2`,
  },
  {
    name: 'rustc',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `   Compiling t v0.1.0 (${n.root})\nerror[E0425]: cannot find value \`${f.message}\` in this scope\n  --> ${as(f, '.rs')}:${n.line}:${n.column}\n   |\n${n.line} |     x\n   |     ^ not found in this scope\n\nerror: could not compile \`t\` (lib) due to ${n.count} previous errors`,
  },
  {
    name: 'cargo test',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `test tests::${f.name} ... FAILED\n\nfailures:\n\n---- tests::${f.name} stdout ----\n\nthread 'tests::${f.name}' panicked at ${as(f, '.rs')}:${n.line}:${n.column}:\nassertion \`left == right\` failed\n  left: ${f.value}\n right: 4\nnote: run with \`RUST_BACKTRACE=1\`\n\ntest result: FAILED. 3 passed; 1 failed; 0 ignored; finished in ${n.millis / 100}s`,
  },
  {
    name: 'gcc',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${as(f, '.c')}: In function 'main':\n${as(f, '.c')}:${n.line}:${n.column}: error: '${f.message}' undeclared (first use in this function)\nmake: *** [Makefile:${n.line}: all] Error 1`,
  },
  {
    name: 'linker',
    kind: 'build',
    shows: ['message'],
    render: (f, n) =>
      `/usr/bin/ld: /tmp/cc${n.temp}.o: in function \`main':\na.c:(.text+${n.hex}): undefined reference to \`${f.message}'\ncollect2: error: ld returned 1 exit status`,
  },
  {
    name: 'javac',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${as(f, '.java')}:${n.line}: error: cannot find symbol\n    a();\n    ^\n  symbol:   method ${f.message}()\n  location: class A\n${n.count} errors`,
  },
  {
    name: 'maven',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `[ERROR] COMPILATION ERROR :\n[ERROR] ${n.root}/${as(f, '.java')}:[${n.line},${n.column}] incompatible types: ${f.message} cannot be converted to int\n[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.11.0:compile (default-compile) on project app: Compilation failure\n[INFO] Total time:  ${n.millis / 100} s`,
  },
  {
    name: 'gradle test',
    kind: 'test-failure',
    shows: ['name', 'value'],
    render: (f, n) =>
      `FooTest > ${f.name}() FAILED\n    org.opentest4j.AssertionFailedError: expected: <4> but was: <${f.value}>\n        at app//FooTest.x(FooTest.java:${n.line})\n\n4 tests completed, 1 failed\n\n* What went wrong:\nExecution failed for task ':test'.\n> There were failing tests. See the report at: file://${n.root}/build/index.html\n\nBUILD FAILED in ${n.millis}s`,
  },
  {
    name: 'java stack',
    kind: 'runtime-error',
    shows: ['message'],
    render: (f, n) =>
      `Exception in thread "main" java.lang.IllegalStateException: ${f.message}\n\tat com.acme.Main.run(Main.java:${n.line})\n\tat com.acme.Main.main(Main.java:${n.column})`,
  },
  {
    name: 'dotnet',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${n.root}/${as(f, '.cs')}(${n.line},${n.column}): error CS0103: The name '${f.message}' does not exist in the current context [${n.root}/app.csproj]\n    0 Warning(s)\n    ${n.count} Error(s)\n\nTime Elapsed 00:00:0${n.column % 10}.12`,
  },
  {
    name: 'node stack',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${n.root}/${f.file}:${n.line}\n    a.b()\n      ^\n\nTypeError: ${f.message} is not a function\n    at main (${n.root}/${f.file}:${n.line}:${n.column})\n    at node:internal/main/run_main_module:${n.line}:${n.column}\n\nNode.js v20.20.2`,
  },
  {
    name: 'node refused',
    kind: 'service-down',
    shows: [],
    render: (_, n) =>
      `node:events:${n.line}\n      throw er; // Unhandled 'error' event\n      ^\n\nError: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:${n.line}:${n.column}) {\n  errno: -111,\n  code: 'ECONNREFUSED',\n  port: 5432\n}`,
  },
  {
    name: 'node test',
    kind: 'test-failure',
    shows: ['name', 'value'],
    render: (f, n) =>
      `✖ ${f.name} (${n.millis}.123ms)\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n  \n  ${f.value} !== 4\n  \n      at TestContext.<anonymous> (file://${n.root}/a.test.mjs:${n.line}:${n.column})\n\nℹ pass 3\nℹ fail 1\nℹ duration_ms ${n.millis}.5`,
  },
  {
    name: 'ruby',
    kind: 'runtime-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${n.root}/${as(f, '.rb')}:${n.line}:in \`run': ${f.message} (ArgumentError)\n\tfrom ${n.root}/${as(f, '.rb')}:${n.column}:in \`<main>'`,
  },
  {
    name: 'rspec',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `Failures:\n\n  1) Calc ${f.name}\n     Failure/Error: expect(x).to eq(4)\n\n       expected: 4\n            got: ${f.value}\n\n       (compared using ==)\n     # ./${as(f, '_spec.rb')}:${n.line}:in \`block'\n\nFinished in ${n.millis / 1000} seconds\n4 examples, 1 failure`,
  },
  {
    name: 'php',
    kind: 'runtime-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `PHP Fatal error:  Uncaught RuntimeException: ${f.message} in ${n.root}/${as(f, '.php')}:${n.line}\nStack trace:\n#0 {main}\n  thrown in ${n.root}/${as(f, '.php')} on line ${n.line}`,
  },
  {
    name: 'npm missing',
    kind: 'not-found',
    shows: ['message'],
    render: (f, n) =>
      `npm error code E404\nnpm error 404 Not Found - GET https://registry.example/${f.message} - Not found\nnpm error A complete log of this run can be found in: /home/x/.npm/_logs/${n.time.replaceAll(':', '_')}-debug-0.log`,
  },
  {
    name: 'npm around a failure',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `\n> app@1.0.0 build\n> tsc\n\n${f.file}(${n.line},${n.column}): error TS2304: Cannot find name '${f.message}'.\nnpm ERR! Lifecycle script \`build\` failed with error:\nnpm ERR! code ${(n.count % 3) + 1}\nnpm ERR! path ${n.root}\nnpm ERR! A complete log of this run can be found in: ${n.root}/x.log`,
  },
  {
    name: 'pip',
    kind: 'missing-dependency',
    shows: ['message'],
    render: (f) =>
      `ERROR: Could not find a version that satisfies the requirement ${f.message} (from versions: none)\nERROR: No matching distribution found for ${f.message}`,
  },
  {
    name: 'docker build',
    kind: 'missing-dependency',
    shows: ['message'],
    render: (f, n) =>
      `#${n.count} [4/5] RUN pip install\n#${n.count} ${n.millis}.42 ERROR: No matching distribution found for ${f.message}\n------\nERROR: failed to solve: process "/bin/sh -c pip install" did not complete successfully: exit code: 1`,
  },
  {
    name: 'kubectl',
    kind: 'not-found',
    shows: ['message'],
    render: (f) => `Error from server (NotFound): pods "${f.message}" not found`,
  },
  {
    name: 'terraform',
    kind: 'build',
    shows: ['file', 'message'],
    render: (f, n) =>
      `╷\n│ Error: Reference to undeclared resource\n│ \n│   on ${as(f, '.tf')} line ${n.line}, in output "x":\n│   ${n.line}:   value = a\n│ \n│ A managed resource "${f.message}" has not been declared.\n╵`,
  },
  {
    name: 'git conflict',
    kind: 'git',
    shows: ['file'],
    render: (f) =>
      `Auto-merging ${f.file}\nCONFLICT (content): Merge conflict in ${f.file}\nAutomatic merge failed; fix conflicts and then commit the result.`,
  },
  {
    name: 'git rejected',
    kind: 'git',
    shows: ['message'],
    render: (f) =>
      `To github.com:acme/x.git\n ! [rejected]        ${f.message} -> ${f.message} (fetch first)\nerror: failed to push some refs to 'github.com:acme/x.git'\nhint: Updates were rejected`,
  },
  {
    name: 'psql',
    kind: 'runtime-error',
    shows: ['message'],
    render: (f, n) =>
      `psql:${as(f, '.sql')}:${n.line}: ERROR:  column "${f.message}" does not exist\nLINE ${n.line}: select x\n               ^`,
  },
  {
    name: 'curl',
    kind: 'service-down',
    shows: [],
    render: (_, n) =>
      `curl: (7) Failed to connect to localhost port 8080 after ${n.millis} ms: Couldn't connect to server`,
  },
  {
    name: 'command not found',
    kind: 'command-not-found',
    shows: ['message'],
    render: (f, n) => `/bin/bash: line ${n.line}: ${f.message}: command not found`,
  },
  {
    name: 'no such file',
    kind: 'not-found',
    shows: ['file'],
    render: (f, n) => `cat: ${n.root}/${f.file}: No such file or directory`,
  },
  {
    name: 'elixir',
    kind: 'runtime-error',
    shows: ['message'],
    render: (f, n) =>
      `** (ArgumentError) ${f.message}\n    (app 0.1.0) lib/app.ex:${n.line}: App.run/1`,
  },
  {
    name: 'any error line',
    kind: 'runtime-error',
    shows: ['message'],
    render: (f, n) =>
      `[${n.time}] request ${n.uuid} on 127.0.0.1:${n.port}\nError: ${f.message} (request ${n.uuid}, took ${n.millis}ms)`,
  },
  {
    name: 'temporary file',
    kind: 'disk-full',
    shows: ['message'],
    render: (f, n) => `${f.message}: write failed: /tmp/${n.temp}/out.bin: No space left on device`,
  },
  {
    name: 'ctest',
    kind: 'test-failure',
    shows: ['name'],
    render: (f, n) =>
      `1/2 Test #1: ok ....   Passed    0.0${n.column % 10} sec\n\n50% tests passed, 1 tests failed out of 2\n\nTotal Test time (real) =   0.${n.millis} sec\n\nThe following tests FAILED:\n\t  2 - ${f.name.replaceAll(' ', '_')} (Failed)\nErrors while running CTest`,
  },
  {
    name: 'googletest',
    kind: 'test-failure',
    shows: ['name'],
    render: (f, n) =>
      `${n.root}/lib/a.cc:${n.line}: Failure\n[  FAILED  ] Level.${f.name.replaceAll(' ', '')} (${n.millis} ms)\n[==========] ${n.count} tests ran.\n\n 1 FAILED TEST`,
  },
  {
    name: 'xctest',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `${n.root}/${as(f, '.swift')}:${n.line}: error: -[Level ${f.name.replaceAll(' ', '')}] : XCTAssertEqual failed: ("${f.value}") is not equal to ("4")\nExecuted 1 test, with 1 failure (0 unexpected) in 0.${n.millis} seconds`,
  },
  {
    name: 'dart test',
    kind: 'test-failure',
    shows: ['name'],
    render: (f, n) =>
      `00:0${n.column % 10} +3 -1: ${f.name} [E]\n  a_test.dart ${n.line}:${n.column}  main\n\n00:09 +3 -1: Some tests failed.`,
  },
  {
    name: 'rubocop',
    kind: 'lint',
    shows: ['file', 'message'],
    render: (f, n) =>
      `Inspecting ${n.count} files\n..C.\n\nOffenses:\n\n${as(f, '.rb')}:${n.line}:${n.column}: C: Style/Naming: ${f.message} is not snake case\n    a\n    ^\n\n${n.count} files inspected, 1 offense detected`,
  },
  {
    name: 'black',
    kind: 'lint',
    shows: ['file'],
    render: (f, n) =>
      `would reformat ${n.root}/${as(f, '.py')}\n\nOh no!\n1 file would be reformatted, ${n.count} files would be left unchanged.`,
  },
  {
    name: 'phpstan',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      ` ------ ------------\n  Line   ${as(f, '.php')}\n ------ ------------\n  ${n.line}     Method ${f.message}() should return string but returns int.\n ------ ------------\n\n [ERROR] Found 1 error`,
  },
  {
    name: 'esbuild',
    kind: 'syntax',
    shows: ['file', 'message'],
    render: (f, n) =>
      `✘ [ERROR] Expected ";" but found "${f.message}"\n\n    ${f.file}:${n.line}:${n.column}:\n      ${n.line} │ a b\n        ╵   ^\n\n1 error`,
  },
  {
    name: 'compose log',
    kind: 'runtime-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `web-1  | ${n.root}/${f.file}:${n.line}\nweb-1  |   throw new Error()\nweb-1  |   ^\nweb-1  | \nweb-1  | Error: ${f.message} is out of range\nweb-1  |     at run (${n.root}/${f.file}:${n.line}:${n.column})\nweb-1 exited with code 1`,
  },
  {
    name: 'mocha with its list',
    kind: 'test-failure',
    shows: ['name', 'value'],
    render: (f, n) =>
      `  level\n    ✓ is ready (${n.millis}ms)\n    1) ${f.name}\n\n\n  ${n.count} passing (${n.millis}ms)\n  1 failing\n\n  1) level\n       ${f.name}:\n\n      AssertionError: expected ${f.value} to equal 4\n      + expected - actual\n\n      -${f.value}\n      +4\n\n      at Context.<anonymous> (${f.file}:${n.line}:${n.column})`,
  },
  {
    name: 'svelte-check',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${n.root}/${as(f, '.svelte')}:${n.line}:${n.column}\nError: Type '${f.message}' is not assignable to type 'number'. (ts)\n  let a = b;\n\nsvelte-check found ${n.count} errors and 0 warnings`,
  },
  {
    name: 'deno test',
    kind: 'test-failure',
    shows: ['file', 'name', 'value'],
    render: (f, n) =>
      `running ${n.count} tests from ./${f.file}\n${f.name} ... FAILED (${n.millis}ms)\n\n ERRORS \n\n${f.name} => ./${f.file}:${n.line}:${n.column}\nerror: AssertionError: Values are not equal.\n\n    [Diff] Actual / Expected\n\n-   ${f.value}\n+   4\n\n    at assertEquals (https://jsr.io/@std/assert/1.0.0/equals.ts:${n.line}:9)\n\nFAILED | 3 passed | 1 failed (${n.millis}ms)`,
  },
  {
    name: 'git files in the way',
    kind: 'git',
    shows: ['file'],
    render: (f) =>
      `error: Your local changes to the following files would be overwritten by merge:\n\tREADME.md\n\t${f.file}\nPlease commit your changes or stash them before you merge.\nAborting`,
  },
  {
    name: 'stylelint',
    kind: 'lint',
    shows: ['file', 'message'],
    render: (f, n) =>
      `\n${as(f, '.css')}\n  ${n.line}:${n.column}  ✖  Unexpected duplicate "${f.message}"  declaration-block-no-duplicate-properties\n\n✖ ${n.count} problems (${n.count} errors, 0 warnings)\n`,
  },
  {
    name: 'pytest, a class not called an error',
    kind: 'runtime-error',
    shows: ['file', 'name', 'message'],
    render: (f, n) =>
      `____ test_${f.name} ____\n\n    def test_${f.name}():\n>       take()\nE       pool.PoolClosed: ${f.message} is closed\n\n${as(f, '.py')}:${n.line}: PoolClosed\n==== short test summary info ====\nFAILED ${as(f, '.py')}::test_${f.name} - pool.PoolClosed: ${f.message} is closed\n==== 1 failed in ${n.millis}s ====`,
  },
  {
    name: 'node, a class not called an error',
    kind: 'runtime-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `${n.root}/${f.file}:${n.line}\n    throw new QueueFull();\n    ^\n\nQueueFull: ${f.message} takes no more\n    at push (${n.root}/${f.file}:${n.line}:${n.column})\n\nNode.js v22.14.0`,
  },
  {
    name: 'jest, a suite that the compiler refused',
    kind: 'type-error',
    shows: ['file', 'message'],
    render: (f, n) =>
      `FAIL ${f.file}\n  ● Test suite failed to run\n\n    ${f.file}:${n.line}:${n.column} - error TS2551: Property '${f.message}' does not exist on type 'Cart'.\n\n    ${n.line}   return c;\n\nTest Suites: 1 failed, 1 total`,
  },
];
