import { expect, test } from 'vitest';
import {
  boxAround,
  latLonOf,
  milesInside,
  panned,
  pointOf,
  scaleAt,
  unitsPerMile,
  viewOf,
  zoomed,
  zoomLimits,
} from './mercator.ts';

const austin = { lat: 30.2672, lon: -97.7431 };
const size = { width: 400, height: 800 };

test.each([austin, { lat: 61.2, lon: -149.9 }, { lat: 13.44, lon: 144.79 }])(
  '%o is a point of the map and back',
  (place) => {
    const { lat, lon } = latLonOf(pointOf(place));
    expect(lat).toBeCloseTo(place.lat, 6);
    expect(lon).toBeCloseTo(place.lon, 6);
  },
);

test('the Aleutian Islands beyond the date line lie west of Alaska', () => {
  expect(pointOf({ lat: 52, lon: 173 }).x).toBeLessThan(pointOf({ lat: 52, lon: -179 }).x);
});

test('a mile north is a mile of the map', () => {
  const north = pointOf({ ...austin, lat: austin.lat + 1 / 69.17 });
  expect(pointOf(austin).y - north.y).toBeCloseTo(unitsPerMile(austin.lat), 1);
});

test('a view of 25 miles around a place shows just that', () => {
  const view = viewOf(boxAround(austin, 25), size, 0);
  expect(milesInside(view, size)).toBeCloseTo(25, 1);
  expect(latLonOf(view).lat).toBeCloseTo(austin.lat, 1);
});

test('zooming keeps the spot under the pointer', () => {
  const view = { ...pointOf(austin), zoom: 9 };
  const at = { x: 120, y: -50 };
  const closer = zoomed(view, 2, at);
  expect(closer.zoom).toBe(11);
  for (const axis of ['x', 'y'] as const)
    expect(closer[axis] + at[axis] / scaleAt(11)).toBeCloseTo(view[axis] + at[axis] / scaleAt(9), 6);
  expect(zoomed(view, 99).zoom).toBe(zoomLimits.most);
});

test('panning moves by pixels', () => {
  const view = { ...pointOf(austin), zoom: 11 };
  expect(panned(view, { x: 100, y: 0 }).x - view.x).toBe(50);
});
