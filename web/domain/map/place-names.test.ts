import { expect, test } from 'vitest';
import type { Area } from './areas.ts';
import { namesIn } from './place-names.ts';

const area = (...towns: Area['towns']): Area => ({
  origin: [1000, 1000],
  unit: 1,
  land: '',
  lines: '',
  towns,
});
const box = { west: 1000, north: 1000, east: 2000, south: 2000 };
const shown = (areas: Area[], scale = 1) => namesIn(areas, box, scale).map(({ name }) => name);

test('the bigger of two places that lack room has its name', () => {
  const areas = [area(['Rollingwood', 500, 500, 1]), area(['Austin', 510, 505, 40])];
  expect(shown(areas)).toEqual(['Austin']);
  expect(shown(areas, 20)).toEqual(['Austin', 'Rollingwood']);
});

test('ZIP codes come after towns, and places outside are left out', () => {
  const areas = [area(['78704', 200, 200, 0], ['Buda', 800, 800, 2], ['Waco', 5000, 0, 9])];
  expect(namesIn(areas, box, 1)).toMatchObject([
    { name: 'Buda', look: 'town' },
    { name: '78704', look: 'zip' },
  ]);
});
