// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  formatCardNumber,
  formatCode,
  formatExpiry,
  hasExpired,
  isCardNumber,
  parseExpiry,
  reformat,
} from './card-format.ts';

describe('a card number', () => {
  test.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['4242 4242x', '4242 4242'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
  ])('%j reads %j', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

  test.each([
    ['4242 4242 4242 4242', true],
    ['4000 0000 0000 0002', true],
    ['4000 0025 0000 3155', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
    ['', false],
  ])('%s passes its check digit: %s', (number, passes) => expect(isCardNumber(number)).toBe(passes));

  test('keeps the caret after the typed digit', () => {
    const input = document.createElement('input');
    const type = (value: string, caret: number) => {
      input.value = value;
      input.setSelectionRange(caret, caret);
      reformat(input, formatCardNumber);
      return [input.value, input.selectionStart];
    };
    expect(type('42424', 5)).toEqual(['4242 4', 6]);
    expect(type('49242 4242', 2)).toEqual(['4924 2424 2', 2]);
    expect(type('42429 4242', 5)).toEqual(['4242 9424 2', 6]);
    // Deleting a space moves the caret before it, so that the next deletion removes the digit.
    expect(type('42424242', 4)).toEqual(['4242 4242', 4]);
  });
});

describe('an expiry', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['04', '04'],
    ['042', '04 / 2'],
    ['0429', '04 / 29'],
    ['4', '04'],
    ['1/29', '01 / 29'],
    ['12', '12'],
    ['04/2029', '04 / 29'],
    ['04 / 2', '04 / 2'],
    ['042930', '04 / 29'],
  ])('%j reads %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  test('is a month with a year, or undefined', () => {
    expect(parseExpiry('04 / 29')).toEqual({ expMonth: 4, expYear: 2029 });
    expect([parseExpiry('13 / 29'), parseExpiry('00 / 29'), parseExpiry('04'), parseExpiry('')]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  test('is valid through the end of its month', () => {
    const march = { expMonth: 3, expYear: 2027 };
    expect(hasExpired(march, new Date(2027, 2, 31, 23))).toBe(false);
    expect(hasExpired(march, new Date(2027, 3, 1))).toBe(true);
  });
});

test('a code is three or four digits', () => expect(formatCode('12 345')).toBe('1234'));
