import type { TipHousehold } from './rank-tips.ts';
import type { TipPet } from './fit.ts';

const pet = (given: Partial<TipPet> & Pick<TipPet, 'name' | 'species' | 'breed' | 'size'>): TipPet => ({
  coat: null,
  ageYears: null,
  conditions: [],
  ...given,
});

/** Twelve typical households for the table in docs/care-tips.md. */
export const sampleHouseholds: readonly (TipHousehold & { who: string })[] = [
  {
    who: 'Bella, Goldendoodle, 3 years, Texas, July',
    pets: [pet({ name: 'Bella', species: 'dog', breed: 'Goldendoodle', size: 'medium', ageYears: 3 })],
    state: 'TX',
    day: '2026-07-15',
  },
  {
    who: 'Otto, Siberian Husky, 5 years, wary of dryers, Minnesota, April',
    pets: [
      pet({
        name: 'Otto',
        species: 'dog',
        breed: 'Siberian Husky',
        size: 'medium',
        ageYears: 5,
        conditions: ['dislikes_dryer'],
      }),
    ],
    state: 'MN',
    day: '2026-04-20',
  },
  {
    who: 'Milo, Shih Tzu, 12 years, touchy about the face, Florida, August',
    pets: [
      pet({
        name: 'Milo',
        species: 'dog',
        breed: 'Shih Tzu',
        size: 'small',
        ageYears: 12,
        conditions: ['touchy_face'],
      }),
    ],
    state: 'FL',
    day: '2026-08-05',
  },
  {
    who: 'Gus, Pug, 4 years, overweight, Arizona, June',
    pets: [
      pet({
        name: 'Gus',
        species: 'dog',
        breed: 'Pug',
        size: 'small',
        ageYears: 4,
        conditions: ['overweight'],
      }),
    ],
    state: 'AZ',
    day: '2026-06-10',
  },
  {
    who: 'Max, Labrador Retriever, 4 months, Colorado, January',
    pets: [pet({ name: 'Max', species: 'dog', breed: 'Labrador Retriever', size: 'medium', ageYears: 0.35 })],
    state: 'CO',
    day: '2026-01-12',
  },
  {
    who: 'Luna, Persian, 13 years, kidney trouble, Massachusetts, November',
    pets: [
      pet({
        name: 'Luna',
        species: 'cat',
        breed: 'Persian',
        size: 'small',
        ageYears: 13,
        conditions: ['kidney'],
      }),
    ],
    state: 'MA',
    day: '2026-11-03',
  },
  {
    who: 'Pip, Domestic Shorthair, 5 months, Washington, May',
    pets: [pet({ name: 'Pip', species: 'cat', breed: 'Domestic Shorthair', size: 'small', ageYears: 0.4 })],
    state: 'WA',
    day: '2026-05-02',
  },
  {
    who: 'Scout, Border Collie, 6 years, and Maple, Maine Coon, 3 years, Oregon, October',
    pets: [
      pet({ name: 'Scout', species: 'dog', breed: 'Border Collie', size: 'medium', ageYears: 6 }),
      pet({ name: 'Maple', species: 'cat', breed: 'Maine Coon', size: 'small', ageYears: 3 }),
    ],
    state: 'OR',
    day: '2026-10-10',
  },
  {
    who: 'Oreo, Holland Lop, and Pepper, Peruvian Guinea Pig, Illinois, July',
    pets: [
      pet({ name: 'Oreo', species: 'rabbit', breed: 'Holland Lop', size: 'small', ageYears: 2 }),
      pet({
        name: 'Pepper',
        species: 'guinea_pig',
        breed: 'Peruvian Guinea Pig',
        size: 'small',
        ageYears: 1,
      }),
    ],
    state: 'IL',
    day: '2026-07-01',
  },
  {
    who: 'Frank, Miniature Dachshund, 9 years, slipped disc, anxious, Tennessee, December',
    pets: [
      pet({
        name: 'Frank',
        species: 'dog',
        breed: 'Miniature Dachshund',
        size: 'small',
        ageYears: 9,
        conditions: ['slipped_disc', 'anxious'],
      }),
    ],
    state: 'TN',
    day: '2026-12-15',
  },
  {
    who: 'Duke, Great Dane, 7 years, heart trouble, Hawaii, December',
    pets: [
      pet({
        name: 'Duke',
        species: 'dog',
        breed: 'Great Dane',
        size: 'extra_large',
        ageYears: 7,
        conditions: ['heart'],
      }),
    ],
    state: 'HI',
    day: '2026-12-15',
  },
  {
    who: 'Star, American Quarter Horse, and Clover, Pygmy Goat, Kentucky, March',
    pets: [
      pet({
        name: 'Star',
        species: 'horse',
        breed: 'American Quarter Horse',
        size: 'extra_large',
        ageYears: 9,
      }),
      pet({ name: 'Clover', species: 'goat', breed: 'Pygmy Goat', size: 'medium', ageYears: 4 }),
    ],
    state: 'KY',
    day: '2026-03-20',
  },
];
