import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allJobs } from '#server/modules.ts';

const MADE_FOR_TESTS = /\.(test|testing|factory|scenario|sweep)\.ts$/;
/** Of `t.schedule('name', …)`, undefined if the name is no literal, and of SQL's `queue_job(id, 'name', …)`. */
const NAME = /\bt\.schedule\(\s*(?:'([^']+)')?|\bqueue_job\([^,$]+, '([^']+)'/g;
const root = new URL('..', import.meta.url).pathname;

test('what use cases schedule are the jobs that run at a time, each by its name', async () => {
  const scheduled = new Set<string>();
  for await (const file of glob('server/**/*.ts', { cwd: root })) {
    if (MADE_FOR_TESTS.test(file)) continue;
    const text = await readFile(`${root}${file}`, 'utf8');
    for (const [, name, inSql] of text.matchAll(NAME))
      scheduled.add(name ?? inSql ?? 'a name that is no literal');
  }
  const waiting = Object.entries(allJobs).filter(([, { on, every }]) => !on && !every);
  expect(scheduled).toEqual(new Set(waiting.map(([name]) => name)));
});
