import { expect, test } from 'vitest';
import { keptBackups, nameOf, timeOf, usualRule } from './kept-backups.ts';

const nightly = (days: number) =>
  Array.from({ length: days }, (_, ago) => nameOf(new Date(Date.UTC(2026, 10, 26 - ago, 8, 30))));
const daysOf = (names: Iterable<string>) =>
  [...names]
    .map((name) => timeOf(name).toISOString().slice(0, 10))
    .toSorted()
    .toReversed();

test('keeps 7 days, the newest of 4 weeks and of 12 months', () => {
  expect(daysOf(keptBackups(nightly(500), usualRule))).toEqual(
    `2026-11-26 2026-11-25 2026-11-24 2026-11-23 2026-11-22 2026-11-21 2026-11-20
     2026-11-15 2026-11-08 2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30
     2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31`.split(/\s+/),
  );
});

test('keeps the newest even under a rule that keeps nothing, and of one day its last', () => {
  expect(daysOf(keptBackups(nightly(5), { daily: 0, weekly: 0, monthly: 0 }))).toEqual(['2026-11-26']);
  const twice = ['wagwell-20261126T083000Z', 'wagwell-20261126T203000Z'];
  expect([...keptBackups(twice, { daily: 7, weekly: 0, monthly: 0 })]).toEqual([twice[1]]);
});
