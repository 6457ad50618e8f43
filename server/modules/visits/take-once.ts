import type { Visit } from '#contract/grooming/visits.ts';
import { mostHoursKept } from '#contract/grooming/kept-act.ts';
import type { KeptAct } from '#contract/grooming/kept-act.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisitForJob } from './lock-visit.ts';
import { findAct, findLastHistory, nameAct } from './take-once.queries.ts';
import { getVisit } from './view/get-visit.ts';
import { seesVisit } from './visits.policy.ts';
import type { LockedVisit } from './visits.queries.ts';

type Taken = KeptAct & {
  /** Whether the time of the device counts: never for what a marketplace visit counts as. */
  onlyOwn?: boolean;
};

/**
 * Takes an act on a visit that may have waited for a signal: once for each `actId`, and as of `at`, so that lateness, grace
 * and fees are those of when it was done.
 * @throws Problem `not_found`, `invalid` naming `at` or `actId`, and those of the act
 */
export async function takeOnce(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { actId, at, onlyOwn = false }: Taken,
  take: (t: Transaction) => Promise<Visit>,
): Promise<Visit> {
  if (actId === undefined && at === undefined) return take(t);
  const visit = await lockVisitForJob(t, visitId);
  if (!visit || !seesVisit(visit, actor)) throw notFound('visit');
  const known = actId && (await findAct(t.sql, actor.id, actId));
  if (known && known.visitId !== visitId) throw fieldProblem('actId', 'This act belongs to another visit.');
  if (known) return getVisit(t.sql, actor, visitId, t.now);
  const done = doneAt(at, t.now);
  const last = await findLastHistory(t.sql, visitId);
  const counts = visit.providerId === actor.id && (!onlyOwn || isOwn(visit));
  const now = counts ? new Date(Math.max(done.getTime(), last?.at.getTime() ?? 0)) : t.now;
  await take({ ...t, now });
  if (actId) await nameAct(t.sql, { actId, visitId, accountId: actor.id, afterSeq: last?.seq ?? '0' });
  return getVisit(t.sql, actor, visitId, t.now);
}

const isOwn = ({ source }: LockedVisit) => source !== 'marketplace';

/** Clocks of devices differ by so much; an act so little ahead was done now. */
const tolerated = minutes(1);

/** When the device says that it was done. @throws Problem `invalid` */
function doneAt(at: string | undefined, now: Date): Date {
  if (at === undefined) return now;
  const done = new Date(at);
  if (done > after(now, tolerated))
    throw fieldProblem('at', 'This time is ahead. Set the clock of this device right, and try again.');
  if (done < after(now, -hours(mostHoursKept)))
    throw fieldProblem(
      'at',
      `This was done more than ${mostHoursKept} hours ago. Look at the visit, and do it again there if it is still right.`,
    );
  return done < now ? done : now;
}
