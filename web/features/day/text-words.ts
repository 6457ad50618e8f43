import type { MessageKind } from '#contract/client-messages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';

/** The text for the client that fits the state of a visit, for the provider to send. */
export function textFor(visit: Visit): string {
  const { client, owner, provider, pets, startsAt, timeZone, status, onMyWayAt, lateMinutes } = visit;
  const name = owner?.name ?? client?.name;
  const hello = name ? `Hi ${name.split(' ')[0]}, ` : '';
  const names = petNames(pets);
  if (status === 'checked_in' || status === 'completed') return `${hello}${names} is ready.`;
  if (status === 'no_show') return `${hello}we missed ${names} today.`;
  if (lateMinutes) return `${hello}${provider.name} runs about ${lateMinutes} min late.`;
  if (onMyWayAt) return `${hello}${provider.name} is on the way.`;
  return `${hello}${names} is on for ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)} with ${provider.name}.`;
}

/** The message to the client that fits the state of a visit. */
export function messageFor({ status, lateMinutes, onMyWayAt }: Visit): MessageKind {
  if (status === 'checked_in') return 'ready';
  if (status === 'completed') return 'report_card';
  if (status === 'no_show') return 'no_show';
  if (lateMinutes) return 'running_late';
  return onMyWayAt ? 'on_my_way' : 'reminder';
}
