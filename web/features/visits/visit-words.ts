import { cardEditHours } from '#contract/grooming/grooming-lifecycle.ts';
import { isCompleted, isStopped } from '#contract/visits/visit-status.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { stopReasonForClient, stopReasonLabels } from '#reference/stop-reasons.ts';
import { clockTime, shortDate, timeRange } from '#web/lib/dates.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';

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

/** The viewer's side of a visit. */
export const sideOf = (visit: Pick<Visit, 'provider'>, viewerId: string | undefined): Side =>
  visit.provider.id === viewerId ? 'provider' : 'pet_owner';

/** Name of the other side. */
export const otherName = (visit: Pick<Visit, 'provider' | 'owner' | 'client'>, side: Side): string =>
  side === 'provider' ? clientName(visit) : visit.provider.name;

/** 'in 6 weeks' */
export const inWeeks = (weeks: number): string => (weeks === 1 ? 'in 1 week' : `in ${weeks} weeks`);

/** Reason why a visit did not take place, in the viewer's words. */
export function whyEnded(visit: Visit, side: Side): string | undefined {
  const other = otherName(visit, side);
  if (visit.status === 'cancelled') {
    const who = visit.cancelledBy === side ? 'You' : other;
    return `${who} cancelled${visit.cancelReason ? `: ${visit.cancelReason}` : '.'}`;
  }
  if (visit.stopReason)
    return side === 'provider'
      ? `You stopped the work: ${stopReasonLabels[visit.stopReason].toLowerCase()}.`
      : `${other} stopped the work: ${stopReasonForClient(visit.stopReason).toLowerCase()}.`;
  if (visit.status === 'declined')
    return `${side === 'provider' ? 'You' : other} declined${visit.cancelReason ? `: ${visit.cancelReason}` : '.'}`;
  if (visit.status === 'expired') return 'The request was not answered in time.';
  if (visit.status === 'withdrawn') return 'The request was taken back.';
  if (visit.status === 'no_show')
    return visit.missedBy === side ? `${other} says that you did not show up.` : `${other} did not show up.`;
  if (visit.status === 'contested')
    return `You and ${other} do not agree on a no-show. It counts for neither of you until you agree or an admin has decided.`;
  if (visit.status === 'not_closed')
    return 'Nobody said how this visit went, so it has ended. It counts for neither of you.';
  return undefined;
}

/** Whether the animals came, so that something may have happened to them. */
export const wasThere = ({ status }: Visit): boolean =>
  status === 'checked_in' || isCompleted(status) || isStopped(status);

/** Whether its provider may book a free redo of it: a finished visit of a client in their book. */
export const canRedo = ({ client, redoOf, status }: Visit): boolean =>
  client !== null && redoOf === null && (isCompleted(status) || isStopped(status));

/**
 * Words before the address. A groomer's own place may only show the town; a business has a street address
 * next to its name.
 */
export const whereabouts = ({ atHome, provider }: Visit, side: Side): string => {
  if (atHome) return side === 'provider' ? 'You go to ' : 'At home, ';
  if (provider.as === 'business') return 'At ';
  return side === 'provider' ? 'At your place, ' : `At ${provider.name}’s, `;
};

/** Whether the other side is told by itself of what this side does: in their account, or a client without one by email. */
export const isTold = ({ source, client }: Visit, by: Side): boolean =>
  source === 'marketplace' || by === 'pet_owner' || Boolean(client?.toldBy);

/** Label of the price; neutral once the visit has ended, because payment is not recorded here. */
export const priceLabel = ({ status }: Visit, side: Side): string =>
  status !== 'booked' && status !== 'checked_in' ? 'Price' : side === 'provider' ? 'They pay' : 'You pay';

/** Whether the viewer's side travels to the other one. */
export const goesThere = ({ atHome }: Visit, side: Side): boolean => atHome === (side === 'provider');

/** Whether its report card can still be corrected. */
export const canStillMend = ({ reportCard }: Visit): boolean =>
  reportCard !== null && Date.now() < Date.parse(reportCard.writtenAt) + cardEditHours * 3_600_000;
