import { typedCents } from '#web/lib/money.ts';
import type { Booked } from './pet-to-book.tsx';

/** What is wrong with the typed prices; an empty one is none. */
export const pricesProblem = (pets: readonly Booked[]): string | undefined =>
  pets.some(({ chosen, price }) => chosen && price.trim() !== '' && Number.isNaN(typedCents(price)))
    ? 'Use an amount like 40 or 40.50.'
    : undefined;
