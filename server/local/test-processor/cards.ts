import { createHash } from 'node:crypto';
import { CardRefused } from '#server/platform/payments/port.ts';
import type { TypedCard } from '#server/platform/payments/port.ts';

/** The stored data of a card: its behavior, and the brand and last digits for receipts. Never its number. */
export type KeptCard = { behavior: 'pays' | 'fails_later'; brand: string; last4: string };

type TestCard = { behavior: 'pays' | 'declines' | 'fails_later' | 'asks_first'; brand: string };

/** Test cards by the digest of their numbers, so that not even this list contains a card number. */
const testCards: Record<string, TestCard> = {
  // …4242
  'R3u6EzwYImf-XwhpJKvcXbcfd7_CfwHyhD8s3GnYnwU': { behavior: 'pays', brand: 'visa' },
  // …0002
  rNCPKaQfLlWrDE93SxVisD_wGpBe1bEA9PrNQ69XKxs: { behavior: 'declines', brand: 'visa' },
  // …0341
  l1E2EwEgJi3TpXFkR7vKttvff9fRoii3OgGJUsUGQvY: { behavior: 'fails_later', brand: 'visa' },
  // …3155
  'HZQkBxadjyDG9hUv8MOYrR2oX9hpTe-BBbchQOWFNHI': { behavior: 'asks_first', brand: 'visa' },
};

export type CardAnswer =
  | { status: 'accepted'; card: KeptCard }
  | { status: 'declined' }
  | { status: 'requires_confirmation' };

/**
 * Checks a typed card without storing it.
 * @throws CardRefused for an expired card, a mistyped number, and any number that is not a test card, so that
 * real cards are rejected at once
 */
export function lookAt(card: TypedCard, confirmed: boolean, now: Date): CardAnswer {
  const known = testCards[createHash('sha256').update(card.number).digest('base64url')];
  if (!known) {
    throw new CardRefused(
      'number',
      addsUp(card.number) ? 'Only test cards work here. Do not use a real card.' : 'Check the card number.',
    );
  }
  if (Date.UTC(card.expYear, card.expMonth) <= now.getTime()) {
    throw new CardRefused('expMonth', 'This card has expired.');
  }
  if (known.behavior === 'declines') return { status: 'declined' };
  if (known.behavior === 'asks_first' && !confirmed) return { status: 'requires_confirmation' };
  return {
    status: 'accepted',
    card: {
      behavior: known.behavior === 'fails_later' ? 'fails_later' : 'pays',
      brand: known.brand,
      last4: card.number.slice(-4),
    },
  };
}

/** Checks Luhn's check digit, which every card number has. */
function addsUp(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of number.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
