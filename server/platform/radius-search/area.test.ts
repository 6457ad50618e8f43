import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '#server/platform/places/distance.ts';
import { cellsWithin } from './area.ts';

const cellOf = ({ lat, lon }: { lat: number; lon: number }) =>
  Math.floor((lat + 90) * 4) * 1440 + Math.floor((lon + 180) * 4);

const places = fc.record({
  lat: fc.double({ min: -15, max: 72, noNaN: true }),
  lon: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});
const miles = fc.double({ min: 1, max: 500, noNaN: true });

test('every point within the circle lies in one of its cells, without duplicate cells', () => {
  const steps = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(places, miles, steps, steps, (origin, miles, north, east) => {
      const lat = Math.min(89.9, origin.lat + (north * miles) / 69);
      const lon = origin.lon + (east * miles) / (69 * Math.cos((lat * Math.PI) / 180));
      const point = { lat, lon: ((lon + 540) % 360) - 180 };
      fc.pre(milesBetween(origin, point) <= miles);
      const cells = cellsWithin(origin, miles);
      expect(cells).toContain(cellOf(point));
      expect(new Set(cells).size).toBe(cells.length);
    }),
  );
});

test('a small circle touches few cells', () => {
  expect(cellsWithin({ lat: 29.875, lon: -95.375 }, 5)).toEqual([cellOf({ lat: 29.875, lon: -95.375 })]);
  expect(cellsWithin({ lat: 29.75, lon: -95.4 }, 25)).toHaveLength(16);
});
