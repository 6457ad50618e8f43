import type { Sql } from '#server/platform/database/sql.ts';

export async function findPetIds(sql: Sql, visitId: string): Promise<string[]> {
  const rows = await sql<{ petId: string }[]>`
    select pet_id from visit_pets where visit_id = ${visitId} order by place`;
  return rows.map(({ petId }) => petId);
}

export const saveClientOfVisit = (sql: Sql, visitId: string, clientId: string) =>
  sql`update visits set client_id = ${clientId} where id = ${visitId}`;
