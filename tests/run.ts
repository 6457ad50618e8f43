import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../ops/run-command.ts';
import type { Outcome } from '../ops/run-command.ts';
import { countJourneys, countVitest, listFailedFiles, REPORTS } from './reports.ts';
import type { Tally } from './reports.ts';

/**
 * `npm test`: runs every check and test in order, with a line each; a failure shows its output, and the rest
 * still runs. `npm run check`: the checks alone. `npm run screenshots`: the pictures.
 */
type Step = {
  name: string;
  /** Run in order until one fails. */
  commands: string[][];
  /** Reads how many tests passed; without it, the step itself counts as one. */
  tally?: () => Promise<Tally>;
  /** Runs what failed once more. @returns undefined if too much failed for an accident */
  again?: () => Promise<Outcome | undefined>;
};

/** More failed files than this are no accident of a busy machine. */
const FEW = 4;
const vitest = (report: string, files: string[] = []) => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/${report}.json`];
  return ['vitest', 'run', ...reporters, ...files];
};

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
    commands: [vitest('vitest')],
    tally: () => countVitest('vitest', 'vitest-again'),
    async again() {
      const files = await listFailedFiles('vitest').catch(() => []);
      if (files.length === 0 || files.length > FEW) return undefined;
      return runCommands([vitest('vitest-again', files)]);
    },
  },
  webBuild,
  {
    name: 'journeys',
    commands: [['playwright', 'test']],
    tally: countJourneys,
  },
];

const runs: Record<string, Step[]> = {
  all: [...checks, ...tests],
  check: checks,
  screenshots: [webBuild, { name: 'screenshots', commands: [['node', 'tests/screenshots.ts']] }],
};

async function runStep(step: Step): Promise<Tally> {
  const start = performance.now();
  const first = await runCommands(step.commands);
  const outcome = (first.passed ? undefined : await step.again?.()) ?? first;
  const tally = await countTests(step, outcome);
  const mark = outcome.passed ? '✓' : '✗';
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const counted = step.tally ? `   ${inWords(tally)}` : '';
  console.log(`${mark} ${step.name.padEnd(22)}${seconds.padStart(8)}${counted}`);
  for (const name of tally.unsteady) console.log(`    failed first and passed when run again: ${name}`);
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
  const counted = (await tally?.().catch(() => undefined)) ?? {
    passed: passed ? 1 : 0,
    failed: 0,
    unsteady: [],
  };
  return { ...counted, failed: passed ? counted.failed : Math.max(1, counted.failed) };
}

const inWords = ({ passed, failed }: Omit<Tally, 'unsteady'>) => `${passed} passed, ${failed} failed`;

const steps = runs[process.argv[2] ?? 'all'];
if (!steps) throw new Error(`Say one of: ${Object.keys(runs).join(', ')}.`);

await rm(REPORTS, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(inWords(total));
process.exitCode = total.failed > 0 ? 1 : 0;
