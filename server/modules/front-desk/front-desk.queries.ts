import type { Sql } from '#server/platform/database/sql.ts';

type PairingCode = { accountId: string; codeHash: Buffer; expiresAt: Date };

/** Stores the code of an account in place of an earlier one. */
export const savePairingCode = (sql: Sql, code: PairingCode) => sql`
  insert into front_desk_codes ${sql(code)}
  on conflict (account_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`;

/** Counts a try of the code of the business with an email address, and returns it if it can still be tried. */
export async function countTry(sql: Sql, email: string, { now, most }: { now: Date; most: number }) {
  const [row] = await sql<{ accountId: string; codeHash: Buffer }[]>`
    update front_desk_codes c set tries = tries + 1 from accounts a
    where a.id = c.account_id and a.email = ${email} and a.closed_at is null and 'owner' = any(a.roles)
      and c.expires_at > ${now} and c.tries < ${most}
    returning c.account_id, c.code_hash`;
  return row;
}

export const deletePairingCode = (sql: Sql, accountId: string) =>
  sql`delete from front_desk_codes where account_id = ${accountId}`;
