import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, milesBetween } from './distance.ts';

const austin = { lat: 30.2672, lon: -97.7431 };
const sanAntonio = { lat: 29.4241, lon: -98.4936 };
const newYork = { lat: 40.7128, lon: -74.006 };

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('milesBetween is the straight-line distance', () => {
  expect(milesBetween(austin, sanAntonio)).toBeCloseTo(73.7, 0);
  expect(milesBetween(austin, newYork)).toBeCloseTo(1513, -1);
  expect(milesBetween(austin, austin)).toBe(0);
  expect(milesBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 3958.76, 3);
});

test('the distance back is the same, and never more than half around the earth', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, b)).toBeLessThanOrEqual(Math.PI * 3958.77);
    }),
  );
});

test('the box is at most slightly larger than the miles', () => {
  const box = boxAround(austin, 25);
  expect(milesBetween(austin, { lat: box.north, lon: austin.lon })).toBeCloseTo(25, 6);
  expect(milesBetween(austin, { lat: austin.lat, lon: box.east })).toBeCloseTo(25, 1);
});

test('everything within the miles is in the box', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0.1, max: 3000, noNaN: true }), (center, other, miles) => {
      if (milesBetween(center, other) > miles) return;
      const box = boxAround(center, miles);
      expect(other.lat).toBeGreaterThanOrEqual(box.south - 1e-9);
      expect(other.lat).toBeLessThanOrEqual(box.north + 1e-9);
      expect(other.lon).toBeGreaterThanOrEqual(box.west - 1e-9);
      expect(other.lon).toBeLessThanOrEqual(box.east + 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('a box over the date line or a pole takes every longitude', () => {
  expect(boxAround({ lat: 51.88, lon: -179.5 }, 100)).toMatchObject({ west: -180, east: 180 });
  expect(boxAround({ lat: 89.9, lon: 0 }, 100)).toMatchObject({ north: 90, west: -180, east: 180 });
});
