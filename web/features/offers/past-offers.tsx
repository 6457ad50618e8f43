import type { Offer, Provider } from '#contract/offers.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { offerStandings, offerStart } from './offer-words.ts';

type PastOffersProps = { offers: readonly Offer[]; onView: (provider: Provider) => void };

/** Offers that are decided on or over, as a list; nothing where there are none. */
export function PastOffers({ offers, onView }: PastOffersProps) {
  const past = offers.filter(({ status }) => status !== 'pending');
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past-offers" className="grid gap-2">
      <h2 id="past-offers" className="text-h4">
        Decided
      </h2>
      <ul>
        {past.map((offer) => {
          const { words, tone } = offerStandings[offer.status];
          return (
            <li
              key={offer.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
            >
              <button
                type="button"
                className="min-h-11 font-strong wrap-anywhere underline"
                onClick={() => onView(offer.provider)}
              >
                {offer.provider.name}
              </button>
              <span className="tabular-nums">{offerStart(offer)}</span>
              <span className="tabular-nums">{price(offer.price)}</span>
              <Badge tone={tone} className="ml-auto">
                {words}
              </Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
