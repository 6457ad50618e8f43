import { describe, expect, it } from 'vitest';
import { countFilters, countOf, countPhrase, readFilters, searchOf, writeFilters } from './shift-filters.ts';

const austin = { place: 'Austin, TX', preferredRadius: 25 };
const read = (query: string) => readFilters(new URLSearchParams(query));

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
    const written = writeFilters(new URLSearchParams('tab=shifts'), filters);
    expect(written.get('tab')).toBe('shifts');
    expect(readFilters(written)).toEqual(filters);
    expect(writeFilters(written, {}).toString()).toBe('tab=shifts');
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
    expect(searchOf(read('radius=any'), austin).radius).toBeUndefined();
  });
});

describe('the search query', () => {
  it('uses the groomer’s own radius, nearest first, unless changed', () => {
    expect(searchOf({}, austin)).toEqual({ sort: 'nearest', radius: 25 });
    expect(searchOf({ radius: 5, sort: 'pay' }, austin)).toEqual({ sort: 'pay', radius: 5 });
  });

  it('has no radius and no order by distance without a location', () => {
    expect(searchOf({}, undefined)).toEqual({ sort: 'soonest', radius: undefined });
    expect(searchOf({ radius: 5 }, { place: null, preferredRadius: 25 }).radius).toBeUndefined();
    expect(searchOf({ near: 'Waco, TX' }, undefined).radius).toBeUndefined();
  });
});

describe('filters in words', () => {
  it('counts filters that are set, with place and radius as one', () => {
    expect(countFilters({ sort: 'pay' })).toBe(0);
    expect(
      countFilters({ near: 'Waco, TX', radius: 5, from: '2026-11-23', to: '2026-11-29', minPay: 40 }),
    ).toBe(3);
  });

  it('includes the number', () => {
    expect(countOf({ count: 18, more: false })).toBe('18 shifts');
    expect(countOf({ count: 1, more: false })).toBe('1 shift');
    expect(countOf({ count: 500, more: true })).toBe('More than 500 shifts');
    expect(countPhrase({ minPay: 40 }, 25, austin)).toBe('with 40% or more');
    expect(countPhrase({}, 25, austin)).toBe('within 25 miles of Austin, TX');
    expect(countPhrase({}, undefined, austin)).toBe('');
  });
});
