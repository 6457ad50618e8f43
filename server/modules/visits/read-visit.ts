import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { showVisits } from './show-visits.ts';
import { readVisitRow } from './visit-views.queries.ts';
import { seesVisit } from './visits.policy.ts';

/** Returns one visit for either of its sides. @throws Problem `not_found` */
export async function readVisit(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await readVisitRow(sql, id, actor.id);
  const [visit] = row && seesVisit(row, actor) ? await showVisits(sql, actor, [row], now) : [];
  if (!visit) throw notFound('visit');
  return visit;
}
