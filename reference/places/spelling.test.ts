import { describe, expect, test } from 'vitest';
import { plainWords, slipsBetween, spelledOut } from './spelling.ts';

test.each([
  ['Coeur d’Alene', 'coeur dalene'],
  ['  San   JOSÉ ', 'san jose'],
  ['Winston-Salem', 'winston salem'],
  ['D.C.', 'dc'],
  ['N. Y.', 'ny'],
  ['St.Louis', 'st louis'],
  ['🐕', ''],
])('%j in plain words is %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

test.each([
  ['st louis', 'saint louis'],
  ['e st louis', 'east saint louis'],
  ['shaker hts', 'shaker heights'],
  ['st', 'st'],
  ['san s', 'san s'],
])('%j spelled out is %j', (short, long) => {
  expect(spelledOut(short)).toBe(long);
});

describe('slips', () => {
  test.each([
    ['austin', 'austin', 0],
    ['austn', 'austin', 1],
    ['ausstin', 'austin', 1],
    ['auztin', 'austin', 1],
    ['autsin', 'austin', 1],
    ['asutni', 'austin', 2],
    ['albequerque', 'albuquerque', 1],
    ['boston', 'austin', 3],
    ['aus', 'austin', 3],
    ['', 'tx', 2],
  ])('from %s to %s are %i', (typed, name, slips) => {
    expect(slipsBetween(typed, name, 2, false)).toBe(slips);
  });

  test.each([
    ['aus', 'austin', 0],
    ['pheon', 'phoenix', 1],
    ['phildelp', 'philadelphia', 1],
    ['xyz', 'austin', 3],
  ])('from %s to a beginning of %s are %i', (typed, name, slips) => {
    expect(slipsBetween(typed, name, 2, true)).toBe(slips);
  });
});
