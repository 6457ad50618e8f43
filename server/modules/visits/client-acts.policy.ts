import type { ClientAction } from '#contract/client-links.ts';
import type { AskedMove } from '#contract/grooming/visit-moves.ts';
import { isCompleted } from '#contract/grooming/grooming-lifecycle.ts';
import { hours } from '#server/platform/clock.ts';
import { can as canTake } from '#server/platform/lifecycle.ts';
import { alreadyDone, tooEarly, tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { visitLifecycle } from './visits.lifecycle.ts';
import type { LockedVisit } from './visits.queries.ts';

type Visit = Pick<LockedVisit, 'status' | 'startsAt' | 'source' | 'cancelledBy'>;

/** Whether a visit was called off. */
export const isCancelled = ({ status }: Pick<Visit, 'status'>): boolean =>
  canTake(visitLifecycle, 'restore', status);

/** A client says that they are late on the day itself, and until the provider could have reported a no-show. */
export const lateFrom = hours(6);
export const lateUntil = hours(2);

const order: readonly ClientAction[] = ['confirm', 'late', 'ask_move', 'choose', 'cancel'];

/** Why a client may not do this now with the link of a visit, or undefined if they may. */
export function clientRefusal(
  action: ClientAction,
  { status, startsAt, source, cancelledBy }: Visit,
  now: Date,
): Refusal | undefined {
  if (canTake(visitLifecycle, 'withdraw', status))
    return action === 'cancel' ? undefined : tooEarly('This visit awaits an answer.');
  // Whose visit the provider cancelled takes one of the times that are offered instead.
  if (
    action === 'choose' &&
    isCancelled({ status }) &&
    cancelledBy === 'provider' &&
    source !== 'marketplace'
  )
    return undefined;
  // Who was groomed before takes one of the times that are offered for the next visit.
  if (action === 'choose' && isCompleted(status) && source !== 'marketplace') return undefined;
  if (!canTake(visitLifecycle, 'cancel', status)) return tooLate('This visit is no longer ahead.');
  const untilStart = Date.parse(startsAt) - now.getTime();
  if (action === 'late') {
    if (untilStart > lateFrom) return tooEarly('Say that you are late on the day of the visit.');
    return untilStart <= -lateUntil ? tooLate('Please call: the time of the visit has passed.') : undefined;
  }
  if (untilStart <= 0) return tooLate('The visit has begun. Please call.');
  if (action !== 'confirm' && source === 'marketplace')
    return { code: 'forbidden', detail: 'Sign in to change a visit that you booked on Wagwell.' };
  return undefined;
}

/** What the client may do now. */
export const clientActions = (visit: Visit, now: Date): ClientAction[] =>
  order.filter((action) => !clientRefusal(action, visit, now));

/** What the client of a visit asks for that can still be agreed to, or what they were told no to; null if nothing of it is left. */
export function openAskedMove(
  { status, startsAt, askedMove }: Pick<Visit, 'status' | 'startsAt'> & { askedMove: AskedMove | null },
  now: Date,
): AskedMove | null {
  const isAhead = (at: string) => Date.parse(at) > now.getTime();
  if (!askedMove || !canTake(visitLifecycle, 'move', status) || !isAhead(startsAt)) return null;
  if (askedMove.isDeclined) return askedMove;
  const times = askedMove.times.filter((time) => isAhead(time.startsAt));
  return times.length > 0 ? { ...askedMove, times } : null;
}

/** What a client does with a link of their own visit, they do as well in their account. */
export const asClient = (action: ClientAction) => (visit: Visit, _: unknown, now: Date) =>
  clientRefusal(action, visit, now);

export const notConfirmed = ({ confirmedAt }: { confirmedAt: string | null }): Refusal | undefined =>
  confirmedAt ? alreadyDone('You have confirmed this visit.') : undefined;
