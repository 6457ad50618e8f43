import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function findStage(
  sql: Sql,
  visitId: string,
  petId: string,
): Promise<{ name: string; stage: VisitStage | null } | undefined> {
  const [row] = await sql<{ name: string; stage: VisitStage | null }[]>`
    select p.name, vp.stage from visit_pets vp join pets p on p.id = vp.pet_id
    where vp.visit_id = ${visitId} and vp.pet_id = ${petId}`;
  return row;
}

export const writeStage = (sql: Sql, visitId: string, petId: string, stage: VisitStage) =>
  sql`update visit_pets set stage = ${stage} where visit_id = ${visitId} and pet_id = ${petId}`;

/** All animals of a visit wait, or are in no stage anymore. */
export const writeStages = (sql: Sql, visitId: string, stage: VisitStage | null) =>
  sql`update visit_pets set stage = ${stage} where visit_id = ${visitId} and stage is distinct from ${stage}`;

export async function countSteps(sql: Sql, visitId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from visit_history where visit_id = ${visitId} and what in ('stage', 'assigned')`;
  return row?.count ?? 0;
}
