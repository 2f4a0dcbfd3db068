import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../src/core/signature/index.ts';

describe('passed and failed counts', () => {
  it.each([
    ['vitest', ' Test Files  1 failed | 2 passed (3)\n      Tests  2 failed | 5 passed (7)', 5, 2],
    ['vitest all passed', '      Tests  5 passed (5)', 5, 0],
    ['vitest with skipped', '      Tests  1 failed | 4 passed | 2 skipped (7)', 4, 1],
    [
      'jest',
      'Test Suites: 1 failed, 1 total\nTests:       1 failed, 2 skipped, 3 passed, 6 total',
      3,
      1,
    ],
    ['mocha', '  5 passing (3s)\n  2 failing', 5, 2],
    ['playwright', '  1 failed\n    [chromium] › a.spec.ts:3:5 › x\n  3 passed (2.1s)', 3, 1],
    ['pytest', '========== 1 failed, 2 passed, 1 error in 0.03s ==========', 2, 2],
    ['pytest quiet', '1 failed, 2 passed in 0.03s', 2, 1],
    ['unittest', 'Ran 5 tests in 0.1s\n\nFAILED (failures=1, errors=1)', 3, 2],
    ['unittest ok', 'Ran 5 tests in 0.1s\n\nOK', 5, 0],
    ['go verbose', '--- PASS: TestA (0.00s)\n--- FAIL: TestB (0.00s)\nFAIL\tx\t0.1s', 1, 1],
    ['go packages', 'ok  \tx/a\t0.1s\nFAIL\tx/b\t0.2s', 1, 1],
    [
      'cargo adds its crates up',
      'test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: FAILED. 1 passed; 2 failed; 0 ignored',
      4,
      2,
    ],
    ['node', 'ℹ tests 3\nℹ pass 1\nℹ fail 2', 1, 2],
    ['tap', '# pass 1\n# fail 2', 1, 2],
    ['rspec', '5 examples, 1 failure', 4, 1],
    ['minitest', '3 runs, 4 assertions, 1 failures, 1 errors, 0 skips', 1, 2],
    ['phpunit', 'Tests: 5, Assertions: 6, Failures: 1.', 4, 1],
    ['exunit', '12 tests, 2 failures', 10, 2],
    ['maven', 'Tests run: 5, Failures: 1, Errors: 1, Skipped: 0', 3, 2],
    ['gradle', '4 tests completed, 1 failed', 3, 1],
    ['dotnet', 'Failed!  - Failed:     1, Passed:     4, Skipped:     0, Total:     5', 4, 1],
    ['bun', ' 3 pass\n 1 fail', 3, 1],
    ['ctest', '80% tests passed, 1 tests failed out of 5', 4, 1],
  ])('%s', (_, text, passed, failed) => {
    expect(diagnose({ tool: 'Bash', text, failed: failed > 0 })).toMatchObject({ passed, failed });
  });

  it('linters and compilers give the number of errors alone', () => {
    expect(
      diagnose({ tool: 'Bash', text: 'Found 3 errors in 2 files.', failed: true }),
    ).toMatchObject({ failed: 3 });
    expect(
      diagnose({ tool: 'Bash', text: '✖ 5 problems (3 errors, 2 warnings)', failed: true }),
    ).toMatchObject({ failed: 3 });
  });

  it('are absent where nothing says them', () => {
    const found = diagnose({
      tool: 'Bash',
      text: 'the 3 failed attempts passed 2 times',
      failed: true,
    });
    expect(found).not.toHaveProperty('passed');
    expect(found).not.toHaveProperty('failed');
  });
});
