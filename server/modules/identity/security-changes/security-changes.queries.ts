import type { SecurityChangeKind } from '#contract/identity/account.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type SecurityChange = {
  id: string;
  accountId: string;
  kind: SecurityChangeKind;
  address: string;
  device: string;
  changedAt: string;
};

export const insertSecurityChange = (
  sql: Sql,
  change: Omit<SecurityChange, 'changedAt'> & { changedAt: Date },
) => sql`insert into security_changes ${sql(change)}`;

/** Finds a change that was not undone, with the person's name and time zone. */
export async function findSecurityChange(sql: Sql, changeId: string) {
  const [row] = await sql<(SecurityChange & { firstName: string; lastName: string; timeZone: string })[]>`
    select c.id, c.account_id, c.kind, c.address, c.device, c.changed_at, a.first_name, a.last_name, zone_of(a.id) as time_zone
    from security_changes c join accounts a on a.id = c.account_id where c.id = ${changeId} and c.undone_at is null`;
  return row;
}

/** Inserts a link, unless its change was undone; an undo at the same time is waited for. @returns whether it did */
export async function insertNotMeLink(
  sql: Sql,
  tokenHash: Buffer,
  changeId: string,
  expiresAt: Date,
): Promise<boolean> {
  const { count } = await sql`
    insert into not_me_links (token_hash, change_id, expires_at)
    select ${tokenHash}::bytea, id, ${expiresAt}::timestamptz
    from security_changes where id = ${changeId} and undone_at is null for share`;
  return count === 1;
}

/** Finds the change of a valid link and locks its account. */
export async function lockChangeOfLink(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<SecurityChange[]>`
    select c.id, c.account_id, c.kind, c.address, c.device, c.changed_at
    from accounts a join security_changes c on c.account_id = a.id
    where c.id = (select change_id from not_me_links where token_hash = ${tokenHash} and expires_at > ${now})
    for update of a`;
  return row;
}

/** When the first change happened whose link went to this address and is still valid. */
export async function findFirstUndoable(sql: Sql, accountId: string, address: string, now: Date) {
  const [row] = await sql<{ since: string }[]>`
    select min(c.changed_at) as since from security_changes c
    where c.account_id = ${accountId} and c.address = ${address}
      and exists (select from not_me_links l where l.change_id = c.id and l.expires_at > ${now})`;
  return row?.since;
}

/** Notes that the changes since then are undone, before their links are deleted: no more are made from then on. */
export const markUndone = (sql: Sql, accountId: string, since: string, now: Date) => sql`
  update security_changes set undone_at = ${now}
  where account_id = ${accountId} and changed_at >= ${since} and undone_at is null`;

/** Deletes the links of the changes since then, which may have been mailed to another person's address. */
export const deleteLinksSince = (sql: Sql, accountId: string, since: string) => sql`
  delete from not_me_links using security_changes c
  where change_id = c.id and c.account_id = ${accountId} and c.changed_at >= ${since}`;

/** Whether another account left this address since then, or has a valid link to take it back. */
export async function hasFormerOwner(
  sql: Sql,
  { email, otherThan, since, now }: { email: string; otherThan: string; since: Date; now: Date },
): Promise<boolean> {
  const found = await sql`
    select from security_changes c
    where c.address = ${email} and c.kind = 'email' and c.account_id <> ${otherThan} and c.undone_at is null
      and (c.changed_at > ${since}
        or exists (select from not_me_links l where l.change_id = c.id and l.expires_at > ${now}))
    limit 1`;
  return found.length === 1;
}

/** Ends what opens the account: sessions, links, known browsers, and the factors that were added since. */
export const secureAccount = (
  sql: Sql,
  { accountId, since, passwordHash }: { accountId: string; since: string; passwordHash: string },
) => sql`
  with links as (delete from account_links where account_id = ${accountId}),
    browsers as (delete from known_browsers where account_id = ${accountId}),
    ended as (delete from sessions where account_id = ${accountId}),
    pending as (delete from pending_sign_ins where account_id = ${accountId}),
    factors as (delete from two_factors where account_id = ${accountId} and turned_on_at >= ${since}),
    codes as (delete from recovery_codes where account_id = ${accountId} and created_at >= ${since}),
    keys as (delete from passkeys where account_id = ${accountId} and created_at >= ${since})
  update accounts set new_email = null, password_hash = ${passwordHash} where id = ${accountId}`;

/** Puts the address of before back. @returns false if another account has it */
export async function restoreEmail(
  sql: Sql,
  accountId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    update accounts a set email = ${address}, email_verified_at = ${now}
    where id = ${accountId} and not exists (select from accounts o where o.email = ${address} and o.id <> a.id)`;
  return count === 1;
}

export const deleteOldSecurityChanges = (sql: Sql, before: Date) =>
  sql`delete from security_changes where changed_at < ${before}`;
