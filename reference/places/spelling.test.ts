import { expect, test } from 'vitest';
import { plainWords, spelledOut } from './spelling.ts';

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
