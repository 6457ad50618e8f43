import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { toVisits } from './to-visits.ts';
import { findVisitRow } from './visit-views.queries.ts';
import { actionsValidUntil } from '../valid-until.policy.ts';
import { seesVisit } from '../visits.policy.ts';

/** Returns one visit for either of its sides. @throws Problem `not_found` */
export async function getVisit(sql: Sql, actor: Actor, id: string, now: Date) {
  return (await getVisitWithTime(sql, actor, id, now)).visit;
}

/** Returns one visit, and until when time alone changes nothing in it. @throws Problem `not_found` */
export async function getVisitWithTime(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await findVisitRow(sql, id, actor.id);
  const [visit] = row && seesVisit(row, actor) ? await toVisits(sql, actor, [row], now) : [];
  if (!row || !visit) throw notFound('visit');
  return { visit, validUntil: actionsValidUntil(row, now) };
}
