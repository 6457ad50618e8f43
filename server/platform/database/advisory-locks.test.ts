import { expect, test } from 'vitest';
import { glob, readFile } from 'node:fs/promises';
import { advisoryLocks } from './advisory-locks.ts';

const root = new URL('../../..', import.meta.url).pathname;

test('each lock has a number of its own', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('statements name their lock, and migrations use a number of the list', async () => {
  const numbers: string[] = [];
  for await (const file of glob('server/**/*.{ts,sql}', { cwd: root })) {
    const text = await readFile(`${root}${file}`, 'utf8');
    for (const [, number = ''] of text.matchAll(/hashtextextended\([^()]+, (\w+)\)/g)) numbers.push(number);
  }
  expect(new Set(numbers)).toEqual(
    new Set([advisoryLocks.bookingsOfSubject, advisoryLocks.roomOfAccount].map(String)),
  );
});
