import type { Actor } from '#server/modules/identity/index.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, momentInWords } from '#server/platform/wall-clock.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { shiftedTimes } from '../moves/shifted-times.ts';
import { getVisit } from '../view/get-visit.ts';
import { moveTo } from '../visits.queries.ts';
import { writeStaff } from './assign.queries.ts';
import { takeRoom } from './own-bookings.ts';
import { requireStay, requireWorker } from './require-place-of-work.ts';
import { requireUsualTime } from './require-usual-time.ts';

type Move = {
  startsAt: string;
  minutes?: number | undefined;
  arrivesAt?: string | null | undefined;
  readyAt?: string | null | undefined;
  staffId?: string | null | undefined;
  tableNo?: number | null | undefined;
  squeezeIn?: boolean | undefined;
  from?: string | undefined;
  tell?: boolean | undefined;
  /** It moves with others of its series, of which its client is told at once; nothing outside of the usual hours is booked by itself. */
  inSeries?: boolean;
};

/**
 * Moves a visit of the provider's own client at once. Drop-off and pick-up move with the work unless they are given.
 * @throws Problem `not_found`, `too_late`, `invalid`, `clash`, `changed_elsewhere` if it is not where the caller saw it; with
 * `inSeries` also `unconfirmed`
 */
export async function moveOwnVisit(t: Transaction, actor: Actor, visitId: string, move: Move) {
  const visit = await lockVisit(t, visitId, actor, 'move');
  const { timeZone } = visit;
  if (move.from && Date.parse(move.from) !== Date.parse(visit.startsAt))
    throw problem(
      'changed_elsewhere',
      `This visit was moved meanwhile: it is on ${momentInWords(visit.startsAt, timeZone, t.now)} now.`,
    );
  const startsAt = new Date(move.startsAt);
  if (dayIn(startsAt, timeZone) < dayIn(t.now, timeZone))
    throw fieldProblem('startsAt', 'This day has passed: choose a later one.');
  if (startsAt > after(t.now, days(366)))
    throw fieldProblem('startsAt', 'This time is more than a year away.');
  const length = move.minutes ? minutes(move.minutes) : Date.parse(visit.endsAt) - Date.parse(visit.startsAt);
  const work = { startsAt: startsAt.toISOString(), endsAt: after(startsAt, length).toISOString() };
  const shifted = shiftedTimes(visit, work);
  const { arrivesAt = shifted.arrivesAt, readyAt = shifted.readyAt } = move;
  const times = { ...work, ...requireStay({ ...work, arrivesAt, readyAt }) };
  const staffId = move.staffId === undefined ? visit.staffId : move.staffId;
  const tableNo = move.tableNo === undefined ? visit.tableNo : move.tableNo;
  if (staffId)
    await requireWorker(t, {
      accountId: actor.id,
      staffId,
      ...work,
      timeZone,
      anyway: move.squeezeIn ?? false,
    });
  else if (move.inSeries) await requireUsualTime(t, actor, { from: work.startsAt, to: work.endsAt });
  await takeRoom(t, { ...visit, ...times, staffId }, move.squeezeIn ?? false);
  await moveTo(t.sql, visitId, times);
  await writeStaff(t.sql, visitId, { staffId, tableNo });
  if (Date.parse(times.startsAt) !== Date.parse(visit.startsAt)) {
    const [before, then] = [visit.startsAt, times.startsAt].map((at) => momentInWords(at, timeZone, t.now));
    await recordHistory(t, visitId, 'moved', { by: actor.id, note: `From ${before} to ${then}` });
    await t.announce('visit.moved', {
      visitId,
      by: 'provider',
      from: visit.startsAt,
      startsAt: times.startsAt,
      ...(move.inSeries ? { inSeries: true } : {}),
    });
    if (!move.inSeries && (move.tell ?? true))
      await t.announce('visit.client_to_tell', { visitId, kind: 'moved' });
  }
  return getVisit(t.sql, actor, visitId, t.now);
}
