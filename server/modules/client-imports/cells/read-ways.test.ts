import { expect, test } from 'vitest';
import { readWays } from './read-ways.ts';

test.each([
  ['gate code 4471, dog in yard', ['gate code 4471', 'dog in yard'], ''],
  ['Bites, code #12 at the side door. Pays cash', ['code #12 at the side door'], 'Bites, Pays cash'],
  ['park behind the house; ring twice', ['park behind the house', 'ring twice'], ''],
])('the way in is found in %s', (cell, ways, rest) => {
  expect(readWays(cell)).toEqual({ ways, rest });
});

test.each(['loves the dog park', 'color code chocolate', 'ring around one eye', 'ringworm in May'])(
  'what a pet is like stays a note: %s',
  (cell) => {
    expect(readWays(cell)).toEqual({ ways: [], rest: cell });
  },
);
