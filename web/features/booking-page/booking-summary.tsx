import type { Quote } from '#contract/booking-page.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { priceWords } from '#reference/prices/price-words.ts';
import { price } from '#web/lib/money.ts';
import { listed } from '#web/lib/words.ts';
import type { BookingDraft } from './booking-draft.ts';

type BookingSummaryProps = {
  draft: BookingDraft;
  /** The provider, whose prices they are. */
  whose: string;
  /** Whether they come to the client, who then drops nothing off. */
  atHome: boolean;
};

/** Pets, services and what they cost by the provider's own prices, and why. */
export function BookingSummary({ draft: { pets, quote }, whose, atHome }: BookingSummaryProps) {
  const then = atHome ? 'on arrival' : 'at drop-off';
  const chosen = pets.filter((pet) => pet.chosen);
  return (
    <div className="card grid gap-1">
      <ul>
        {chosen.map((pet, place) => (
          <li key={pet.key} className="wrap-anywhere">
            <b>{pet.name}</b> <span className="text-ink-2">{pet.services.map(serviceLabel).join(', ')}</span>
            {chosen.length > 1 && quote?.pets[place] && (
              <span className="tabular-nums"> · {inWords(quote.pets[place], then)}</span>
            )}
          </li>
        ))}
      </ul>
      {quote && (
        <>
          <p className="font-strong tabular-nums">
            {quote.total === null
              ? `You are told the price ${then}`
              : quote.isAbout
                ? `About ${price(quote.total)}, settled ${then}`
                : price(quote.total)}
          </p>
          {why(quote, whose) && <p className="text-s text-ink-2 wrap-anywhere">{why(quote, whose)}</p>}
        </>
      )}
    </div>
  );
}

/** 'Dana’s Poodle price, with $25 for coming to you' */
function why({ pets, travel }: Quote, whose: string): string {
  const words = pets.flatMap((pet) => priceWords(pet, { pet: pet.name, whose }) ?? []);
  const way = travel > 0 ? `with ${price(travel)} for coming to you` : '';
  return [listed([...new Set(words)]), way].filter(Boolean).join(', ');
}

const inWords = (
  { price: cents, isAbout }: { price: number | null; isAbout: boolean },
  then: string,
): string => (cents === null ? `price ${then}` : `${isAbout ? 'about ' : ''}${price(cents)}`);
