import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Offer, Provider, SentOffer } from '#contract/grooming/offers.ts';
import { clockTime, hoursBetween, inMinutes, shortDate } from '#web/lib/dates.ts';
import { miles } from '#web/domain/places/miles.ts';
import { noWrap } from '#web/lib/no-wrap.ts';
import { listed } from '#web/lib/words.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

type When = Pick<Offer, 'startsAt' | 'endsAt' | 'timeZone'>;

/** 'Sat, Nov 28, 9:00 AM' in the offer's time zone. */
export const offerStart = ({ startsAt, timeZone }: When): string =>
  `${shortDate(startsAt, timeZone)}, ${noWrap(clockTime(startsAt, timeZone))}`;

/** '2 h 15 min' */
export const offerLength = ({ startsAt, endsAt }: When): string =>
  inMinutes(Math.round(hoursBetween(startsAt, endsAt) * 60));

/** 'Comes to you', 'Salon, 2.1 mi' */
export function providerPlace({ mobile, as, title, distanceMiles }: Provider): string {
  if (mobile) return as === 'business' && title === 'Mobile' ? 'Van, to your door' : 'Comes to you';
  const away = distanceMiles === null ? '' : `, ${miles(distanceMiles).toLowerCase()}`;
  return `${as === 'business' ? 'Salon' : 'You go there'}${away}`;
}

const offerBadges: Record<Offer['status'], { words: string; tone: BadgeTone }> = {
  pending: { words: 'Waiting', tone: 'warn' },
  accepted: { words: 'Booked', tone: 'good' },
  declined: { words: 'Declined', tone: 'tag' },
  withdrawn: { words: 'Withdrawn', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
};

/** Status of an offer; an accepted one whose visit was cancelled or missed is no good end. */
export const offerBadge = (
  status: Offer['status'],
  request: Pick<RequestCard, 'status'>,
): { words: string; tone: BadgeTone } =>
  status === 'accepted' && request.status === 'cancelled'
    ? { words: 'Did not take place', tone: 'tag' }
    : offerBadges[status];

type Ended = Pick<SentOffer, 'status' | 'endedBecause' | 'changedTerms' | 'request'>;

/** Status of an offer in its sender's words. */
export const offerBadgeOf = ({ status, endedBecause, changedTerms, request }: Ended) =>
  endedBecause
    ? { ...offerBadges[status], words: endingWords[endedBecause] }
    : isUnconfirmed({ status, changedTerms })
      ? { words: 'Confirm or change', tone: 'warn' as const }
      : offerBadge(status, request);

const endingWords: Record<NonNullable<Offer['endedBecause']>, string> = {
  another_chosen: 'Another was chosen',
  replaced: 'Replaced by your next offer',
};

/** True if the pet owner chose another offer whose visit was canceled, so that a new offer is possible. */
export const isWelcomeAgain = (
  { endedBecause }: Pick<Offer, 'endedBecause'>,
  { status }: Pick<RequestCard, 'status'>,
): boolean => endedBecause === 'another_chosen' && status === 'posted';

/** True if a new offer is possible and this is the sender's latest one for the request. */
export const mayOfferAgain = ({ request, ...offer }: SentOffer): boolean =>
  isWelcomeAgain(offer, request) && request.ownOffer?.id === offer.id;

const termWords: Record<Offer['changedTerms'][number], string> = {
  services: 'the services',
  pets: 'the pets',
  place: 'the place',
  where: 'where the grooming happens',
  date: 'the date',
};
/** 'the services and the date' */
export const changedWords = (terms: Offer['changedTerms']): string =>
  listed(terms.map((term) => termWords[term]));

/** True if the sender has to confirm or change the offer because the request changed. */
export const isUnconfirmed = ({ status, changedTerms }: Pick<Offer, 'status' | 'changedTerms'>): boolean =>
  status === 'pending' && changedTerms.length > 0;

/** True if the pet owner has not decided yet. */
export const isWaiting = ({ status }: Pick<Offer, 'status'>): boolean => status === 'pending';
