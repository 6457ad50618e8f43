import type { Visit } from '#contract/grooming/visits.ts';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { clockTime } from '#web/lib/dates.ts';
import { otherName } from '../visit-words.ts';

export const canReach = (visit: Visit): boolean =>
  visit.owner !== null || Object.values(clientWays(visit)).some((way) => way !== null);

/** 'Maria Garcia, 3:00 PM' */
export const nameAndTime = (visit: Visit): string =>
  `${otherName(visit, 'provider')}, ${clockTime(visit.startsAt, visit.timeZone)}`;

/** How the client learns of the delay, or that they cannot be reached. */
export const toldWords = (visit: Visit): string => `${nameAndTime(visit)}: ${howTold(visit)}`;

export function howTold(visit: Visit): string {
  if (visit.owner) return 'told right away in their account.';
  const { text, call, mail } = clientWays(visit);
  if (text) return 'you text them next.';
  if (call) return 'you call them next.';
  if (mail) return 'you email them next.';
  return 'cannot be reached, since you have no phone or email that you may use.';
}
