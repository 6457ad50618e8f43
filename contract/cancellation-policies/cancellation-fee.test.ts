import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancellationFee, policySentence } from './cancellation-fee.ts';

const policy = { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 };
const startsAt = Date.parse('2026-12-08T15:00:00Z');
const minute = 60_000;
const late = { price: 12_000, startsAt, kind: 'late_cancel', by: 'client' } as const;

const before = (minutes: number) => cancellationFee(policy, { ...late, at: startsAt - minutes * minute });

describe('the fee of a cancellation', () => {
  test('begins after the last free hour, which is free itself', () => {
    expect([before(24 * 60 + 1), before(24 * 60), before(24 * 60 - 1), before(0)]).toEqual([
      0, 0, 6000, 6000,
    ]);
  });

  test('is nothing without a policy or a price, and when the provider cancels', () => {
    const at = startsAt;
    expect(cancellationFee(null, { ...late, at })).toBe(0);
    expect(cancellationFee(policy, { ...late, at, price: null })).toBe(0);
    expect(cancellationFee(policy, { ...late, at, by: 'provider' })).toBe(0);
    expect(cancellationFee(policy, { ...late, at, kind: 'no_show' })).toBe(12_000);
  });

  test('is the percentage rounded to cents over all policies and minutes', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.record({
          cancelHours: fc.integer({ min: 0, max: 168 }),
          lateCancelPercent: percent,
          noShowPercent: percent,
        }),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: -12 * 60, max: 200 * 60 }),
        fc.constantFrom('late_cancel' as const, 'no_show' as const),
        (some, price, minutesBefore, kind) => {
          const fee = cancellationFee(some, {
            price,
            startsAt,
            at: startsAt - minutesBefore * minute,
            kind,
            by: 'client',
          });
          const isFree = kind === 'late_cancel' && minutesBefore >= some.cancelHours * 60;
          const rate = kind === 'no_show' ? some.noShowPercent : some.lateCancelPercent;
          expect(fee).toBe(isFree ? 0 : Math.floor((price * rate + 50) / 100));
          expect(fee).toBeLessThanOrEqual(price);
        },
      ),
    );
  });
});

const sentence = (given: object) => policySentence({ ...policy, ...given });

test('a policy is said in plain words', () => {
  expect(sentence({})).toBe(
    'Free to cancel until 24 hours before, after that 50% of the price. No-show: 100%.',
  );
  expect(sentence({ cancelHours: 1, noShowPercent: 0 })).toBe(
    'Free to cancel until 1 hour before, after that 50% of the price.',
  );
  expect(sentence({ cancelHours: 0 })).toBe('Free to cancel until it starts. No-show: 100%.');
  expect(policySentence(null)).toBe('No cancellation fee.');
  expect(policySentence({ cancelHours: 24, lateCancelPercent: 0, noShowPercent: 0 })).toBe(
    'No cancellation fee.',
  );
});
