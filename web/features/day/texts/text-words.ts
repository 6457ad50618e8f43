import { verb } from '#contract/text/verbs.ts';
import type { MessageKind } from '#contract/client-messages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { lateSide, overdueMinutes } from '#web/domain/visits/late.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { isReady } from '../stages.ts';

/** The text for the client that fits the state of a visit, for the provider to send. */
export function textFor(visit: Visit, now: Date): string {
  const { client, owner, provider, pets, startsAt, timeZone, lateMinutes } = visit;
  const name = owner?.name ?? client?.name;
  const first = name?.split(' ')[0];
  const hello = first ? `Hi ${first}, ` : '';
  const names = petNames(pets);
  const time = clockTime(startsAt, timeZone);
  switch (messageFor(visit, now)) {
    case 'ready':
      return `${hello}${names} ${verb('is', pets)} ready.`;
    case 'price_change':
      return `${hello}a question about the price for ${names}:`;
    case 'report_card':
    case 'free':
      return first ? `Hi ${first},` : '';
    case 'no_show':
      return `${hello}we missed ${names} today.`;
    case 'here':
      return `${hello}${provider.name} is at your door for ${names}.`;
    case 'expected':
      return `${hello}${provider.name} expected ${names} at ${time}. Are you on the way?`;
    case 'running_late':
      return `${hello}${provider.name} runs about ${lateMinutes} min late.`;
    case 'on_my_way':
      return `${hello}${provider.name} is on the way.`;
    default:
      return `${hello}${names} ${verb('is', pets)} on for ${shortDate(startsAt, timeZone)}, ${time} with ${provider.name}.`;
  }
}

/** The message to the client that fits the state of a visit; `free` where nothing is to be told, so that only the greeting is given. */
export function messageFor(visit: Visit, now: Date): MessageKind | 'free' {
  const { status, onMyWayAt, atHome, askedPrice, reportCards } = visit;
  if (status === 'checked_in')
    return askedPrice !== null ? 'price_change' : isReady(visit) ? 'ready' : 'free';
  if (status === 'completed') return reportCards.length > 0 ? 'report_card' : 'free';
  if (status === 'no_show') return 'no_show';
  if (overdueMinutes(visit, now) > 0) return atHome ? 'here' : 'expected';
  if (lateSide(visit) === 'provider') return 'running_late';
  return onMyWayAt ? 'on_my_way' : 'reminder';
}
