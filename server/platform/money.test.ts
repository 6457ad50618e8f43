import { expect, test } from 'vitest';
import { dollars, dollarsInColumn, dollarsInShort } from './money.ts';

test.each([
  [0, '$0.00', '$0', '$0.00'],
  [4999, '$49.99', '$49.99', '$49.99'],
  [2500, '$25.00', '$25', '$25.00'],
  [2550, '$25.50', '$25.50', '$25.50'],
  [123_456_700, '$1,234,567.00', '$1,234,567', '$1,234,567.00'],
  [-700, '-$7.00', '-$7', '−$7.00'],
])('%i cents are %s, in short %s, in a column %s', (cents, exact, short, column) => {
  expect([dollars(cents), dollarsInShort(cents), dollarsInColumn(cents)]).toEqual([exact, short, column]);
});
