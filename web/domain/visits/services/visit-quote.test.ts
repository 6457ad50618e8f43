import { expect, test } from 'vitest';
import type { VisitQuote } from '#contract/grooming/own-visits.ts';
import { priceToSend, quotedPrice, quotedSum } from './visit-quote.ts';

const quote: VisitQuote = {
  pets: [
    { petId: 'pip', price: 7500, because: 'usual', becauseOf: 'more', partly: null },
    {
      petId: 'poppy',
      price: null,
      because: 'none',
      becauseOf: null,
      partly: { price: 8000, without: ['anal_glands'] },
    },
    { petId: 'otto', price: null, because: 'none', becauseOf: null, partly: null },
  ],
  total: null,
  travel: 0,
  minutes: 60,
};
const pet = (petId: string, price = '') => ({
  petId,
  name: petId.charAt(0).toUpperCase() + petId.slice(1),
  chosen: true,
  codes: [],
  price,
});
const [pip, poppy, otto] = [pet('pip'), pet('poppy'), pet('otto')];

test('a further service says what it adds to the usual price, or that the price list lacks it', () => {
  expect(quotedPrice(quote, pip).usual).toBe('$75, Pip’s usual price and further services');
  expect(quotedPrice(quote, poppy)).toEqual({
    usual: '$80 is without anal glands: your price list has no price for that.',
    usualCents: 8000,
  });
  expect(priceToSend(quote, poppy)).toBe(8000);
  expect(priceToSend(quote, pet('poppy', '95'))).toBe(9500);
  expect(priceToSend(quote, pip)).toBeUndefined();
});

test('the sum of a booking names the pets that it leaves out', () => {
  expect(quotedSum(quote, [pip, poppy])).toBe('$155');
  expect(quotedSum(quote, [pip, otto])).toBe('$75 + Otto to be priced');
  expect(quotedSum(quote, [pet('pip', '70'), pet('otto', '40')])).toBe('$110');
  expect(quotedSum(quote, [otto])).toBeUndefined();
});
