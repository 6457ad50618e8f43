import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text that fits stays, and another is cut with dots', () => {
  expect(cutText('Bella', 5)).toBe('Bella');
  expect(cutText('Bella and Otto', 6)).toBe('Bella…');
  expect(cutText('Bella and Otto', 7)).toBe('Bella…');
  expect(cutText('Bella and Otto', 5, '')).toBe('Bella');
});

test.each(['🐩', '👩🏽‍🦱', '🇺🇸', 'e\u0301'])('%s is never cut in half', (sign) => {
  for (let letters = 0; letters < 24; letters++)
    for (const most of [20, 21, 120]) {
      const cut = cutText('a'.repeat(letters) + sign.repeat(90), most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.slice(letters).replaceAll(sign, '')).toBe('…'.slice(0, Math.max(0, cut.length - letters)));
    }
});
