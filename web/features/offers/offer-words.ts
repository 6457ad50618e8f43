import type { Offer, Provider } from '#contract/offers.ts';
import { clockTime, hoursBetween, inMinutes, shortDate } from '#web/lib/dates.ts';
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
  const miles =
    distanceMiles === null ? '' : distanceMiles < 1 ? ', under 1 mi' : `, ${distanceMiles.toFixed(1)} mi`;
  return `${as === 'business' ? 'Salon' : 'You go there'}${miles}`;
}

export const offerStandings: Record<Offer['status'], { words: string; tone: BadgeTone }> = {
  pending: { words: 'Waiting', tone: 'warn' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'tag' },
  withdrawn: { words: 'Taken back', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
};

/** Nobody has answered it yet. */
export const isWaiting = ({ status }: Pick<Offer, 'status'>): boolean => status === 'pending';
