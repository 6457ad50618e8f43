import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { toVisits } from './to-visits.ts';
import { findVisitRow } from './visit-views.queries.ts';
import { seesVisit } from '../visits.policy.ts';

/** Returns one visit for either of its sides. @throws Problem `not_found` */
export async function getVisit(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await findVisitRow(sql, id, actor.id);
  const [visit] = row && seesVisit(row, actor) ? await toVisits(sql, actor, [row], now) : [];
  if (!visit) throw notFound('visit');
  return visit;
}
