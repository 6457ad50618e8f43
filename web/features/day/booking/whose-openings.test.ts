import { expect, test } from 'vitest';
import type { Salon } from './booking.api.ts';
import { openingsFor } from './whose-openings.ts';

const person = { color: 'green' as const, atOnce: 1, shiftId: null, works: [] };
const salon: Salon = {
  people: [
    { ...person, id: 'lee', name: 'Lee', role: 'groomer' },
    { ...person, id: 'kim', name: 'Kim', role: 'bather' },
  ],
  tables: 2,
  petsInHouse: 8,
};
const openingOf = (id: string | null) => ({
  startsAt: '2026-11-24T15:00:00Z',
  endsAt: '2026-11-24T16:00:00Z',
  staff: id === null ? null : { id, name: id },
});
const openings = [openingOf('kim'), openingOf('lee'), openingOf(null)];

test('a bather is offered for baths, and for a haircut only where nobody else is free', () => {
  expect(openingsFor(openings, ['bath_brush', 'nail_trim'], salon)).toEqual(openings);
  expect(openingsFor(openings, ['bath_brush', 'full_groom'], salon)).toEqual(openings.slice(1));
  expect(openingsFor(openings.slice(0, 1), ['full_groom'], salon)).toEqual(openings.slice(0, 1));
  expect(openingsFor(openings, ['full_groom'], null)).toEqual(openings);
});

test('of the person who was chosen, each time stands once, also a bather for a haircut', () => {
  const twice = [...openings, openingOf('kim')];
  expect(openingsFor(twice, ['full_groom'], salon, 'kim').map(({ staff }) => staff?.id)).toHaveLength(1);
  expect(openingsFor([openingOf('lee'), openingOf('kim')], [], salon, 'lee')).toEqual([openingOf('lee')]);
  expect(openingsFor([openingOf('lee')], [], salon, 'kim')).toEqual([]);
});
