import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readArrows, readRules } from './arrows.ts';

const samples = path.join(import.meta.dirname, 'arrows');
const rules = await readRules();

test.each(rules)('%s is broken by its sample, and nothing else is', async (rule) => {
  const { broken } = await readArrows(path.join(samples, rule));
  expect([...new Set(broken.map((arrow) => arrow.rule))]).toEqual([rule]);
});

test('every sample has its rule', async () => {
  expect((await readdir(samples)).toSorted()).toEqual(rules.toSorted());
});

test('a statement outside the queries is found like an import', async () => {
  const { broken } = await readArrows(path.join(samples, 'sql-in-queries'));
  expect(broken.map(({ from }) => path.basename(from)).toSorted()).toEqual([
    'post-shift.ts',
    'read-shift.ts',
  ]);
});

test('our own files are read: every folder, drawn ones too, and what they import by #names', async () => {
  const { files, broken } = await readArrows();
  for (const folder of ['contract', 'reference', 'server', 'web', 'tests', 'ops']) {
    expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(2);
  }
  expect(files.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(20);
  expect(broken.filter(({ rule }) => rule === 'resolvable')).toEqual([]);
});
