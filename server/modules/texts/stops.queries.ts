import type { Sql } from '#server/platform/database/sql.ts';

export const insertStop = (sql: Sql, numberHash: Buffer, now: Date) => sql`
  insert into stopped_contacts (number_hash, stopped_at) values (${numberHash}, ${now}) on conflict do nothing`;

export const deleteStop = (sql: Sql, numberHash: Buffer) => sql`
  delete from stopped_contacts where number_hash = ${numberHash}`;

export const hasStop = async (sql: Sql, numberHash: Buffer): Promise<boolean> =>
  (await sql`select from stopped_contacts where number_hash = ${numberHash}`).length > 0;
