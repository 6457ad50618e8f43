import { expect, it } from 'vitest';
import { homeOf, milesAround, nearLabel } from './near.ts';

const austin = homeOf({ city: 'Austin', state: 'TX' }, 25);

it('labels the place and the radius', () => {
  expect(nearLabel({}, austin)).toBe('Austin, TX, 25 mi');
  expect(nearLabel({ near: 'Waco, TX', radius: 'any' }, austin)).toBe('Waco, TX, any distance');
  expect(nearLabel({}, undefined)).toBe('Anywhere');
});

it('uses the user’s own radius, unless another or none was chosen', () => {
  expect(milesAround({}, austin)).toBe(25);
  expect(milesAround({ radius: 5 }, austin)).toBe(5);
  expect(milesAround({ radius: 'any' }, austin)).toBeUndefined();
  expect(milesAround({ radius: 5 }, { place: null, preferredRadius: 25 })).toBeUndefined();
  expect(milesAround({ near: 'Waco, TX', radius: 5 }, undefined)).toBe(5);
});
