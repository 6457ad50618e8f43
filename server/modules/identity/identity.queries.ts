import type { Role } from '#contract/identity/roles.ts';
import type { LegalText } from '#contract/identity/legal.ts';
import type { Session } from '#contract/identity/identity.ts';
import { textsToAgree } from './agreements/agreements.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type NewAccount = {
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  location: string | null;
  roles: Role[];
  termsVersion: string;
  privacyVersion: string;
  agreedAt: Date;
  createdAt: Date;
};

export const insertAccount = (sql: Sql, account: NewAccount) => sql`insert into accounts ${sql(account)}`;

export async function findCredentials(sql: Sql, email: string) {
  const [row] = await sql<
    {
      id: string;
      passwordHash: string;
      firstName: string;
      lastName: string;
      email: string;
      passwordIsWeak: boolean;
    }[]
  >`
    select id, password_hash, first_name, last_name, email, password_is_weak from accounts
    where email = ${email} and closed_at is null`;
  return row;
}

export async function findPasswordHash(sql: Sql, accountId: string): Promise<string | undefined> {
  const [row] = await sql<{ passwordHash: string }[]>`
    select password_hash from accounts where id = ${accountId} and closed_at is null`;
  return row?.passwordHash;
}

/** Whether this is still the account's password, which is locked until commit. */
export async function hasPassword(sql: Sql, accountId: string, passwordHash: string): Promise<boolean> {
  const found = await sql`
    select from accounts where id = ${accountId} and password_hash = ${passwordHash} for share`;
  return found.length === 1;
}

export type NewSession = {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  confirmedAt: Date;
  expiresAt: Date;
  hasSecondFactor: boolean;
  frontDesk: string | null;
};

export const insertSession = (sql: Sql, session: NewSession) => sql`insert into sessions ${sql(session)}`;

/** Notes that a session is in use, unless another process has just done so. */
export const markSeen = (sql: Sql, tokenHash: Buffer, now: Date, seenBefore: Date) => sql`
  update sessions set last_seen_at = ${now} where token_hash = ${tokenHash} and last_seen_at < ${seenBefore}`;

export const deleteSession = (sql: Sql, tokenHash: Buffer) =>
  sql`delete from sessions where token_hash = ${tokenHash}`;

export const deleteOtherSessions = (sql: Sql, accountId: string, tokenHash: Buffer) => sql`
  with pending as (delete from pending_sign_ins where account_id = ${accountId})
  delete from sessions where account_id = ${accountId} and token_hash <> ${tokenHash}`;

/** Ends the sessions of an account, and the sign-ins that wait for a code. */
export const deleteSessionsOf = (sql: Sql, accountId: string) => sql`
  with pending as (delete from pending_sign_ins where account_id = ${accountId})
  delete from sessions where account_id = ${accountId}`;

/** Deletes ended sessions and links, and browsers that were not seen since `forgottenBefore`. */
export const deleteExpired = (sql: Sql, now: Date, idleSince: Date, forgottenBefore: Date) => sql`
  with links as (delete from account_links where expires_at < ${now}),
    not_me as (delete from not_me_links where expires_at < ${now}),
    pending as (delete from pending_sign_ins where expires_at < ${now}),
    challenges as (delete from passkey_challenges where expires_at < ${now}),
    browsers as (delete from known_browsers where seen_at < ${forgottenBefore})
  delete from sessions where expires_at < ${now} or last_seen_at < ${idleSince}`;

export const saveKnownBrowser = (
  sql: Sql,
  browser: { tokenHash: Buffer; accountId: string; seenAt: Date },
) => sql`
  insert into known_browsers ${sql(browser)}
  on conflict (token_hash, account_id) do update set seen_at = excluded.seen_at`;

export async function isKnownBrowser(sql: Sql, tokenHash: Buffer, email: string): Promise<boolean> {
  const found = await sql`
    select from known_browsers k join accounts a on a.id = k.account_id
    where k.token_hash = ${tokenHash} and a.email = ${email}`;
  return found.length === 1;
}

/** Finds session, account and membership in one query, since every signed-in call needs them. */
export async function findActor(sql: Sql, tokenHash: Buffer) {
  const [row] = await sql<
    {
      id: string;
      roles: Role[];
      isAdmin: boolean;
      expiresAt: string;
      lastSeenAt: string;
      confirmedAt: string | null;
      hasSecondFactor: boolean;
      toAgree: LegalText[];
      isConfirmed: boolean;
      frontDesk: string | null;
      staffId: string | null;
      staffUntil: string | null;
      accessUntil: string | null;
    }[]
  >`
    select a.id, a.roles, a.is_admin, s.expires_at, s.last_seen_at, s.confirmed_at, s.has_second_factor, s.front_desk, s.staff_id, s.staff_until,
      ${textsToAgree(sql)} as to_agree, a.email_verified_at is not null as is_confirmed,
      (select max(m.access_until) from memberships m where m.account_id = a.id and m.kind = 'access' and m.status <> 'incomplete') as access_until
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and a.suspended_at is null`;
  return row;
}

export async function findSession(sql: Sql, accountId: string, now: Date): Promise<Session> {
  const [row] = await sql<(Session['user'] & Pick<Session, 'membership' | 'timeZone' | 'hasDay'>)[]>`
    select a.id, a.first_name, a.last_name, a.email, a.email_verified_at is not null as email_verified, a.new_email, a.password_is_weak, ${textsToAgree(sql)} as to_agree,
      exists (select from two_factors f where f.account_id = a.id and f.turned_on_at is not null) as has_two_factor, a.phone, a.location,
      a.bio, a.profile_image_url, a.roles, a.is_admin,
      a.roles && array['groomer', 'owner'] and (exists (select from clients c where c.account_id = a.id)
        or exists (select from visits v where v.provider_id = a.id)) as has_day,
      zone_of(a.id) as time_zone,
      (select json_build_object('plan', m.plan, 'status', m.status, 'accessUntil', m.access_until)
        from memberships m where m.account_id = a.id and m.kind = 'access' and m.status <> 'incomplete'
        order by m.access_until desc limit 1) as membership
    from accounts a where a.id = ${accountId}`;
  if (!row) throw new Error('A session points to no account');
  const { membership, timeZone, hasDay, ...user } = row;
  return {
    id: user.id,
    hasMembership: !!membership && Date.parse(membership.accessUntil) > now.getTime(),
    membership,
    user,
    timeZone,
    hasDay,
    frontDesk: null,
  };
}

/** @returns undefined once the name of a closed account was removed */
export async function findContact(sql: Sql, accountId: string) {
  const [row] = await sql<{ firstName: string; lastName: string; email: string }[]>`
    select first_name, last_name, email from accounts where id = ${accountId} and email not like '%@closed.invalid'`;
  return row;
}

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email';

export const insertLink = (
  sql: Sql,
  link: { tokenHash: Buffer; accountId: string; purpose: LinkPurpose; address?: string; expiresAt: Date },
) => sql`insert into account_links ${sql(link)}`;

/** Finds the account of a link that is still valid. */
export async function findLink(sql: Sql, tokenHash: Buffer, purpose: string, now: Date) {
  const [row] = await sql<{ accountId: string }[]>`
    select account_id from account_links where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}`;
  return row?.accountId;
}

/**
 * Deletes a link, so that it works once, and all other links of the account.
 * @returns the account, and the address if the link was mailed to a new one
 */
export async function takeLinks(sql: Sql, tokenHash: Buffer, purposes: LinkPurpose[], now: Date) {
  const [row] = await sql<{ accountId: string; address: string | null }[]>`
    with taken as materialized (
      select account_id, address from account_links
      where token_hash = ${tokenHash} and purpose = any(${purposes}) and expires_at > ${now}
    ), account as materialized (
      select id from accounts where id = (select account_id from taken) for update
    )
    delete from account_links l using account, taken where l.account_id = account.id
    returning l.account_id, taken.address`;
  return row;
}

export const markVerified = (sql: Sql, accountId: string, now: Date) =>
  sql`update accounts set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${accountId}`;

/** Whether the address is confirmed; locks the account until commit. */
export async function isConfirmed(sql: Sql, accountId: string): Promise<boolean> {
  const [row] = await sql<{ confirmed: boolean }[]>`
    select email_verified_at is not null as confirmed from accounts where id = ${accountId} for no key update`;
  return row?.confirmed === true;
}

/** Removes everything that opens an account but its password: whoever set it never showed that the mailbox is theirs. */
export const removeFactors = (sql: Sql, accountId: string) => sql`
  with passkeys as (delete from passkeys where account_id = ${accountId}),
    challenges as (delete from passkey_challenges where account_id = ${accountId}),
    browsers as (delete from known_browsers where account_id = ${accountId})
  delete from two_factors where account_id = ${accountId}`;

/** What opens the account besides its password. */
export async function findOpeners(sql: Sql, accountId: string) {
  const [row] = await sql<{ passkeys: { name: string; createdAt: string }[]; hasTwoFactor: boolean }[]>`
    select coalesce((select json_agg(json_build_object('name', p.name, 'createdAt', p.created_at) order by p.created_at, p.id)
        from passkeys p where p.account_id = ${accountId}), '[]') as passkeys,
      exists (select from two_factors f where f.account_id = ${accountId} and f.turned_on_at is not null) as has_two_factor`;
  if (!row) throw new Error('PostgreSQL returned no row');
  return row;
}

/** Sets the password and drops an address that waits: it may have been set with the former password. */
export const updatePassword = (sql: Sql, accountId: string, passwordHash: string) => sql`
  with links as (delete from account_links where account_id = ${accountId} and purpose = 'change_email')
  update accounts set password_hash = ${passwordHash}, password_is_weak = false, new_email = null
  where id = ${accountId}`;

/** Stores another hash of the same password. @returns whether the password was still the one of `before` */
export const renewPasswordHash = async (sql: Sql, accountId: string, before: string, renewed: string) =>
  (
    await sql`update accounts set password_hash = ${renewed} where id = ${accountId} and password_hash = ${before}`
  ).count === 1;

/** Sets or clears the address that waits for its link to be opened. */
export const updateNewEmail = (sql: Sql, accountId: string, email: string | null) =>
  sql`update accounts set new_email = ${email} where id = ${accountId}`;

/** Replaces the email by the one that waited. @returns the address of before */
export async function replaceEmail(sql: Sql, accountId: string, email: string, now: Date) {
  const [row] = await sql<{ before: string }[]>`
    update accounts a set email = ${email}, email_verified_at = ${now}, new_email = null
    from (select id, email from accounts where id = ${accountId}) old
    where a.id = old.id and a.new_email = ${email} returning old.email as before`;
  return row?.before;
}

export const markWeakPassword = (sql: Sql, accountId: string, isWeak: boolean) =>
  sql`update accounts set password_is_weak = ${isWeak} where id = ${accountId} and password_is_weak <> ${isWeak}`;

export const addRole = (sql: Sql, accountId: string, role: Role) =>
  sql`update accounts set roles = array_append(roles, ${role}) where id = ${accountId} and not ${role} = any(roles)`;

/** Sets or removes the account's picture. */
export const updateProfileImage = (sql: Sql, accountId: string, url: string | null) =>
  sql`update accounts set profile_image_url = ${url} where id = ${accountId}`;

/** Removes a profile picture. @returns how many accounts showed it */
export const removeProfileImage = async (sql: Sql, url: string): Promise<number> =>
  (await sql`update accounts set profile_image_url = null where profile_image_url = ${url}`).count;

/** Locks an account and returns the fields that its owner can edit. */
export async function lockUser(sql: Sql, accountId: string) {
  const [row] = await sql<Record<'firstName' | 'lastName' | 'bio' | 'phone' | 'location', string | null>[]>`
    select first_name, last_name, bio, phone, location from accounts where id = ${accountId} for no key update`;
  return row;
}

export const updateUser = (sql: Sql, accountId: string, values: Record<string, string | null>) =>
  sql`update accounts set ${sql(values)} where id = ${accountId}`;

/** The address that waits for its link to be opened. */
export async function findNewEmail(sql: Sql, accountId: string): Promise<string | null | undefined> {
  const [row] = await sql<{ newEmail: string | null }[]>`
    select new_email from accounts where id = ${accountId}`;
  return row?.newEmail;
}

export const isTwoFactorOn = async (sql: Sql, accountId: string): Promise<boolean> =>
  (await sql`select from two_factors where account_id = ${accountId} and turned_on_at is not null`).length >
  0;

/** Whether an account is the client of a visit. */
export async function hasOwnVisit(sql: Sql, accountId: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from visits where owner_id = ${accountId}) as has`;
  return row?.has ?? false;
}
