import { describe, expect, test } from 'vitest';
import type { BookPrice } from '#contract/profiles/facts.ts';
import { bookTotal, chargedServices, listMinutes, listPrice, priceColumnOf } from './price-book.ts';
import type { PriceList } from './price-book.ts';
import { priceWords } from './price-words.ts';

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

const dog = (recognizedBreed: string | null, size: 'medium' | 'large' = 'large') =>
  ({ species: 'dog', size, breed: 'as typed', recognizedBreed }) as const;

const words = (because: 'usual' | 'breed' | 'group' | 'size' | 'none', becauseOf: string | null) =>
  priceWords({ because, becauseOf }, { pet: 'Bella', whose: 'your' });

describe('a price list', () => {
  const list: PriceList = {
    prices: [...book, row('other:Teddy bear cut', 'large', 15_000)],
    breedPrices: [
      { service: 'full_groom', breed: 'Poodle', group: null, from: 13_000, minutes: 150 },
      { service: 'full_groom', breed: 'Standard Poodle', group: null, from: 16_000, minutes: null },
      { service: 'full_groom', breed: null, group: 'doodles', from: 14_000, minutes: null },
    ],
  };

  test('asks by breed, else by its group, else by size, and says which', () => {
    expect(listPrice(list, dog('Standard Poodle'), ['full_groom'])).toEqual({
      cents: 16_000,
      because: 'breed',
      becauseOf: 'Standard Poodle',
    });
    expect(listPrice(list, dog('Toy Poodle'), ['full_groom'])).toMatchObject({
      cents: 13_000,
      becauseOf: 'Poodle',
    });
    expect(listPrice(list, dog('Labradoodle'), ['full_groom', 'teeth_brush'])).toEqual({
      cents: 15_200,
      because: 'group',
      becauseOf: 'doodles',
    });
    expect(listPrice(list, dog('Boxer'), ['full_groom'])).toEqual({
      cents: 12_000,
      because: 'size',
      becauseOf: 'large',
    });
    expect(listPrice(list, dog('Boxer', 'medium'), ['teeth_brush'])).toBeUndefined();
  });

  test('prices a service of its own name', () => {
    expect(listPrice(list, dog('Boxer'), ['other:Teddy bear cut'])?.cents).toBe(15_000);
    expect(listPrice(list, dog('Boxer'), ['other:Lion'])).toBeUndefined();
  });

  test('times a breed by its row, else by the next', () => {
    const timed = { ...list, prices: [{ ...row('full_groom', 'large', 12_000), minutes: 120 }] };
    expect(listMinutes(timed, dog('Toy Poodle'), ['full_groom'])).toBe(150);
    expect(listMinutes(timed, dog('Labradoodle'), ['full_groom'])).toBe(120);
    expect(listMinutes(timed, dog('Labradoodle'), ['full_groom', 'demat'])).toBeUndefined();
  });

  test('is told in words', () => {
    expect(words('usual', null)).toBe('Bella’s usual price');
    expect(words('breed', 'Poodle')).toBe('your Poodle price');
    expect(words('group', 'doodles')).toBe('your price for doodles');
    expect(words('size', 'large')).toBe('your price for large dogs');
    expect(words('size', 'cat')).toBe('your price for cats');
    expect(words('none', null)).toBeUndefined();
    expect(priceWords({ because: 'breed', becauseOf: 'Poodle' }, { pet: 'Bella', whose: 'Paws' })).toBe(
      'Paws’ Poodle price',
    );
  });
});
