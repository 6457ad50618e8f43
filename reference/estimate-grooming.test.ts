import { coatCodes, serviceCodes, sizeCodes, speciesCodes } from '#contract/pet-codes.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PetToGroom } from './estimate-grooming.ts';
import { estimateGrooming } from './estimate-grooming.ts';
import { services, suits } from './services.ts';

function dollars(pet: PetToGroom): [low: number, high: number] {
  const { priceLow, priceHigh } = estimateGrooming(pet);
  return [priceLow / 100, priceHigh / 100];
}

const pet = fc.record({
  services: fc.uniqueArray(fc.constantFrom(...serviceCodes), { maxLength: 8 }),
  size: fc.constantFrom(...sizeCodes),
  coat: fc.constantFrom(...coatCodes),
  species: fc.constantFrom(...speciesCodes),
});

describe('what grooming usually costs', () => {
  test.each<[string, PetToGroom, [number, number]]>([
    [
      'bath, small Lab-like coat',
      { services: ['bath_brush'], size: 'small', coat: 'short_double', species: 'dog' },
      [40, 60],
    ],
    [
      'full groom, Shih Tzu',
      { services: ['full_groom'], size: 'small', coat: 'silky', species: 'dog' },
      [65, 90],
    ],
    [
      'full groom, standard doodle',
      { services: ['full_groom'], size: 'large', coat: 'curly', species: 'dog' },
      [120, 180],
    ],
    [
      'de-shedding, Golden',
      { services: ['deshed'], size: 'large', coat: 'double', species: 'dog' },
      [100, 150],
    ],
    [
      'nail trim, medium dog',
      { services: ['nail_trim'], size: 'medium', coat: 'smooth', species: 'dog' },
      [15, 20],
    ],
    [
      'bath, longhair cat',
      { services: ['bath_brush'], size: 'small', coat: 'long', species: 'cat' },
      [75, 110],
    ],
  ])('%s', (_, request, range) => {
    expect(dollars(request)).toEqual(range);
  });

  test('counts what a service includes only once, and says so', () => {
    const request = { size: 'medium', coat: 'curly', species: 'dog' } as const;
    const alone = estimateGrooming({ ...request, services: ['full_groom'] });
    const listed = estimateGrooming({ ...request, services: ['full_groom', 'bath_brush', 'nail_trim'] });
    expect(listed).toEqual({
      ...alone,
      assumptions: [
        'Usually included without extra charge: Bath and brush, Nail trim.',
        'Assumes no matting.',
      ],
    });
  });

  test('counts dematting by the quarter of an hour', () => {
    const estimate = estimateGrooming({ services: ['demat'], size: 'large', coat: 'curly', species: 'dog' });
    expect(estimate).toEqual({
      priceLow: 40_00,
      priceHigh: 140_00,
      minutesLow: 30,
      minutesHigh: 60,
      assumptions: ['Dematting is charged per 15 minutes; the groomer sees how long on the day.'],
    });
  });

  test('a flea bath alone includes the bath', () => {
    const request = { size: 'small', coat: 'short_double', species: 'dog' } as const;
    expect(dollars({ ...request, services: ['flea_bath'] })).toEqual([55, 85]);
    expect(dollars({ ...request, services: ['bath_brush', 'flea_bath'] })).toEqual([55, 85]);
  });

  test('says what it took for granted', () => {
    expect(estimateGrooming({ services: ['bath_brush'], species: 'dog' }).assumptions).toEqual([
      'Size unknown: counted as medium.',
      'Coat unknown: counted as short and easy to dry.',
      'Assumes no matting.',
    ]);
    expect(
      estimateGrooming({ services: ['nail_trim'], coat: 'long', species: 'guinea_pig' }).assumptions,
    ).toEqual(['Few groomers list prices for guinea pigs: counted like cats.']);
  });

  test('no services cost nothing', () => {
    expect(estimateGrooming({ services: [], size: 'large', coat: 'curly', species: 'dog' })).toEqual({
      priceLow: 0,
      priceHigh: 0,
      minutesLow: 0,
      minutesHigh: 0,
      assumptions: [],
    });
  });

  test('is always a range of whole dollars and minutes, dearer at home', () => {
    fc.assert(
      fc.property(pet, (request) => {
        const salon = estimateGrooming(request);
        const home = estimateGrooming({ ...request, atHome: true });
        expect(salon.priceLow).toBeLessThanOrEqual(salon.priceHigh);
        expect(salon.minutesLow).toBeLessThanOrEqual(salon.minutesHigh);
        expect(salon.priceLow % 100).toBe(0);
        expect(home.priceLow).toBeGreaterThanOrEqual(salon.priceLow);
        expect(home.minutesHigh).toBe(salon.minutesHigh);
      }),
    );
  });

  test('never falls with one more service that replaces none of the others', () => {
    fc.assert(
      fc.property(pet, fc.constantFrom(...serviceCodes), ({ services: chosen, ...animal }, more) => {
        const others = chosen.filter(
          (code) => suits(code, animal) && !services[more].includes.includes(code),
        );
        fc.pre(suits(more, animal) && more !== 'puppy_intro');
        const before = estimateGrooming({ ...animal, services: others });
        const after = estimateGrooming({ ...animal, services: [...others, more] });
        expect(after.priceLow).toBeGreaterThanOrEqual(before.priceLow);
        expect(after.priceHigh).toBeGreaterThanOrEqual(before.priceHigh);
        expect(after.minutesHigh).toBeGreaterThanOrEqual(before.minutesHigh);
      }),
    );
  });

  test('never falls with size', () => {
    fc.assert(
      fc.property(pet, (animal) => {
        const highs = sizeCodes.map((size) => estimateGrooming({ ...animal, size }).priceHigh);
        expect(highs).toEqual(highs.toSorted((one, other) => one - other));
      }),
    );
  });
});
