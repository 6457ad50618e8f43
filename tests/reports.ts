import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** `unsteady` says what failed first and passed when it ran again, and with which message: to be looked into, but no failure. */
export type Tally = { passed: number; failed: number; unsteady: string[] };

export const REPORTS = path.join(import.meta.dirname, '../.cache/reports');

const TestResult = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});
const FileResult = z.object({
  name: z.string(),
  status: z.enum(['passed', 'failed']),
  /** What failed outside the tests. */
  message: z.string(),
  assertionResults: z.array(TestResult),
});
const VitestReport = z.object({ testResults: z.array(FileResult) });
type FileResult = z.output<typeof FileResult>;

const Attempt = z.object({
  errors: z.array(
    z.object({ message: z.string().optional(), location: z.object({ line: z.int() }).optional() }),
  ),
});
const Spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(Attempt) })),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.output<typeof Suite>;
const JourneysReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
  suites: z.array(Suite),
});

async function readReport(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(REPORTS, `${name}.json`), 'utf8'));
}

const fileName = ({ name }: FileResult) => path.relative(path.join(import.meta.dirname, '..'), name);
const hasFailed = ({ status }: { status: string }) => status === 'failed';
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

/** The failed tests of a file, each with the first line of its message. */
const describeFailures = (file: FileResult): string[] => {
  const failed = file.assertionResults.filter(hasFailed);
  if (failed.length === 0) return [`${fileName(file)}: ${firstLine(file.message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${fileName(file)} “${fullName}”: ${firstLine(failureMessages?.[0])}`,
  );
};

/** @returns the test files that failed in a run of vitest, from the root folder */
export async function listFailedFiles(report: string): Promise<string[]> {
  const { testResults } = VitestReport.parse(await readReport(report));
  return testResults.filter(hasFailed).map(fileName);
}

/** Counts the tests of a run of vitest; files of the second run, if there was one, replace those of the first. */
export async function countVitest(report: string, second: string): Promise<Tally> {
  const first = VitestReport.parse(await readReport(report)).testResults;
  const again = VitestReport.parse(await readReport(second).catch(() => ({ testResults: [] }))).testResults;
  const repeated = new Set(again.map(({ name }) => name));
  const passedAgain = new Set(again.filter((file) => !hasFailed(file)).map(({ name }) => name));
  const files = [...first.filter(({ name }) => !repeated.has(name)), ...again];
  const count = (status: string) =>
    files.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length;
  // A file that fails outside its tests counts as one.
  const outside = files.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed));
  return {
    passed: count('passed'),
    failed: count('failed') + outside.length,
    unsteady: first.filter(({ name }) => passedAgain.has(name)).flatMap(describeFailures),
  };
}

/** Counts the journeys, which Playwright runs again by itself. */
export async function countJourneys(): Promise<Tally> {
  const { stats, suites } = JourneysReport.parse(await readReport('journeys'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    unsteady: suites.flatMap(listFlaky),
  };
}

/** The first line of each error with its place, and what an action waited for. */
const describeErrors = (errors: z.output<typeof Attempt>['errors'] = []): string =>
  errors
    .map(({ message = '', location }) => {
      const [waited] = /waiting for .*/.exec(stripVTControlCharacters(message)) ?? [];
      return [firstLine(message), waited, location && `line ${location.line}`].filter(Boolean).join(', ');
    })
    .join('; ');

const listFlaky = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${title}: ${describeErrors(results[0]?.errors)}`),
  ),
  ...suites.flatMap(listFlaky),
];
