import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Neither the zone of most machines nor one without surprises: its clocks change against the American ones.
process.env.TZ = 'Pacific/Auckland';

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // A busy machine is slow; no test of ours measures time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,contract,reference,ops}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: 'tests/global-setup.ts',
          setupFiles: 'tests/silence.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Style sheets are empty in tests, except the colors that drawings are resolved to.
          css: { include: /tokens\.css/ },
          setupFiles: ['tests/silence.ts', 'tests/browser-gaps.ts'],
        },
      },
    ],
  },
});
