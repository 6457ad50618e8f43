import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readArrows, readRules } from './arrows.ts';
import { describeRooms, drawingFile } from './draw-rooms.ts';

const samples = path.join(import.meta.dirname, 'arrows');
const rules = await readRules();
const ours = await readArrows();

test.each(rules)('%s is broken by its sample and by nothing else', async (rule) => {
  const { broken } = await readArrows(path.join(samples, rule));
  expect([...new Set(broken.map((arrow) => arrow.rule))]).toEqual([rule]);
});

test('every sample has its rule', async () => {
  expect((await readdir(samples)).toSorted()).toEqual(rules.toSorted());
});

test('SQL outside the queries files is found, like a forbidden import', async () => {
  const { broken } = await readArrows(path.join(samples, 'sql-in-queries'));
  expect(broken.map(({ from }) => path.basename(from)).toSorted()).toEqual([
    'post-shift.ts',
    'read-shift.ts',
  ]);
});

test('reads all of our own files: every folder, TSX files too, and imports by #names', () => {
  const { files, broken } = ours;
  for (const folder of ['contract', 'reference', 'server', 'web', 'tests', 'ops']) {
    expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(2);
  }
  expect(files.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(20);
  expect(broken.filter(({ rule }) => rule === 'resolvable')).toEqual([]);
});

test('the diagram of the rooms is up to date: run `node tests/draw-rooms.ts`', async () => {
  expect(await readFile(drawingFile, 'utf8')).toBe(describeRooms(ours.imports));
});

test('an import between two rooms changes the diagram', () => {
  const added = { from: 'server/modules/pets/add-pet.ts', to: 'server/modules/reviews/index.ts' };
  expect(describeRooms([...ours.imports, added])).not.toBe(describeRooms(ours.imports));
});

/** What is one list by its nature; `tests/journeys` has a journey a file, `bench` and `tests` a measure or a sweep. */
const lists = /^(server\/migrations|bench|tests(\/journeys)?)$/;

test('a folder that has more than 30 files of code is divided by use case', () => {
  const counts = new Map<string, number>();
  for (const file of ours.files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.get('server/modules/visits')).toBeGreaterThan(5);
  expect([...counts].filter(([folder, count]) => count > 30 && !lists.test(folder))).toEqual([]);
});
