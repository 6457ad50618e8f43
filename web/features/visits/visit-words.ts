import type { Visit } from '#contract/grooming/visits.ts';
import { services } from '#reference/services.ts';
import { clockTime, shortDate, timeRange } from '#web/lib/dates.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { listed } from '#web/lib/words.ts';

export type Side = 'provider' | 'pet_owner';
type When = Pick<Visit, 'startsAt' | 'endsAt' | 'timeZone'>;

/** 'Sat, Nov 28' in the visit's time zone. */
export const visitDay = ({ startsAt, timeZone }: When): string => shortDate(startsAt, timeZone);

/** '9:00 AM – 11:15 AM' in the visit's time zone. */
export const visitTimes = ({ startsAt, endsAt, timeZone }: When): string =>
  timeRange(startsAt, endsAt, timeZone);

/** 'Sat, Nov 28, 9:00 AM – 11:15 AM' */
export const visitWhen = (when: When): string => `${visitDay(when)}, ${visitTimes(when)}`;

/** 'Sat, Nov 28, 9:00 AM' */
export const visitStart = ({ startsAt, timeZone }: Pick<When, 'startsAt' | 'timeZone'>): string =>
  `${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`;

export const visitBadges: Record<Visit['status'], { words: string; tone: BadgeTone }> = {
  booked: { words: 'Booked', tone: 'good' },
  checked_in: { words: 'Checked in', tone: 'live' },
  completed: { words: 'Completed', tone: 'tag' },
  cancelled: { words: 'Cancelled', tone: 'tag' },
  no_show: { words: 'No-show', tone: 'danger' },
};

/** The viewer's side of a visit. */
export const sideOf = (visit: Pick<Visit, 'provider'>, viewerId: string | undefined): Side =>
  visit.provider.id === viewerId ? 'provider' : 'pet_owner';

/** Name of the other side. */
export const otherName = (visit: Pick<Visit, 'provider' | 'owner'>, side: Side): string =>
  side === 'provider' ? visit.owner.name : visit.provider.name;

/** 'Full groom, nail trim, and ear cleaning' */
export function servicesDone(codes: Visit['services']): string {
  const [first, ...rest] = codes.map((code) => services[code].label);
  return first === undefined ? '' : listed([first, ...rest.map((label) => label.toLowerCase())]);
}

/** 'in 6 weeks' */
export const inWeeks = (weeks: number): string => (weeks === 1 ? 'in 1 week' : `in ${weeks} weeks`);

/** Reason why a visit did not take place, in the viewer's words. */
export function whyEnded(visit: Visit, side: Side): string | undefined {
  const other = otherName(visit, side);
  if (visit.status === 'cancelled') {
    const who = visit.cancelledBy === side ? 'You' : other;
    return `${who} cancelled${visit.cancelReason ? `: ${visit.cancelReason}` : '.'}`;
  }
  if (visit.status === 'no_show')
    return visit.missedBy === side ? `${other} says that you did not show up.` : `${other} did not show up.`;
  return undefined;
}
