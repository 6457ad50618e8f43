import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coatCodes, serviceCodes, sizeCodes, speciesCodes } from '#contract/pets/pet-codes.ts';
import { breeds } from '../breeds/breeds.ts';
import { recognizeBreed } from '../breeds/recognize-breed.ts';
import { careTips } from '../care-tips/catalog.ts';
import {
  flatFacedBreeds,
  flatFacedCrosses,
  isFlatFaced,
  longMuzzledCrosses,
  shortMuzzledBreeds,
  shortMuzzledCrosses,
} from './flat-faced.ts';
import { conditionSuggestions } from '../temperaments.ts';
import { dangerous, harmless } from './warnings.cases.ts';
import { stopReason, warningsFor } from './warnings.ts';
import type { WarnedPet } from './warnings.ts';

const pet = (given: Partial<WarnedPet> = {}): WarnedPet => ({
  species: 'dog',
  breed: null,
  coat: null,
  age: 4,
  size: 'medium',
  specialConditions: [],
  ...given,
});
const codes = (...given: Parameters<typeof warningsFor>) =>
  warningsFor(...given).map(({ code, level }) => `${level} ${code}`);

const anyPet: fc.Arbitrary<WarnedPet> = fc.record({
  species: fc.constantFrom(...speciesCodes),
  breed: fc.option(fc.constantFrom('Pug', 'Chinchilla', 'Goldendoodle', 'Persian mix'), { nil: null }),
  coat: fc.option(fc.constantFrom(...coatCodes), { nil: null }),
  age: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  size: fc.constantFrom(...sizeCodes),
  specialConditions: fc.array(fc.constantFrom('Heart murmur', 'Deaf', 'Epilepsy', 'Collapsing trachea')),
});
const someServices = fc.subarray([...serviceCodes]);

describe('warnings', () => {
  test.each([
    [pet({ species: 'rabbit' }), 'bath_brush'],
    [pet({ species: 'rabbit' }), 'deshed'],
    [pet({ species: 'guinea_pig' }), 'bath_tidy'],
    [pet({ species: 'other', breed: 'Chinchilla' }), 'full_groom'],
  ] as const)('%j is not bathed by %s', (animal, service) => {
    expect(stopReason(animal, service)).toBeTruthy();
    expect(stopReason(animal, 'nail_trim')).toBeUndefined();
  });

  test('name each danger and the animals it applies to', () => {
    expect(codes(pet({ breed: 'French Bulldog', coat: 'smooth' }), ['bath_brush'])).toEqual([
      'tell_owner flat_face',
    ]);
    expect(codes(pet({ coat: 'double' }), ['full_groom', 'deshed'])).toEqual([]);
    expect(codes(pet({ coat: 'double', groomingNotes: 'Short all over' }), ['full_groom'])).toEqual([
      'tell_owner double_coat_shave',
    ]);
    expect(codes(pet({ species: 'cat', age: 0 }), ['flea_bath'])).toEqual(['ask_vet kitten_flea_products']);
    expect(codes(pet({ age: 12, specialConditions: ['Heart murmur, stage 2'] }), ['full_groom'])).toEqual([
      'ask_vet heart',
      'tell_owner senior',
    ]);
    expect(codes(pet({ size: 'extra_large', age: 6 }), ['bath_tidy'])).toEqual(['tell_owner senior']);
    expect(codes(pet(), ['full_groom', 'nail_trim'])).toEqual([]);
  });

  test.each(dangerous)(
    '$says speaks for $pet.breed $pet.specialConditions with $services',
    ({ pet: given, services, visit, says }) => {
      expect(codes(pet(given), services, visit)).toContain(says);
    },
  );

  test('keep silent for every harmless pair', () => {
    const alarms = harmless.filter(
      ({ pet: given, services, visit }) => codes(pet(given), services, visit).length > 0,
    );
    expect([dangerous.length, harmless.length]).toEqual([72, 32]);
    expect(alarms.map(({ pet: given }) => given)).toEqual([]);
  });

  test.each(conditionSuggestions)('say what is done differently at a full groom for: %s', (condition) => {
    expect(codes(pet({ specialConditions: [condition] }), ['full_groom'])).not.toEqual([]);
    expect(codes(pet({ specialConditions: [`No ${condition.toLowerCase()}`] }), ['full_groom'])).toEqual([]);
  });

  test('apply only to the requested services, most serious first, with reason and source', () => {
    fc.assert(
      fc.property(anyPet, someServices, (animal, asked) => {
        const found = warningsFor(animal, asked);
        const order = found.map(({ level }) => ['stop', 'ask_vet', 'tell_owner'].indexOf(level));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const { services, reason, source } of found) {
          expect(services.length).toBeGreaterThan(0);
          expect(asked).toEqual(expect.arrayContaining(services));
          expect(reason).toMatch(/^[A-Z].+\.$/);
          expect(source).not.toBe('');
        }
      }),
    );
  });

  test('depend on each service alone, and stop none for dogs and cats', () => {
    fc.assert(
      fc.property(anyPet, someServices, (animal, asked) => {
        const together = new Set(codes(animal, asked));
        expect(new Set(asked.flatMap((service) => codes(animal, [service])))).toEqual(together);
        if (animal.species === 'dog' || animal.species === 'cat')
          expect(asked.flatMap((service) => stopReason(animal, service) ?? [])).toEqual([]);
      }),
    );
  });

  test.each([
    [pet({ species: 'rabbit' }), 'bath_brush', 'rabbit_bath'],
    [pet({ species: 'guinea_pig' }), 'bath_brush', 'guinea_pig_bath'],
    [pet({ species: 'other', breed: 'Chinchilla' }), 'bath_brush', 'chinchilla_bath'],
    [pet({ species: 'cat', age: 0 }), 'flea_bath', 'kitten_flea_products'],
    [pet({ species: 'cat' }), 'flea_bath', 'cat_flea_products'],
    [pet({ age: 0 }), 'flea_bath', 'puppy_flea_products'],
    [pet({ specialConditions: ['Heart murmur'] }), 'demat', 'heart'],
    [pet({ species: 'cat', specialConditions: ['Epilepsy'] }), 'demat', 'seizures'],
    [pet({ specialConditions: ['Stitches'] }), 'bath_brush', 'wounds'],
    [pet({ species: 'cat', specialConditions: ['Ear infection'] }), 'ear_clean', 'ears'],
    [pet({ breed: 'Pug' }), 'bath_brush', 'flat_face'],
    [pet({ age: 15 }), 'demat', 'senior'],
    [pet({ species: 'cat', age: 15 }), 'demat', 'senior'],
    [pet({ coat: 'double', groomingNotes: 'Shave' }), 'full_groom', 'double_coat_shave'],
    [pet({ specialConditions: ['Collapsing trachea'] }), 'nail_trim', 'trachea'],
    [pet(), 'anal_glands', 'anal_glands'],
  ] as const)('%j with %s is warned by %s, with a tip that suits it', (animal, service, code) => {
    const tipId = warningsFor(animal, [service]).find((warning) => warning.code === code)?.tipId;
    const tip = careTips.find(({ id }) => id === tipId);
    expect(tip?.fits.species).toContain(animal.species);
  });

  test('of dogs and cats nearly always have a tip, and every tip exists and suits the species', () => {
    const withoutTip = new Set<string>();
    fc.assert(
      fc.property(anyPet, someServices, (animal, asked) => {
        for (const { code, tipId } of warningsFor(animal, asked)) {
          const tip = careTips.find(({ id }) => id === tipId);
          if (tipId !== null) expect(tip?.fits.species).toContain(animal.species);
          else if (animal.species === 'dog' || animal.species === 'cat')
            withoutTip.add(`${animal.species} ${code}`);
        }
      }),
    );
    // A weak windpipe is a dog's trouble.
    expect([...withoutTip].filter((found) => found !== 'cat trachea')).toEqual([]);
  });

  test('use names of the breed list for flat faces, and list every cross of one', () => {
    const known = new Set(breeds.map(({ name }) => name));
    const flat: readonly string[] = flatFacedBreeds;
    const short: readonly string[] = shortMuzzledBreeds;
    expect([...flat, ...short].filter((name) => !known.has(name))).toEqual([]);
    const long: readonly string[] = longMuzzledCrosses;
    const crosses = breeds.filter(({ name, parents }) => parents.length > 0 && !long.includes(name));
    const withParent = (names: readonly string[], not: readonly string[] = []) =>
      crosses
        .filter(({ parents }) => parents.some((name) => names.includes(name)))
        .map(({ name }) => name)
        .filter((name) => !not.includes(name));
    expect(withParent(flat).toSorted()).toEqual(flatFacedCrosses.toSorted());
    expect(withParent(short, flatFacedCrosses).toSorted()).toEqual(shortMuzzledCrosses.toSorted());
  });

  test.each([
    ['Pug', true],
    ['Pug mix', true],
    ['Pug × Akita', true],
    ['pug', true],
    ['Puggle', false],
    ['Puggle mix', false],
    ['Shihpoo', true],
    ['Cavapoo', true],
    ['Boxer mix', true],
    ['American Bulldog', false],
    ['Cane Corso', false],
  ] as const)('know whether %s has a flat face', (breed, flat) => {
    expect(isFlatFaced('dog', breed)).toBe(flat);
    expect(isFlatFaced('rabbit', breed)).toBe(false);
  });

  test.each([
    'FRENCHIE',
    'FR BULLDOG',
    'Bull Dog, French',
    'ENG BULLDOG X',
    'PUG X',
    'PUG CHIHUAHUA',
    'SHITZU/POODLE',
    'SHI-TZU MIX',
    'BOSTON TERR X',
    'PEKE X',
    'LHASA APSO X',
    'BOX TERR X',
    'CKCS',
    'JAP CHIN',
    'DOGUE',
    'SHARPEI X',
    'TIB SPANIEL',
    'ENG TOY SPANIEL',
    'OLDE ENG BULLDOG',
    'Mastiff, Neapolitan',
    'ZUCHON',
  ])('know the flat face of %s, as a register writes it', (written) => {
    expect(isFlatFaced('dog', recognizeBreed(written, { species: 'dog' })?.breed.name ?? null)).toBe(true);
  });

  test.each(['PUG/BEAGLE', 'PUGGLE X', 'Bull Dog, American', 'AMERICAN COONHOUND'])(
    'raise no alarm for %s',
    (written) => {
      const found = recognizeBreed(written, { species: 'dog' });
      expect(found).not.toBeNull();
      expect(isFlatFaced('dog', found?.breed.name ?? null)).toBe(false);
    },
  );
});
