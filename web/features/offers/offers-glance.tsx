import { Link } from 'react-router';
import type { SentOffer } from '#contract/grooming/offers.ts';
import { href } from '#contract/pages.ts';
import { shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Glance, GlanceLine } from '#web/ui/data/glance.tsx';
import { isWaiting } from './offer-words.ts';

type OffersGlanceProps = {
  offers: readonly SentOffer[];
  /** Link to all offers. */
  to: string;
};

/** Summary of pending offers and whether they were read, shown beside the open requests. */
export function OffersGlance({ offers, to }: OffersGlanceProps) {
  return (
    <Glance
      title="Your offers"
      items={offers.filter(isWaiting)}
      all={{ to, words: 'offers' }}
      empty="Offers you send show up here until they are answered."
    >
      {({ request, ...offer }) => (
        <GlanceLine
          when={shortDate(offer.startsAt, offer.timeZone)}
          badge={<Badge tone={offer.readAt ? 'good' : 'tag'}>{offer.readAt ? 'Read' : 'Not read yet'}</Badge>}
          about={`${price(offer.price)}, ${request.owner.firstName}`}
        >
          <Link to={href('request', { id: request.id })} className="hover:underline">
            {request.title}
          </Link>
        </GlanceLine>
      )}
    </Glance>
  );
}
