import { services } from '#reference/services.ts';
import { price } from '#web/lib/money.ts';
import type { BookingDraft } from './booking-draft.ts';

/** Pets, services and what they cost by the provider's own prices. */
export function BookingSummary({ draft: { pets, quote } }: { draft: BookingDraft }) {
  const chosen = pets.filter((pet) => pet.chosen);
  return (
    <div className="card grid gap-1">
      <ul>
        {chosen.map((pet, place) => (
          <li key={pet.key} className="wrap-anywhere">
            <b>{pet.name}</b>{' '}
            <span className="text-ink-2">{pet.services.map((code) => services[code].label).join(', ')}</span>
            {chosen.length > 1 && quote?.pets[place] && (
              <span className="tabular-nums"> · {inWords(quote.pets[place])}</span>
            )}
          </li>
        ))}
      </ul>
      {quote && (
        <p className="font-strong tabular-nums">
          {quote.total === null
            ? 'You are told the price at drop-off'
            : quote.isAbout
              ? `About ${price(quote.total)}, settled at drop-off`
              : price(quote.total)}
        </p>
      )}
    </div>
  );
}

const inWords = ({ price: cents, isAbout }: { price: number | null; isAbout: boolean }): string =>
  cents === null ? 'price at drop-off' : `${isAbout ? 'about ' : ''}${price(cents)}`;
