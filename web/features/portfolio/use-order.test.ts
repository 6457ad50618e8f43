import { expect, test } from 'vitest';
import { inOrder, moved } from './use-order.ts';

const item = (id: string) => ({ id, imageUrl: '', beforeUrl: null, caption: '', fromVisit: false });

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('the entry at %i moves to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

test('an item that the order does not name comes first, as the newest does', () => {
  const items = ['new', 'a', 'b'].map(item);
  expect(inOrder(items, ['b', 'a']).map(({ id }) => id)).toEqual(['new', 'b', 'a']);
  expect(inOrder(items, null)).toEqual(items);
});
