import { expect, test } from 'vitest';
import { groupPins } from './group-pins.ts';

const pin = (id: string, x: number, y = 0) => ({ id, x, y, width: 90 });
const grouped = (...pins: ReturnType<typeof pin>[]) =>
  groupPins(pins).map((group) => group.pins.map(({ id }) => id).join(' '));

test('pins apart stay pins, pins on each other become a group', () => {
  expect(grouped(pin('a', 0), pin('b', 300), pin('c', 20))).toEqual(['a c', 'b']);
});

test('groups are in the order of the list and where their first pin is', () => {
  const [first, second] = groupPins([pin('a', 500), pin('b', 0), pin('c', 510), pin('d', 10)]);
  expect(first).toMatchObject({ x: 500, pins: [{ id: 'a' }, { id: 'c' }] });
  expect(second).toMatchObject({ x: 0, pins: [{ id: 'b' }, { id: 'd' }] });
});

test('200 pins at one spot are one group', () => {
  const pins = Array.from({ length: 200 }, (_, index) => pin(String(index), 7, 7));
  expect(groupPins(pins)).toHaveLength(1);
});
