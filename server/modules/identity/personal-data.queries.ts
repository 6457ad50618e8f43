import type { Sql } from '#server/platform/database/sql.ts';

export const exportAccount = (sql: Sql, accountId: string) => sql`
  select id, email, email_verified_at, new_email, password_is_weak, first_name, last_name, phone, location, bio, profile_image_url, roles,
    terms_version, privacy_version, agreed_at, created_at
  from accounts where id = ${accountId}`;

/** Ends every way to sign in or to take the account back. The name stays until the other side of cancelled work was notified. */
export const markClosed = (sql: Sql, accountId: string, passwordHash: string, now: Date) => sql`
  with sessions as (delete from sessions where account_id = ${accountId}),
    links as (delete from account_links where account_id = ${accountId}),
    browsers as (delete from known_browsers where account_id = ${accountId}),
    changes as (delete from security_changes where account_id = ${accountId}),
    factors as (delete from two_factors where account_id = ${accountId}),
    waiting as (delete from pending_sign_ins where account_id = ${accountId}),
    passkeys as (delete from passkeys where account_id = ${accountId}),
    challenges as (delete from passkey_challenges where account_id = ${accountId})
  update accounts set password_hash = ${passwordHash}, is_admin = false, closed_at = coalesce(closed_at, ${now})
  where id = ${accountId}`;

/** Takes name and address from the account, whose row stays for what others keep of it. */
export const removeName = (sql: Sql, accountId: string) => sql`
  update accounts set first_name = 'Former', last_name = 'member', email = ${`${accountId}@closed.invalid`},
    new_email = null, password_is_weak = false, email_verified_at = null, phone = null, location = null, bio = null, profile_image_url = null
  where id = ${accountId}`;

/** Locks an account until commit. @returns undefined if it is closed or its password was changed */
export async function lockOpenAccount(sql: Sql, accountId: string, passwordHash: string) {
  const [row] = await sql<{ isAdmin: boolean }[]>`
    select is_admin from accounts
    where id = ${accountId} and password_hash = ${passwordHash} and closed_at is null for no key update`;
  return row;
}

/** Whether no other account is an admin who can act. */
export async function isOnlyAdmin(sql: Sql, accountId: string): Promise<boolean> {
  const others =
    await sql`select from accounts where is_admin and suspended_at is null and id <> ${accountId} limit 1`;
  return others.length === 0;
}
