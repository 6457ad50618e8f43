import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { runCommand } from '../ops/run-command.ts';
import type { Outcome } from '../ops/run-command.ts';

/**
 * `npm test`: runs every check and test in order, with a line each; a failure shows its output, and the rest
 * still runs. `npm run check`: the checks alone. `npm run screenshots`: the pictures.
 */
type Tally = { passed: number; failed: number };
type Step = {
  name: string;
  /** Run in order until one fails. */
  commands: string[][];
  /** Reads how many tests passed; without it, the step itself counts as one. */
  tally?: () => Promise<Tally>;
};

const REPORTS = path.join(import.meta.dirname, '../.cache/reports');
const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const JourneysReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
});

const checks: Step[] = [
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'arrows', commands: [['node', 'tests/arrows.ts']] },
  { name: 'unused code', commands: [['knip', '--no-progress', '--no-config-hints']] },
];

const webBuild: Step = { name: 'web build', commands: [['node', 'ops/build-web.ts']] };

const tests: Step[] = [
  {
    name: 'server and web tests',
    commands: [
      ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
    ],
    async tally() {
      const { numPassedTests, numFailedTests } = VitestReport.parse(await readReport('vitest'));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  webBuild,
  {
    name: 'journeys',
    commands: [['playwright', 'test']],
    async tally() {
      const { stats } = JourneysReport.parse(await readReport('journeys'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

const runs: Record<string, Step[]> = {
  all: [...checks, ...tests],
  check: checks,
  screenshots: [webBuild, { name: 'screenshots', commands: [['node', 'tests/screenshots.ts']] }],
};

async function readReport(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(REPORTS, `${name}.json`), 'utf8'));
}

async function runStep(step: Step): Promise<Tally> {
  const start = performance.now();
  const outcome = await runCommands(step.commands);
  const tally = await countTests(step, outcome);
  const mark = outcome.passed ? '✓' : '✗';
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const counted = step.tally ? `   ${inWords(tally)}` : '';
  console.log(`${mark} ${step.name.padEnd(22)}${seconds.padStart(8)}${counted}`);
  const said = stripVTControlCharacters(outcome.output).trimEnd();
  if (!outcome.passed) console.log(said.replaceAll(/^/gm, '    '));
  return tally;
}

async function runCommands(commands: string[][]): Promise<Outcome> {
  let outcome: Outcome = { passed: true, output: '' };
  for (const command of commands) {
    if (outcome.passed) outcome = await runCommand(command, { CI: '1', NO_COLOR: '1' });
  }
  return outcome;
}

/**
 * Counts the tests of a step. A step that failed without a failed test, for example because it could not
 * start, counts as one failure.
 */
async function countTests({ tally }: Step, { passed }: Outcome): Promise<Tally> {
  const counted = (await tally?.().catch(() => undefined)) ?? { passed: passed ? 1 : 0, failed: 0 };
  return { ...counted, failed: passed ? counted.failed : Math.max(1, counted.failed) };
}

const inWords = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;

const steps = runs[process.argv[2] ?? 'all'];
if (!steps) throw new Error(`Say one of: ${Object.keys(runs).join(', ')}.`);

await rm(REPORTS, { recursive: true, force: true });
const total: Tally = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(inWords(total));
process.exitCode = total.failed > 0 ? 1 : 0;
