import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { petConditions, tipCategories } from '#contract/care-tips/care-tip-codes.ts';
import { coatCodes, sizeCodes, speciesCodes } from '#contract/pets/pet-codes.ts';
import { addDays } from '../calendar-days.ts';
import { careTips } from './catalog.ts';
import { conditionsOf } from './conditions.ts';
import { isContraindicated, knownPet, traitsThatFit } from './fit.ts';
import type { TipPet } from './fit.ts';
import { withTable } from './household-table.ts';
import { nextDailyDay, rankTips, restedTips } from './rank-tips.ts';
import type { TipHousehold } from './rank-tips.ts';
import { weatherAt } from './season.ts';

const bella: TipPet = {
  name: 'Bella',
  species: 'dog',
  breed: 'Golden Retriever',
  coat: 'double',
  size: 'large',
  ageYears: 11,
  conditions: [],
};
const luna: TipPet = {
  ...bella,
  name: 'Luna',
  species: 'cat',
  breed: 'Persian',
  coat: 'long',
  size: 'small',
};
const household = (given: Partial<TipHousehold> = {}): TipHousehold => ({
  pets: [bella],
  state: 'TX',
  day: '2026-07-15',
  ...given,
});
const rank = (given: Partial<TipHousehold> = {}, limit = 10) =>
  rankTips(careTips, household(given), { limit });
const idsOf = (ranked: ReturnType<typeof rank>) => ranked.map(({ tip }) => tip.id);

const anyPet: fc.Arbitrary<TipPet> = fc.record({
  name: fc.constantFrom('Bella', 'Otto', 'Luna'),
  species: fc.constantFrom(...speciesCodes),
  breed: fc.option(fc.constantFrom('Pug', 'Puggle', 'Goldendoodle', 'Persian', 'Poodle mix', 'no idea'), {
    nil: null,
  }),
  coat: fc.option(fc.constantFrom(...coatCodes), { nil: null }),
  size: fc.constantFrom(...sizeCodes),
  ageYears: fc.option(fc.double({ min: 0, max: 20, noNaN: true }), { nil: null }),
  conditions: fc.subarray([...petConditions], { maxLength: 4 }),
});
const anyHousehold: fc.Arbitrary<TipHousehold> = fc.record({
  pets: fc.array(anyPet, { minLength: 1, maxLength: 3 }),
  state: fc.constantFrom('TX', 'MN', 'HI', 'OR', null),
  day: fc.integer({ min: 0, max: 364 }).map((day) => addDays('2026-01-01', day)),
});

describe('ranking care tips', () => {
  test('returns only tips that fit a pet and are not contraindicated', () => {
    fc.assert(
      fc.property(anyHousehold, (given) => {
        const weather = weatherAt(given.day, given.state);
        for (const { tip, pets, because } of rankTips(careTips, given, { limit: 200 })) {
          const right = given.pets
            .map(knownPet)
            .filter((pet) => !isContraindicated(tip, pet) && traitsThatFit(tip, pet, weather) !== null);
          expect(right.map(({ name }) => name).toSorted()).toEqual(pets.toSorted());
          expect(right.length).toBeGreaterThan(0);
          expect(because).toMatch(/^Because [^\n]+\.$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is deterministic, without duplicates', () => {
    fc.assert(
      fc.property(anyHousehold, (given) => {
        const once = rankTips(careTips, given, { limit: 40 });
        expect(rankTips(careTips, given, { limit: 40 })).toEqual(once);
        expect(new Set(idsOf(once)).size).toBe(once.length);
      }),
      { numRuns: 50 },
    );
  });

  test('returns only tips of the category', () => {
    for (const category of tipCategories) {
      const categories = new Set(rank({ category }).map(({ tip }) => tip.category));
      expect([...categories]).toEqual([category]);
    }
  });

  test('mixes categories and pets', () => {
    const ranked = rank({ pets: [bella, luna] }, 6);
    expect(new Set(ranked.map(({ tip }) => tip.category)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(ranked.map(({ pets }) => pets[0]))).toEqual(new Set(['Bella', 'Luna']));
  });

  test('brings those never shown first, then the longest unseen', () => {
    const day = '2026-07-15';
    const all = idsOf(rank({ day }, 500));
    const [latest, earliest, ...unseen] = all.toReversed();
    const seen = new Map([
      [latest ?? '', '2026-07-14'],
      [earliest ?? '', '2025-07-14'],
    ]);
    const ranked = idsOf(rank({ day, seen }, 500));
    expect(new Set(ranked.slice(0, -2))).toEqual(new Set(unseen));
    expect(ranked.slice(-2)).toEqual([earliest, latest]);
  });

  test('a tip of the day rests for 60 days, and the next one is announced', () => {
    const [first, second] = careTips;
    if (!first || !second) throw new Error('The catalog is empty');
    const day = '2026-07-15';
    const daily = new Map([[first.id, addDays(day, -59)]]);
    expect(restedTips([first, second], { day, daily })).toEqual([second]);
    expect(restedTips([first, second], { day: addDays(day, 1), daily })).toEqual([first, second]);
    const [best] = rank({ day });
    const only = best ? [best.tip] : [];
    const seen = new Map(only.map(({ id }) => [id, addDays(day, -10)]));
    expect(nextDailyDay(only, household({ day, daily: seen }))).toBe(addDays(day, 50));
    expect(nextDailyDay([], household({ day }))).toBeNull();
  });

  test('uses ratings: a disliked tip is dropped, a liked category ranks higher', () => {
    const [first] = idsOf(rank());
    expect(idsOf(rank({ ratings: new Map([[first ?? '', 2]]) }, 500))).not.toContain(first);
    const training = careTips.filter(({ category }) => category === 'training').map(({ id }) => id);
    const share = (stars: number) =>
      rank({ ratings: new Map(training.slice(0, 4).map((id) => [id, stars])) }, 12).filter(
        ({ tip }) => tip.category === 'training',
      ).length;
    expect(share(5)).toBeGreaterThan(share(1));
  });

  test('orders equal tips differently from day to day', () => {
    const days = ['2026-07-15', '2026-07-16', '2026-07-17'].map((day) => idsOf(rank({ day })).join());
    expect(new Set(days).size).toBeGreaterThan(1);
  });
});

describe('what a pet is', () => {
  test.each([
    ['2026-07-15', 'MN', 'summer'],
    ['2026-01-15', 'HI', 'summer'],
    ['2026-05-15', 'TX', 'summer'],
    ['2026-05-15', 'OR', 'spring'],
    ['2026-11-15', 'MN', 'winter'],
    ['2026-11-15', null, 'fall'],
    ['2026-03-01', 'AK', 'winter'],
    ['2026-05-15', 'NV', 'summer'],
  ] as const)('on %s in %s it is %s', (day, state, season) => {
    expect(weatherAt(day, state).season).toBe(season);
  });

  test('conditions are read from the owner’s words and the temperament', () => {
    expect(
      conditionsOf({
        specialConditions: ['Heart murmur, stage 2', 'Hip dysplasia', 'Ear infections', 'Likes cheese'],
        temperament: ['dislikes_dryer', 'calm', 'anxious'],
      }),
    ).toEqual(['arthritis', 'ear_trouble', 'heart', 'dislikes_dryer', 'anxious']);
  });

  test('a cross matches by its parents, and a missing coat is the breed’s', () => {
    expect(knownPet({ ...bella, breed: 'Shihpoo', coat: null })).toMatchObject({
      breeds: ['Shihpoo', 'Poodle', 'Shih Tzu'],
      coat: 'curly',
      flatFaced: true,
    });
    expect(knownPet({ ...bella, breed: 'Bearded Collie', coat: null })).toMatchObject({
      undercoat: true,
      growsOn: true,
    });
  });

  test('the reason names what the tip matched', () => {
    const reasons = new Set(rank({ category: 'grooming' }, 30).map(({ because }) => because));
    expect([...reasons].join(' ')).toMatch(/Bella (is a senior|has a double coat)/);
    const age = rank({ pets: [{ ...bella, ageYears: null }] }, 500);
    expect(age.filter(({ tip }) => tip.fits.stages ?? tip.never?.stages)).toEqual([]);
  });
});

test('docs/care-tips.md matches the current ranking', () => {
  const page = readFileSync(new URL('../../docs/care-tips.md', import.meta.url), 'utf8');
  expect(withTable(page)).toBe(page);
});
