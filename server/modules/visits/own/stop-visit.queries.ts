import type { Sql } from '#server/platform/database/sql.ts';

/** What is agreed for a visit, in cents; null while it is not priced. */
export async function findAgreedPrice(sql: Sql, visitId: string): Promise<number | null> {
  const [row] = await sql<{ price: number | null }[]>`
    select agreed_price(v) as price from visits v where v.id = ${visitId}`;
  return row?.price ?? null;
}
