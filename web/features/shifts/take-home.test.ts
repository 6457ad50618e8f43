import { describe, expect, it } from 'vitest';
import { perDog, perHour, revenueBehind, shiftHours, takeHome, takeHomeWithBonus } from './take-home.ts';

const saturday = {
  payPercentage: 45,
  estimatedPayMin: 234,
  estimatedPayMax: 288,
  bonusAmount: 4000,
  shiftDate: '2026-11-28T14:30:00+00:00',
  endsAt: '2026-11-28T22:30:00+00:00',
};

describe('what a shift pays', () => {
  it('is the share that the owner estimated, and where it comes from', () => {
    expect(takeHome(saturday)).toEqual({ min: 234, max: 288 });
    expect(revenueBehind(saturday)).toEqual({ min: 520, max: 640 });
    expect(perHour(saturday)).toEqual({ min: 29, max: 36 });
    expect(perDog({ ...saturday, dogCount: 7 })).toEqual({ min: 33, max: 41 });
  });

  it('adds the bonus only to the better case', () => {
    expect(takeHomeWithBonus(saturday)).toEqual({ min: 234, max: 328 });
    expect(takeHomeWithBonus({ ...saturday, bonusAmount: null })).toEqual({ min: 234, max: 288 });
  });

  it('is pay percentage times 8 to times 12 where nobody estimated', () => {
    const open = { ...saturday, estimatedPayMin: null, estimatedPayMax: null };
    expect(takeHome(open)).toEqual({ min: 360, max: 540 });
    expect(revenueBehind(open)).toEqual({ min: 800, max: 1200 });
  });

  it('takes one figure for both ends', () => {
    expect(takeHome({ ...saturday, estimatedPayMax: null })).toEqual({ min: 234, max: 234 });
    expect(takeHome({ ...saturday, estimatedPayMin: null })).toEqual({ min: 288, max: 288 });
  });

  it('counts half hours, past midnight too, and takes 8 hours where the times do not tell', () => {
    expect(shiftHours({ ...saturday, endsAt: '2026-11-28T21:00:00+00:00' })).toBe(6.5);
    expect(shiftHours({ ...saturday, endsAt: '2026-11-29T01:30:00+00:00' })).toBe(11);
    expect(shiftHours({ ...saturday, endsAt: saturday.shiftDate })).toBe(8);
  });
});
