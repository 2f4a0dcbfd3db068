import { defineConfig } from 'vitest/config';

const HOST = 'test/host/**/*.test.ts';
const common = { testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: { ...common, name: 'unit', include: ['test/**/*.test.ts'], exclude: [HOST] },
      },
      {
        // The real host starts many processes: one session at a time, and after everything else.
        test: {
          ...common,
          name: 'host',
          include: [HOST],
          fileParallelism: false,
          // Tens of real processes a session: a starved machine may drop one hook's answer.
          retry: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
