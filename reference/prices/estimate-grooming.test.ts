import { coatCodes, serviceCodes, sizeCodes } from '#contract/pets/pet-codes.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GroomingEstimate, PetToGroom } from './estimate-grooming.ts';
import { breedNamed } from '../breeds/breed-index.ts';
import { estimateGrooming } from './estimate-grooming.ts';
import { extraFees } from './extra-fees.ts';
import { services, suits } from '../services.ts';

function usual(pet: PetToGroom): GroomingEstimate {
  const estimate = estimateGrooming(pet);
  if (!estimate) throw new Error(`No list price: ${JSON.stringify(pet)}`);
  return estimate;
}

function dollars(pet: PetToGroom): [low: number, high: number] {
  const { priceLow, priceHigh } = usual(pet);
  return [priceLow / 100, priceHigh / 100];
}

const pet = fc.record({
  services: fc.uniqueArray(fc.constantFrom(...serviceCodes), { maxLength: 8 }),
  size: fc.constantFrom(...sizeCodes),
  coat: fc.constantFrom(...coatCodes),
  species: fc.constantFrom('dog' as const, 'cat' as const),
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
    const alone = usual({ ...request, services: ['full_groom'] });
    const listed = usual({ ...request, services: ['full_groom', 'bath_brush', 'nail_trim'] });
    expect(listed).toEqual({
      ...alone,
      assumptions: [
        'Usually included without extra charge: Bath and brush, Nail trim.',
        'Assumes no matting.',
      ],
    });
  });

  test('counts dematting by the quarter of an hour', () => {
    const estimate = usual({ services: ['demat'], size: 'large', coat: 'curly', species: 'dog' });
    expect(estimate).toEqual({
      priceLow: 40_00,
      priceHigh: 140_00,
      minutesLow: 30,
      minutesHigh: 60,
      stayLow: 30,
      stayHigh: 75,
      assumptions: ['Dematting is charged per 15 minutes; the groomer sees how long on the day.'],
    });
  });

  test('a flea bath alone includes the bath', () => {
    const request = { size: 'small', coat: 'short_double', species: 'dog' } as const;
    expect(dollars({ ...request, services: ['flea_bath'] })).toEqual([55, 85]);
    expect(dollars({ ...request, services: ['bath_brush', 'flea_bath'] })).toEqual([55, 85]);
  });

  test('lists its assumptions', () => {
    expect(usual({ services: ['bath_brush'], species: 'dog' }).assumptions).toEqual([
      'Size unknown: counted as medium.',
      'Coat unknown: counted as short and easy to dry.',
      'Assumes no matting.',
    ]);
  });

  test('no services cost nothing', () => {
    expect(usual({ services: [], size: 'large', coat: 'curly', species: 'dog' })).toEqual({
      priceLow: 0,
      priceHigh: 0,
      minutesLow: 0,
      minutesHigh: 0,
      stayLow: 0,
      stayHigh: 0,
      assumptions: [],
    });
  });

  test('is always a range of whole dollars and minutes, higher at home', () => {
    fc.assert(
      fc.property(pet, (request) => {
        const salon = usual(request);
        const home = usual({ ...request, atHome: true });
        expect(salon.priceLow).toBeLessThanOrEqual(salon.priceHigh);
        expect(salon.minutesLow).toBeLessThanOrEqual(salon.minutesHigh);
        expect(salon.priceLow % 100).toBe(0);
        expect(home.priceLow).toBeGreaterThanOrEqual(salon.priceLow);
        expect(home.minutesHigh).toBe(salon.minutesHigh);
      }),
    );
  });

  test('a package with a flea bath takes no less than the flea bath of a slow coat', () => {
    const cat = { species: 'cat', size: 'small', coat: 'corded' } as const;
    const bath = usual({ ...cat, services: ['flea_bath'] });
    const both = usual({ ...cat, services: ['flea_bath', 'senior_package'] });
    expect(both.minutesHigh).toBeGreaterThanOrEqual(bath.minutesHigh);
  });

  test('never decreases with an additional service that replaces no other', () => {
    fc.assert(
      fc.property(pet, fc.constantFrom(...serviceCodes), ({ services: chosen, ...animal }, more) => {
        const others = chosen.filter(
          (code) => suits(code, animal) && !services[more].includes.includes(code),
        );
        fc.pre(suits(more, animal) && more !== 'puppy_intro');
        const before = usual({ ...animal, services: others });
        const after = usual({ ...animal, services: [...others, more] });
        expect(after.priceLow).toBeGreaterThanOrEqual(before.priceLow);
        expect(after.priceHigh).toBeGreaterThanOrEqual(before.priceHigh);
        expect(after.minutesHigh).toBeGreaterThanOrEqual(before.minutesHigh);
      }),
    );
  });

  test('never decreases with size', () => {
    fc.assert(
      fc.property(pet, (animal) => {
        const highs = sizeCodes.map((size) => usual({ ...animal, size }).priceHigh);
        expect(highs).toEqual(highs.toSorted((one, other) => one - other));
      }),
    );
  });
});

const named = (breed: string) => {
  const found = breedNamed(breed, 'dog');
  if (!found) throw new Error(`No ${breed}`);
  return { breed, species: 'dog' as const, coat: found.coat };
};

describe('by breed', () => {
  test.each([
    ['Old English Sheepdog', 'large', [125, 190]],
    ['Sheepadoodle', 'large', [120, 180]],
    ['Goldendoodle', 'medium', [120, 180]],
    ['Goldendoodle', 'small', [80, 110]],
    ['Mini Goldendoodle', 'medium', [95, 130]],
    ['Standard Poodle', 'medium', [120, 180]],
    ['Samoyed', 'medium', [105, 160]],
    ['Chow Chow', 'medium', [105, 160]],
    ['Airedale Terrier', 'medium', [100, 150]],
    ['Irish Setter', 'large', [105, 160]],
    ['Barbet', 'medium', [120, 180]],
    ['Portuguese Water Dog', 'medium', [120, 180]],
    ['Soft Coated Wheaten Terrier', 'medium', [100, 150]],
    ['Afghan Hound', 'medium', [125, 190]],
    ['Bouvier des Flandres', 'large', [125, 190]],
    ['Black Russian Terrier', 'extra_large', [165, 250]],
  ] as const)('the full groom of a %s (%s)', (breed, size, range) => {
    expect(dollars({ ...named(breed), size, services: ['full_groom'] })).toEqual(range);
  });

  test('an Old English Sheepdog is never cheaper than a Sheepadoodle', () => {
    for (const service of ['full_groom', 'bath_brush', 'bath_tidy'] as const)
      for (const size of ['medium', 'large'] as const) {
        const sheepdog = usual({ ...named('Old English Sheepdog'), size, services: [service] });
        const doodle = usual({ ...named('Sheepadoodle'), size, services: [service] });
        expect(sheepdog.priceLow).toBeGreaterThanOrEqual(doodle.priceLow);
        expect(sheepdog.priceHigh).toBeGreaterThanOrEqual(doodle.priceHigh);
      }
  });

  test('lists as an assumption that a dog is charged as a bigger size', () => {
    const request = { services: ['full_groom'], size: 'medium' } as const;
    expect(usual({ ...named('Samoyed'), ...request }).assumptions).toContain(
      'Usually charged as large: the coat is more work than the weight.',
    );
    expect(usual({ ...named('Siberian Husky'), ...request }).assumptions).toEqual(['Assumes no matting.']);
  });

  test('published full grooms by size lie just below ours', () => {
    const published = [
      [50, 75],
      [65, 90],
      [80, 120],
      [100, 200],
    ] as const;
    published.forEach(([low, high], index) => {
      const size = sizeCodes[index] ?? 'small';
      const ours = dollars({ services: ['full_groom'], size, coat: 'silky', species: 'dog' });
      expect(ours[0]).toBeGreaterThanOrEqual(low);
      expect(ours[0]).toBeLessThanOrEqual(low * 1.35);
      expect(ours[1]).toBeGreaterThanOrEqual(high);
      expect(ours[1]).toBeLessThanOrEqual(high * 1.35);
    });
  });
});

describe('work and stay', () => {
  test.each([
    [
      'a Husky’s bath',
      { ...named('Siberian Husky'), size: 'medium', services: ['bath_brush'] },
      [60, 90],
      [120, 180],
    ],
    [
      'a doodle’s groom',
      { ...named('Goldendoodle'), size: 'large', services: ['full_groom'] },
      [145, 200],
      [180, 240],
    ],
    ['nails', { ...named('Pug'), size: 'small', services: ['nail_trim'] }, [10, 15], [10, 30]],
    [
      'a Husky’s bath in a van',
      { ...named('Siberian Husky'), size: 'medium', services: ['bath_brush'], atHome: true },
      [60, 90],
      [60, 90],
    ],
  ] as const)('%s', (_, request, work, stay) => {
    const { minutesLow, minutesHigh, stayLow, stayHigh } = usual(request);
    expect([minutesLow, minutesHigh]).toEqual(work);
    expect([stayLow, stayHigh]).toEqual(stay);
  });

  test('a stay is never shorter than the work', () => {
    fc.assert(
      fc.property(pet, (request) => {
        const { minutesLow, minutesHigh, stayLow, stayHigh } = usual(request);
        expect(stayLow).toBeGreaterThanOrEqual(minutesLow);
        expect(stayHigh).toBeGreaterThanOrEqual(Math.max(minutesHigh, stayLow));
      }),
    );
  });
});

describe('asked instead of estimated', () => {
  test.each([
    ['guinea_pig', 'bath_brush'],
    ['rabbit', 'full_groom'],
    ['ferret', 'bath_brush'],
    ['horse', 'bath_brush'],
    ['horse', 'nail_trim'],
    ['goat', 'nail_trim'],
    ['pig', 'bath_brush'],
    ['other', 'full_groom'],
  ] as const)('%s, %s', (species, service) => {
    expect(estimateGrooming({ species, services: [service], size: 'small', coat: 'smooth' })).toBeNull();
  });

  test('the nails of small animals have a usual price', () => {
    expect(dollars({ species: 'rabbit', services: ['nail_trim'], size: 'small', coat: 'smooth' })).toEqual([
      15, 20,
    ]);
    expect(estimateGrooming({ species: 'rabbit', services: ['nail_trim', 'bath_brush'] })).toBeNull();
  });
});

test('fees that come on top: mats, handling, fleas, late pick-up', () => {
  expect(extraFees.map(({ code }) => code)).toEqual([
    'severe_mats',
    'handling',
    'flea_cleanup',
    'late_pickup',
  ]);
  expect(extraFees.every(({ dollars: [low, high] }) => low > 0 && low < high)).toBe(true);
});
