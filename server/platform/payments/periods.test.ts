import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, startOfDay, termEnds, unusedPart } from './periods.ts';

const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
const months = fc.integer({ min: 0, max: 300 });
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const timeOf = (date: Date) => date.toISOString().slice(11);

describe('addMonths', () => {
  test.each([
    ['2026-01-31T12:00:00Z', 1, '2026-02-28'],
    ['2026-01-31T12:00:00Z', 2, '2026-03-31'],
    ['2028-01-30T12:00:00Z', 1, '2028-02-29'],
    ['2028-02-29T12:00:00Z', 12, '2029-02-28'],
    ['2028-02-29T12:00:00Z', 48, '2032-02-29'],
    ['2026-11-23T00:00:00Z', 13, '2027-12-23'],
    ['2026-12-31T23:59:59Z', 2, '2027-02-28'],
    // New York goes to summer time on March 8: the term keeps its instant of the day.
    ['2026-02-20T07:30:00Z', 1, '2026-03-20'],
  ])('%s plus %i is %s', (from, n, day) => {
    const result = addMonths(new Date(from), n);
    expect(dayOf(result)).toBe(day);
    expect(timeOf(result)).toBe(timeOf(new Date(from)));
  });

  test('keeps the anchor’s time, and its day in every month that has it', () => {
    fc.assert(
      fc.property(instant, months, (anchor, n) => {
        const result = addMonths(anchor, n);
        expect(timeOf(result)).toBe(timeOf(anchor));
        const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
        expect(result.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastDay));
        expect(result.getUTCFullYear() * 12 + result.getUTCMonth()).toBe(
          anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + n,
        );
      }),
    );
  });

  test('terms follow each other without gap or overlap, each at least 28 days long', () => {
    fc.assert(
      fc.property(instant, months, fc.constantFrom(1, 3, 12, 13), (anchor, n, term) => {
        const from = addMonths(anchor, n * term);
        const until = addMonths(anchor, (n + 1) * term);
        expect(until.getTime() - from.getTime()).toBeGreaterThanOrEqual(28 * 86_400_000 * term);
        expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(31 * 86_400_000 * term);
      }),
    );
  });

  test('does not depend on the zone of the machine', () => {
    fc.assert(
      fc.property(instant, months, (anchor, n) => {
        const zone = process.env['TZ'];
        const here = addMonths(anchor, n).getTime();
        process.env['TZ'] = 'America/New_York';
        const there = addMonths(anchor, n).getTime();
        process.env['TZ'] = zone ?? '';
        expect(there).toBe(here);
      }),
      { numRuns: 25 },
    );
  });
});

test('termEnds lists all whole terms without gaps, counted from the anchor', () => {
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(1, 3, 12, 13),
      fc.nat(20),
      fc.nat(60),
      (anchor, term, paid, more) => {
        const from = addMonths(anchor, paid * term);
        const until = addMonths(anchor, paid * term + more);
        const ends = termEnds(anchor, term, from, until);
        expect(ends).toHaveLength(Math.floor(more / term));
        expect(ends).toEqual(ends.map((_, n) => addMonths(anchor, (paid + n + 1) * term)));
      },
    ),
  );
  const anchor = new Date('2027-01-31T10:00:00Z');
  const ends = termEnds(anchor, 1, addMonths(anchor, 1), addMonths(anchor, 4));
  expect(ends.map(dayOf)).toEqual(['2027-03-31', '2027-04-30', '2027-05-31']);
});

test('unusedPart falls from the full price to zero and stays in that range', () => {
  fc.assert(
    fc.property(instant, months, fc.integer({ min: 0, max: 100_000 }), instant, (from, n, amount, at) => {
      const until = addMonths(from, n + 1);
      const part = unusedPart(amount, from, until, at);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(amount);
      expect(unusedPart(amount, from, until, from)).toBe(amount);
      expect(unusedPart(amount, from, until, until)).toBe(0);
    }),
  );
});

test('startOfDay is midnight UTC, but never before the term began', () => {
  const began = new Date('2026-11-20T10:00:00Z');
  expect(startOfDay(new Date('2026-11-20T15:00:00Z'), began)).toEqual(began);
  expect(startOfDay(new Date('2026-11-25T15:00:00Z'), began)).toEqual(new Date('2026-11-25T00:00:00Z'));
});
