import { uuidv7 } from 'uuidv7';
import type { WaitingClient } from '#contract/waiting-clients.ts';
import { addDays } from '#reference/calendar-days.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import {
  countOwnPets,
  deleteWaiting,
  findVisitToMove,
  findWaiting,
  isOwnClient,
  removeStale,
  saveWaiting,
} from './waiting-clients.queries.ts';

/** How long a client without a visit waits, unless another day is said. */
const usualDays = 60;
const mostDays = 365;

type Wish = {
  clientId: string;
  visitId?: string | null | undefined;
  minutes?: number | null | undefined;
  until?: string | null | undefined;
  petIds?: readonly string[] | undefined;
  weekdays?: readonly number[] | undefined;
  hours?: { from: string; to: string } | null | undefined;
};

/**
 * Notes that a client comes earlier if something opens, instead of what was noted for the same visit or client before.
 * @throws Problem `not_found`, `invalid`, `full`
 */
export async function waitForOpening(t: Transaction, accountId: string, wish: Wish): Promise<WaitingClient> {
  const { clientId, visitId = null, weekdays = [], hours } = wish;
  if (!(await isOwnClient(t.sql, accountId, clientId))) throw notFound('client');
  const visit = visitId ? await findVisitToMove(t.sql, accountId, visitId, t.now) : undefined;
  if (visitId && visit?.clientId !== clientId)
    throw fieldProblem('visitId', 'This is not an upcoming visit of this client.');
  const petIds = [...new Set(wish.petIds)];
  if (visit && petIds.length > 0) throw fieldProblem('petIds', 'A visit moves with all its pets.');
  if ((await countOwnPets(t.sql, clientId, petIds)) < petIds.length)
    throw fieldProblem('petIds', 'Choose pets of this client.');
  const today = dayIn(t.now, await zoneOf(t.sql, accountId));
  const until = wish.until ?? visit?.day ?? addDays(today, usualDays);
  if (until < today) throw fieldProblem('until', 'Use a day that is not over.');
  if (until > addDays(today, mostDays)) throw fieldProblem('until', 'Use a day within a year.');
  await removeStale(t.sql, accountId, t.now);
  const id = await saveWaiting(t.sql, {
    id: uuidv7(),
    accountId,
    clientId,
    visitId,
    minutes: visit ? lengthOf(visit) : (wish.minutes ?? 0),
    until,
    petIds,
    weekdays: weekdays.toSorted((one, other) => one - other),
    fromTime: hours?.from ?? null,
    toTime: hours?.to ?? null,
    than: visit?.startsAt ?? null,
    createdAt: t.now,
  });
  const [waiting] = await findWaiting(t.sql, accountId, t.now, id);
  if (!waiting)
    throw fieldProblem(
      'clientId',
      'This client has a visit ahead: note it with that visit. Or they are not to be booked.',
    );
  return waiting;
}

const lengthOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
  Math.max(5, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000));

/** @throws Problem `not_found` */
export async function stopWaiting(t: Transaction, accountId: string, id: string): Promise<void> {
  if (!(await deleteWaiting(t.sql, accountId, id))) throw notFound('client who waits');
}
