import { expect, test } from 'vitest';
import { textNumberOf } from './text-number.ts';

test.each([
  ['(512) 555-0142', '+15125550142'],
  ['+1 512 555 0142', '+15125550142'],
  ['512.555.0142 x12', '+15125550142'],
  ['604 555 0142', '+16045550142'],
  ['787 555 0142', '+17875550142'],
])('%s is texted at %s', (phone, number) => {
  expect(textNumberOf(phone)).toBe(number);
});

test.each([
  ['nothing', null],
  ['a premium number', '900 555 0142'],
  ['a premium exchange', '512 976 0142'],
  ['a toll-free number', '800 555 0142'],
  ['a personal number', '500 555 0142'],
  ['a number of Jamaica', '876 555 0142'],
  ['a number of Mexico', '+52 55 1234 5678'],
  ['a number of Germany', '+49 30 901820'],
  ['too few digits', '555 0142'],
  ['an area that does not exist', '112 555 0142'],
])('%s is not texted', (_, phone) => {
  expect(textNumberOf(phone)).toBeUndefined();
});
