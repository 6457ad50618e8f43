import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Neither the zone of most machines nor one without surprises: its clocks change against the American ones.
process.env.TZ = 'Pacific/Auckland';

/** These replace modules, which files that share the server's modules would notice. */
const replaceModules = [
  'tests/abuse.test.ts',
  'tests/private-writes.test.ts',
  'server/platform/full-disk.test.ts',
];
const server = { globalSetup: 'tests/global-setup.ts', setupFiles: 'tests/silence.ts' };

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // A busy machine is slow; no test of ours measures time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['{server,contract,reference,ops}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: replaceModules,
          // A worker imports the server once instead of once for each file, which took a quarter of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...server, name: 'server, modules replaced', include: replaceModules } },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Makes jsdom once for each worker instead of once for each file, which took half of the time.
          pool: 'vmThreads',
          // Style sheets are empty in tests, except the colors that drawings are resolved to.
          css: { include: /tokens\.css/ },
          setupFiles: ['tests/silence.ts', 'tests/browser-gaps.ts'],
        },
      },
    ],
  },
});
