import type { Passkey } from '#contract/identity/passkeys.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const insertChallenge = (
  sql: Sql,
  challenge: { challengeHash: Buffer; accountId: string | null; expiresAt: Date },
) => sql`insert into passkey_challenges ${sql(challenge)}`;

/** Deletes a challenge, so that it works once. @returns whether it was valid for this account, or for signing in */
export async function takeChallenge(
  sql: Sql,
  challengeHash: Buffer,
  accountId: string | null,
  now: Date,
): Promise<boolean> {
  const taken = await sql`
    delete from passkey_challenges
    where challenge_hash = ${challengeHash} and account_id is not distinct from ${accountId}::uuid and expires_at > ${now}
    returning challenge_hash`;
  return taken.length === 1;
}

export type NewPasskey = {
  id: string;
  credentialId: string;
  accountId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
};

export const insertPasskey = (sql: Sql, passkey: NewPasskey) => sql<Passkey[]>`
  insert into passkeys ${sql(passkey)} on conflict (credential_id) do nothing
  returning id, name, created_at, last_used_at`;

export const listPasskeys = (sql: Sql, accountId: string) => sql<
  (Passkey & { credentialId: string; transports: string[] })[]
>`
  select id, name, created_at, last_used_at, credential_id, transports
  from passkeys where account_id = ${accountId} order by created_at, id`;

/** Finds a passkey by the id that its browser knows, and locks it. */
export async function lockPasskey(sql: Sql, credentialId: string) {
  const [row] = await sql<
    { id: string; accountId: string; publicKey: Buffer; counter: number; transports: string[] }[]
  >`
    select id, account_id, public_key, counter, transports from passkeys
    where credential_id = ${credentialId} for update`;
  return row;
}

export const markPasskeyUsed = (sql: Sql, id: string, counter: number, now: Date) =>
  sql`update passkeys set counter = ${counter}, last_used_at = ${now} where id = ${id}`;

export const renamePasskey = (sql: Sql, accountId: string, id: string, name: string) => sql<Passkey[]>`
  update passkeys set name = ${name} where account_id = ${accountId} and id = ${id}
  returning id, name, created_at, last_used_at`;

export const deletePasskey = (sql: Sql, accountId: string, id: string) =>
  sql<{ id: string }[]>`delete from passkeys where account_id = ${accountId} and id = ${id} returning id`;
