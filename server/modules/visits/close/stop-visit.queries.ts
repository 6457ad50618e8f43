import type { Sql } from '#server/platform/database/sql.ts';

/** What is agreed for a visit, in cents; null while it is not priced. */
export async function findAgreedPrice(sql: Sql, visitId: string): Promise<number | null> {
  const [row] = await sql<{ price: number | null }[]>`
    select agreed_price(v) as price from visits v where v.id = ${visitId}`;
  return row?.price ?? null;
}

/** Whether the client of a visit said yes to more than its price, and did not take it back. */
export const hasSaidYes = async (sql: Sql, visitId: string): Promise<boolean> =>
  (
    await sql`select from price_changes where visit_id = ${visitId} and state = 'approved' and disputed_at is null limit 1`
  ).length > 0;
