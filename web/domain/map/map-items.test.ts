import { expect, test } from 'vitest';
import { spotLabel, spotsOf } from './map-items.ts';
import type { MapItem } from './map-items.ts';

const item = (id: string, lat: number, day: string): MapItem => ({
  id,
  at: { lat, lon: -97.7 },
  label: `$${id}`,
  name: id,
  day,
});

test('all stacks of a map are counted by one unit, whether or not their days differ', () => {
  const spots = spotsOf([
    item('1', 30.1, 'Sat, Nov 28'),
    item('2', 30.1, 'Sat, Nov 28'),
    item('3', 30.2, 'Sat, Nov 28'),
    item('4', 30.2, 'Sun, Nov 29'),
    item('5', 30.3, 'Sun, Nov 29'),
  ]);
  const words = { one: 'shift', many: 'shifts' };
  expect(spots.map((spot) => spotLabel(spot, words))).toEqual(['2 shifts', '2 shifts', '$5']);
});
