import { expect, it } from 'vitest';
import { bestValues, comparedRows, favorite } from './best-values.ts';
import { received } from '../own/own-shift.testing.ts';

const maya = received({ id: 'maya' });
const kayla = received({
  id: 'kayla',
  groomer: { yearsExperience: 2, distanceMiles: 5.9, workedHere: 0, dogsPerDayLow: 8, dogsPerDayHigh: 10 },
});
const tomas = received({
  id: 'tomas',
  groomer: { yearsExperience: 5, distanceMiles: 8.2, workedHere: 1, dogsPerDayLow: 5, dogsPerDayHigh: 7 },
});

const marks = (...applicants: Parameters<typeof bestValues>[0]) => {
  const best = bestValues(applicants);
  return Object.fromEntries(comparedRows.map((row) => [row, [...best[row]]]));
};

it('marks the most experience, shortest distance, most shifts worked here and most dogs a day', () => {
  expect(marks(maya, kayla, tomas)).toEqual({
    experience: ['maya'],
    distance: ['maya'],
    workedHere: ['maya'],
    dogsADay: ['kayla'],
  });
});

it('marks everyone who shares the best value, and no one if all values are equal', () => {
  const twin = received({ id: 'twin', groomer: { workedHere: 0 } });
  expect(marks(maya, twin, kayla)).toMatchObject({ experience: ['maya', 'twin'], workedHere: ['maya'] });
  expect(marks(maya, received({ id: 'double' }))).toEqual({
    experience: [],
    distance: [],
    workedHere: [],
    dogsADay: [],
  });
});

it('leaves applicants without a value out of the comparison', () => {
  const silent = received({
    id: 'silent',
    groomer: { yearsExperience: null, distanceMiles: null, dogsPerDayLow: null, dogsPerDayHigh: null },
  });
  expect(marks(maya, silent)).toMatchObject({ experience: [], distance: [], dogsADay: [] });
  expect(marks(maya)).toMatchObject({ experience: [], workedHere: [] });
});

it('picks the applicant with the most best values, and none in a tie', () => {
  expect(favorite([kayla, tomas, maya])).toBe('maya');
  expect(favorite([received({ id: 'one' }), received({ id: 'other' })])).toBeUndefined();
  expect(favorite([])).toBeUndefined();
});
