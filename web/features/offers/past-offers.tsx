import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Offer, Provider } from '#contract/grooming/offers.ts';
import { PersonLine } from '#web/domain/people/person-avatar.tsx';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { offerBadge, offerStart } from './offer-words.ts';

type PastOffersProps = {
  request: Pick<RequestCard, 'status'>;
  offers: readonly Offer[];
  onView: (provider: Provider) => void;
};

/** Offers that are decided or have ended, as a list. Renders nothing if there are none. */
export function PastOffers({ request, offers, onView }: PastOffersProps) {
  const past = offers.filter(({ status }) => status !== 'pending');
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past-offers" className="grid gap-2">
      <h2 id="past-offers" className="text-h4">
        Decided
      </h2>
      <ul className="grid grid-cols-[1fr_auto_auto] sm:grid-cols-[auto_auto_1fr_auto]">
        {past.map((offer) => {
          const { words, tone } = offerBadge(offer.status, request);
          return (
            <li
              key={offer.id}
              className="col-span-full grid grid-cols-subgrid items-center gap-x-4 border-t border-line py-2 first:border-t-0"
            >
              <button
                type="button"
                className="min-h-11 justify-self-start text-left font-strong wrap-anywhere underline"
                onClick={() => onView(offer.provider)}
              >
                <PersonLine
                  name={offer.provider.name}
                  src={offer.provider.profileImageUrl}
                  as={offer.provider.as}
                >
                  {offer.provider.name}
                </PersonLine>
              </button>
              <span className="tabular-nums max-sm:order-last max-sm:col-span-full">{offerStart(offer)}</span>
              <span className="tabular-nums">{price(offer.price)}</span>
              <Badge tone={tone} className="justify-self-end">
                {words}
              </Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
