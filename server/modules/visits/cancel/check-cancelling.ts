import type { Consequence } from '#contract/reliability.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { consequenceOf } from '#server/modules/reliability/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { seesVisit } from '../visits.policy.ts';
import { findLockedVisit } from '../visits.queries.ts';

/** Returns what it would count as if this side cancelled a visit now; own visits count for no one. @throws Problem `not_found` */
export async function checkCancelling(
  sql: Sql,
  actor: Actor,
  visitId: string,
  now: Date,
): Promise<Consequence> {
  const visit = await findLockedVisit(sql, visitId, actor.id);
  if (!visit || !seesVisit(visit, actor)) throw notFound('visit');
  const { source, startsAt, bookedAt } = visit;
  if (source !== 'marketplace') return { countsAs: 'nothing', until: null, because: null };
  return consequenceOf({ act: 'cancel', of: 'visit', startsAt, bookedAt }, now);
}
