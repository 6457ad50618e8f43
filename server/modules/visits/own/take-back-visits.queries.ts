import type { Sql } from '#server/platform/database/sql.ts';

/** Locks the visits of which nothing is known but that they were booked. */
export async function findUntouched(sql: Sql, accountId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select v.id from visits v
    where v.id = any(${[...ids]}::uuid[]) and v.provider_id = ${accountId} and v.source = 'own' and v.status = 'booked'
      and v.confirmed_at is null and (select count(*) from visit_history h where h.visit_id = v.id) = 1
      and not is_used('visits', v.id, '{visit_pets,visit_history,client_import_rows}')
    for update of v`;
  return rows.map(({ id }) => id);
}

export async function deleteVisits(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`delete from visit_history where visit_id = any(${[...ids]}::uuid[])`;
  await sql`delete from visits where id = any(${[...ids]}::uuid[])`;
}
