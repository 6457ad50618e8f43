import { expect, test } from 'vitest';
import { placeMarks } from './group-pins.ts';

const spot = (id: string, x: number, y = 0) => ({ id, x, y, width: 90 });
const drawn = (...spots: ReturnType<typeof spot>[]) =>
  placeMarks(spots).map(({ kind, spots: held }) => `${kind} ${held.map(({ id }) => id).join(' ')}`);

test('spots with room are tickets', () => {
  expect(drawn(spot('a', 0), spot('b', 300))).toEqual(['ticket a', 'ticket b']);
});

test('a spot without room for its ticket is a dot', () => {
  expect(drawn(spot('a', 0), spot('b', 300), spot('c', 80))).toEqual(['ticket a', 'ticket b', 'dot c']);
});

test('a spot that would lie on another mark joins it, where that mark is', () => {
  const [first, second] = placeMarks([spot('a', 500), spot('b', 0), spot('c', 510), spot('d', 10)]);
  expect(first).toMatchObject({ kind: 'rosette', x: 500, spots: [{ id: 'a' }, { id: 'c' }] });
  expect(second).toMatchObject({ kind: 'rosette', x: 0, spots: [{ id: 'b' }, { id: 'd' }] });
});

test('200 spots on each other are one mark', () => {
  const spots = Array.from({ length: 200 }, (_, index) => spot(String(index), 7, 7));
  expect(drawn(...spots)).toHaveLength(1);
});
