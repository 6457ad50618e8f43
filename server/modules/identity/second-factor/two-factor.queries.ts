import type { Sql } from '#server/platform/database/sql.ts';

/** `secret`: of a row that is not encrypted yet. */
export type StoredSecret = { secret: string | null; sealedSecret: Buffer | null };
export type TwoFactor = StoredSecret & { lastStep: number | null; turnedOnAt: string | null };

export async function findTwoFactor(sql: Sql, accountId: string) {
  const [row] = await sql<{ turnedOnAt: string; recoveryCodesLeft: number }[]>`
    select turned_on_at, (select count(*)::int from recovery_codes r where r.account_id = f.account_id) as recovery_codes_left
    from two_factors f where account_id = ${accountId} and turned_on_at is not null`;
  return row;
}

/** Locks the factor, so that a code that comes twice at once counts once. */
export async function lockTwoFactor(sql: Sql, accountId: string): Promise<TwoFactor | undefined> {
  const [row] = await sql<TwoFactor[]>`
    select secret, sealed_secret, last_step::float8 as last_step, turned_on_at from two_factors where account_id = ${accountId} for update`;
  return row;
}

/** Stores the secret of a set-up that has just begun, unless two-factor is on. */
export const saveSecret = (sql: Sql, accountId: string, sealed: Buffer) => sql<{ accountId: string }[]>`
  insert into two_factors as known (account_id, sealed_secret) values (${accountId}, ${sealed})
  on conflict (account_id) do update set secret = null, sealed_secret = excluded.sealed_secret, last_step = null
    where known.turned_on_at is null
  returning account_id`;

export const hasSecrets = async (sql: Sql): Promise<boolean> =>
  (await sql`select from two_factors limit 1`).length > 0;

/** Finds the accounts whose secret is not encrypted, or not with the newest key. */
export const findOutdatedSecrets = (sql: Sql, mark: Buffer) => sql<{ accountId: string }[]>`
  select account_id from two_factors
  where sealed_secret is null or substring(sealed_secret for ${mark.length}) <> ${mark}
  order by account_id`;

export const replaceSecret = (sql: Sql, accountId: string, sealed: Buffer) =>
  sql`update two_factors set secret = null, sealed_secret = ${sealed} where account_id = ${accountId}`;

export const markStep = (sql: Sql, accountId: string, step: number) =>
  sql`update two_factors set last_step = ${step} where account_id = ${accountId}`;

export const markTurnedOn = (sql: Sql, accountId: string, now: Date) =>
  sql`update two_factors set turned_on_at = ${now} where account_id = ${accountId}`;

export const deleteTwoFactor = (sql: Sql, accountId: string) =>
  sql<{ accountId: string }[]>`
    delete from two_factors where account_id = ${accountId} and turned_on_at is not null returning account_id`;

export async function replaceRecoveryCodes(
  sql: Sql,
  accountId: string,
  codeHashes: Buffer[],
  now: Date,
): Promise<void> {
  await sql`delete from recovery_codes where account_id = ${accountId}`;
  await sql`
    insert into recovery_codes (code_hash, account_id, created_at)
    select hash, ${accountId}, ${now} from unnest(${codeHashes}::bytea[]) hash`;
}

/** Deletes a recovery code, so that it works once. @returns whether it was one of the account's */
export async function takeRecoveryCode(sql: Sql, accountId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await sql`
    delete from recovery_codes where account_id = ${accountId} and code_hash = ${codeHash} returning account_id`;
  return taken.length === 1;
}

export const markSecondFactor = (sql: Sql, tokenHash: Buffer) =>
  sql`update sessions set has_second_factor = true where token_hash = ${tokenHash}`;

export const clearSecondFactor = (sql: Sql, accountId: string) =>
  sql`update sessions set has_second_factor = false where account_id = ${accountId}`;

export const insertPendingSignIn = (
  sql: Sql,
  pending: { tokenHash: Buffer; accountId: string; expiresAt: Date },
) => sql`insert into pending_sign_ins ${sql(pending)}`;

export async function findPendingSignIn(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<{ accountId: string; email: string }[]>`
    select p.account_id, a.email from pending_sign_ins p join accounts a on a.id = p.account_id
    where p.token_hash = ${tokenHash} and p.expires_at > ${now}`;
  return row;
}

/** @returns whether it was still there */
export async function takePendingSignIn(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const taken = await sql`delete from pending_sign_ins where token_hash = ${tokenHash} returning account_id`;
  return taken.length === 1;
}
