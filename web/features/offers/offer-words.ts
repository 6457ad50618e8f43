import type { RequestCard } from '#contract/grooming-requests.ts';
import type { Offer, Provider, SentOffer } from '#contract/offers.ts';
import { clockTime, hoursBetween, inMinutes, shortDate } from '#web/lib/dates.ts';
import { miles } from '#web/lib/miles.ts';
import { unbroken } from '#web/lib/unbroken.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

type When = Pick<Offer, 'startsAt' | 'endsAt' | 'timeZone'>;

/** 'Sat, Nov 28, 9:00 AM' by the clock of the place. */
export const offerStart = ({ startsAt, timeZone }: When): string =>
  `${shortDate(startsAt, timeZone)}, ${unbroken(clockTime(startsAt, timeZone))}`;

/** '2 h 15 min' */
export const offerLength = ({ startsAt, endsAt }: When): string =>
  inMinutes(Math.round(hoursBetween(startsAt, endsAt) * 60));

/** 'Comes to you', 'Salon, 2.1 mi' */
export function providerPlace({ mobile, as, title, distanceMiles }: Provider): string {
  if (mobile) return as === 'business' && title === 'Mobile' ? 'Van, to your door' : 'Comes to you';
  const away = distanceMiles === null ? '' : `, ${miles(distanceMiles).toLowerCase()}`;
  return `${as === 'business' ? 'Salon' : 'You go there'}${away}`;
}

export const offerStandings: Record<Offer['status'], { words: string; tone: BadgeTone }> = {
  pending: { words: 'Waiting', tone: 'warn' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'tag' },
  withdrawn: { words: 'Taken back', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
};

type Ended = Pick<Offer, 'status' | 'endedBecause'>;

/** How an offer stands, as its sender reads it. */
export const offerStandingOf = ({ status, endedBecause }: Ended) =>
  endedBecause === 'another_chosen'
    ? { ...offerStandings[status], words: 'Another was chosen' }
    : offerStandings[status];

/** The pet owner chose another, whose visit will not take place: a new offer is welcome. */
export const isWelcomeAgain = (
  { endedBecause }: Pick<Offer, 'endedBecause'>,
  { status }: Pick<RequestCard, 'status'>,
): boolean => endedBecause === 'another_chosen' && status === 'posted';

/** Of several that were sent for one request, the latest counts. */
export const mayOfferAgain = ({ request, ...offer }: SentOffer): boolean =>
  isWelcomeAgain(offer, request) && request.ownOffer?.id === offer.id;

/** Nobody has answered it yet. */
export const isWaiting = ({ status }: Pick<Offer, 'status'>): boolean => status === 'pending';
