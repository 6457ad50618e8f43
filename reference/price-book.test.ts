import { expect, test } from 'vitest';
import type { BookPrice } from '#contract/profiles/facts.ts';
import { bookTotal, chargedServices, priceColumnOf } from './price-book.ts';

const row = (service: BookPrice['service'], size: BookPrice['size'], from: number): BookPrice => ({
  service,
  size,
  from,
  minutes: null,
});
const book = [
  row('full_groom', 'medium', 8500),
  row('full_groom', 'large', 12_000),
  row('full_groom', 'cat', 9500),
  row('teeth_brush', 'large', 1200),
];

test('a pet is charged by its size, a doodle as the next bigger, a cat as a cat, a rabbit by asking', () => {
  expect(priceColumnOf({ species: 'dog', size: 'medium', breed: 'Beagle' })).toBe('medium');
  expect(priceColumnOf({ species: 'dog', size: 'medium', breed: 'Goldendoodle' })).toBe('large');
  expect(priceColumnOf({ species: 'cat', size: 'small' })).toBe('cat');
  expect(priceColumnOf({ species: 'rabbit', size: 'small' })).toBeUndefined();
});

test('a service within another is not charged', () => {
  expect(chargedServices(['full_groom', 'nail_trim', 'teeth_brush'])).toEqual(['full_groom', 'teeth_brush']);
});

test('a total needs a price for every service and pet', () => {
  expect(bookTotal(book, ['large'], ['full_groom', 'nail_trim', 'teeth_brush'])).toBe(13_200);
  expect(bookTotal(book, ['medium', 'cat'], ['full_groom'])).toBe(18_000);
  expect(bookTotal(book, ['medium'], ['full_groom', 'teeth_brush'])).toBeUndefined();
  expect(bookTotal(book, ['small'], ['full_groom'])).toBeUndefined();
  expect(bookTotal(book, [undefined], ['full_groom'])).toBeUndefined();
  expect(bookTotal(book, ['large'], [])).toBeUndefined();
});
