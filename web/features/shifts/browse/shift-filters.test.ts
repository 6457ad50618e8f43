import { describe, expect, it } from 'vitest';
import { countPhrase, shiftSearch } from './shift-filters.ts';

const austin = { place: 'Austin, TX', preferredRadius: 25 };
const read = (query: string) => shiftSearch.read(new URLSearchParams(query));

describe('filters in the URL', () => {
  it('are read back as written and keep other parameters', () => {
    const filters = {
      near: 'Austin, TX 78704',
      radius: 10,
      type: 'salon' as const,
      minPay: 40,
      maxDogs: 6,
      from: '2026-11-23',
      to: '2026-12-06',
      q: 'doodle',
      hideBooked: 'true' as const,
      sort: 'pay' as const,
    };
    const written = shiftSearch.write(new URLSearchParams('tab=shifts'), filters);
    expect(written.get('tab')).toBe('shifts');
    expect(shiftSearch.read(written)).toEqual(filters);
    expect(shiftSearch.write(written, {}).toString()).toBe('tab=shifts');
  });

  it('ignore invalid values', () => {
    const nothing = read('');
    expect(
      read(
        'minPay=140&maxDogs=0&radius=-3&type=spaceship&from=2026-02-30&to=2026-13-40&sort=luck&q=%20&near=',
      ),
    ).toEqual(nothing);
    expect(Object.values(nothing).every((value) => value === undefined)).toBe(true);
  });

  it('keep "any distance"', () => {
    expect(read('radius=any').radius).toBe('any');
    expect(shiftSearch.query(read('radius=any'), austin).radius).toBeUndefined();
  });
});

describe('the search query', () => {
  it('uses the groomer’s own radius, what fits first, unless changed', () => {
    expect(shiftSearch.query({}, austin)).toEqual({ sort: 'fit', radius: 25 });
    expect(shiftSearch.query({ radius: 5, sort: 'pay' }, austin)).toEqual({ sort: 'pay', radius: 5 });
  });

  it('has no radius and no order by distance without a location', () => {
    expect(shiftSearch.query({}, undefined)).toEqual({ sort: 'soonest', radius: undefined });
    expect(shiftSearch.query({ radius: 5 }, { place: null, preferredRadius: 25 }).radius).toBeUndefined();
    expect(shiftSearch.query({ near: 'Waco, TX' }, undefined).radius).toBeUndefined();
  });
});

describe('filters in words', () => {
  it('counts filters that are set, with place and radius as one', () => {
    expect(shiftSearch.count({ sort: 'pay' })).toBe(0);
    expect(
      shiftSearch.count({ near: 'Waco, TX', radius: 5, from: '2026-11-23', to: '2026-11-29', minPay: 40 }),
    ).toBe(3);
  });

  it('includes the number', () => {
    expect(shiftSearch.counted({ count: 18, more: false })).toBe('18 shifts');
    expect(shiftSearch.counted({ count: 1, more: false })).toBe('1 shift');
    expect(shiftSearch.counted({ count: 500, more: true })).toBe('More than 500 shifts');
    expect(countPhrase({ minPay: 40 }, 25, austin)).toBe('with 40% or more');
    expect(countPhrase({}, 25, austin)).toBe('within 25 miles of Austin, TX');
    expect(countPhrase({}, undefined, austin)).toBe('');
  });
});
