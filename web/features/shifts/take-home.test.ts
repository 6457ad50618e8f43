import { describe, expect, it } from 'vitest';
import {
  arithmeticWords,
  estimateDoubt,
  perDog,
  perHour,
  revenueBehind,
  shiftHours,
  takeHome,
  takeHomeWords,
} from './take-home.ts';

const saturday = {
  title: 'Full-groom Saturday',
  dogCount: 7,
  payPercentage: 45,
  estimatedPayMin: 234,
  estimatedPayMax: 288,
  shiftDate: '2026-11-28T14:30:00+00:00',
  endsAt: '2026-11-28T22:30:00+00:00',
};
const range = { min: 234, max: 288 };
const untold = { ...saturday, estimatedPayMin: null, estimatedPayMax: null };
const usual = { price: { min: 62, max: 92 }, ownPrice: false, rent: 0, hourly: null };
const fiveOfSeven = { min: 140, max: 207, workedOut: { dogs: 5, fewer: true, ...usual } };

describe('the pay of a shift', () => {
  it('is the owner’s estimated share, with its source', () => {
    expect(takeHome(saturday)).toEqual({ ...range, workedOut: null });
    expect(revenueBehind(range, 45)).toEqual({ min: 520, max: 640 });
    expect(perHour(range, saturday)).toEqual({ min: 29, max: 36 });
    expect(perDog({ ...range, workedOut: null }, saturday)).toEqual({ min: 33, max: 41 });
  });

  it('is computed from the dogs that the hours allow if the owner gave no estimate', () => {
    expect(takeHome(untold)).toEqual(fiveOfSeven);
    expect(takeHomeWords(untold)).toBe('$140–$207');
    expect(perDog(fiveOfSeven, saturday)).toEqual({ min: 28, max: 41 });
  });

  it('is worked out at the price of the work, or at the business’s own', () => {
    expect(takeHome({ ...untold, bookMin: 70, bookMax: 110 })).toMatchObject({
      min: 158,
      max: 248,
      workedOut: { dogs: 5, price: { min: 70, max: 110 }, ownPrice: true },
    });
    const cats = takeHome({ ...untold, title: 'Cat day, quiet room' })?.workedOut;
    expect(cats && arithmeticWords(cats, 'Cat day, quiet room')).toBe('6 cats × $90–$140');
  });

  it('leaves out the booth rent', () => {
    const booth = { ...untold, payPercentage: 100, boothRent: 8000 };
    const day = takeHome(booth);
    expect([day?.min, day?.max]).toEqual([230, 380]);
    expect(day?.workedOut && arithmeticWords(day.workedOut, booth.title)).toBe(
      '5 dogs × $62–$92, less $80 booth rent',
    );
  });

  it('has the arithmetic beside an estimate that is above it', () => {
    expect(estimateDoubt({ ...saturday, estimatedPayMin: 140, estimatedPayMax: 207 })).toBeUndefined();
    expect(estimateDoubt(saturday)).toBe('At usual prices, your share of 5 dogs would be $140–$207.');
    expect(estimateDoubt({ ...saturday, endsAt: '2026-11-28T15:30:00+00:00' })).toBe(
      'The hours are short for that estimate.',
    );
  });

  it('says which end the owner gave and when a figure is unknown', () => {
    expect(takeHomeWords(saturday)).toBe('$234–$288');
    expect(takeHomeWords({ ...saturday, estimatedPayMax: null })).toBe('from $234');
    expect(takeHomeWords({ ...saturday, estimatedPayMin: null })).toBe('up to $288');
    expect(takeHomeWords({ ...untold, endsAt: '2026-11-28T15:30:00+00:00' })).toBe('Not told');
  });

  it('counts half hours, also past midnight, and assumes 8 hours if the times are invalid', () => {
    expect(shiftHours({ ...saturday, endsAt: '2026-11-28T21:00:00+00:00' })).toBe(6.5);
    expect(shiftHours({ ...saturday, endsAt: '2026-11-29T01:30:00+00:00' })).toBe(11);
    expect(shiftHours({ ...saturday, endsAt: saturday.shiftDate })).toBe(8);
  });
});
