import { lockSubjects, unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findWorker } from '#server/modules/staff/index.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { Problem, fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { wholeDay } from '#server/platform/wall-clock.ts';
import { subjectsOf } from '../booking/subjects.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import type { LockedVisit } from '../visits.queries.ts';
import { findVisitsToHandOver, writeStaff } from './assign.queries.ts';
import { takeRoom } from './own-bookings.ts';
import { requireWorker } from './require-place-of-work.ts';

type HandOver = { on: string; toStaffId: string; except?: string[] | undefined };

/**
 * Gives all open visits of a person on a day to another, but for those in `except`: all of them, or none.
 * @throws Problem `not_found`, `invalid` naming `toStaffId`, `clash` with the visits that do not fit, and why
 */
export async function handOver(
  t: Transaction,
  actor: Actor,
  fromId: string,
  { on, toStaffId, except = [] }: HandOver,
) {
  const from = await findWorker(t.sql, actor.id, fromId);
  if (!from) throw notFound('person');
  const to = await findWorker(t.sql, actor.id, toStaffId);
  if (!to) throw fieldProblem('toStaffId', 'Not one of your people.');
  if (to.id === from.id) throw fieldProblem('toStaffId', 'Choose somebody else.');
  const timeZone = await zoneOf(t.sql, actor.id);
  const ids = await findVisitsToHandOver(t.sql, fromId, { ...wholeDay(on, timeZone), now: t.now });
  const visits: LockedVisit[] = [];
  for (const id of ids.filter((each) => !except.includes(each)))
    visits.push(await lockVisit(t, id, actor, 'assign'));
  await lockAll(t, visits, toStaffId);
  for (const { id } of visits) await unbook(t, { sourceKind: 'visit', sourceId: id });
  const refused = [];
  for (const visit of visits) {
    const { id, title, startsAt, endsAt, squeezedIn } = visit;
    try {
      const wanted = { accountId: actor.id, startsAt, endsAt, timeZone: visit.timeZone, anyway: false };
      await requireWorker(t, { ...wanted, staffId: toStaffId });
      await takeRoom(t, { ...visit, staffId: toStaffId }, squeezedIn);
      await writeStaff(t.sql, id, { staffId: toStaffId, tableNo: visit.tableNo });
      await recordHistory(t, id, 'assigned', { by: actor.id, note: to.name, staffId: toStaffId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id, title, startsAt, timeZone: visit.timeZone, because: error.message });
    }
  }
  if (refused.length > 0)
    throw problem(
      'clash',
      `${refused.length} of ${visits.length} do not fit with ${to.name}, so nothing was moved.`,
      undefined,
      { visits: refused, fits: visits.length - refused.length },
    );
  return { moved: visits.length };
}

/** Locks all that the visits are booked for, in the order in which everyone locks. */
async function lockAll(t: Transaction, visits: readonly LockedVisit[], staffId: string): Promise<void> {
  const ids = [staffId];
  for (const visit of visits) ids.push(...(await subjectsOf(t.sql, visit, t.now)).map(({ id }) => id));
  const [first] = visits;
  if (first) ids.push(...(await subjectsOf(t.sql, { ...first, staffId }, t.now)).map(({ id }) => id));
  await lockSubjects(t, ids);
}
