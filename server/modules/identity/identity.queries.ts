import type { Role } from '#contract/roles.ts';
import type { Session } from '#contract/identity.ts';
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
    { id: string; passwordHash: string }[]
  >`select id, password_hash from accounts where email = ${email}`;
  return row;
}

/** Whether this is still the account's password, which is locked until commit. */
export async function hasPassword(sql: Sql, accountId: string, passwordHash: string): Promise<boolean> {
  const found = await sql`
    select from accounts where id = ${accountId} and password_hash = ${passwordHash} for share`;
  return found.length === 1;
}

export const insertSession = (
  sql: Sql,
  session: { tokenHash: Buffer; accountId: string; createdAt: Date; expiresAt: Date },
) => sql`insert into sessions ${sql(session)}`;

export const deleteSession = (sql: Sql, tokenHash: Buffer) =>
  sql`delete from sessions where token_hash = ${tokenHash}`;

export const deleteSessionsOf = (sql: Sql, accountId: string) =>
  sql`delete from sessions where account_id = ${accountId}`;

/** Deletes expired sessions and links, and browsers that were not seen since `forgottenBefore`. */
export const deleteExpired = (sql: Sql, now: Date, forgottenBefore: Date) => sql`
  with links as (delete from account_links where expires_at < ${now}),
    browsers as (delete from known_browsers where seen_at < ${forgottenBefore})
  delete from sessions where expires_at < ${now}`;

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
    { id: string; roles: Role[]; isAdmin: boolean; expiresAt: string; accessUntil: string | null }[]
  >`
    select a.id, a.roles, a.is_admin, s.expires_at,
      (select max(m.access_until) from memberships m where m.account_id = a.id and m.kind = 'access' and m.status <> 'incomplete') as access_until
    from sessions s join accounts a on a.id = s.account_id where s.token_hash = ${tokenHash}`;
  return row;
}

export async function findSession(sql: Sql, accountId: string, now: Date): Promise<Session> {
  const [row] = await sql<(Session['user'] & { membership: Session['membership'] })[]>`
    select a.id, a.first_name, a.last_name, a.email, a.email_verified_at is not null as email_verified, a.phone, a.location,
      a.bio, a.profile_image_url, a.roles, a.is_admin,
      (select json_build_object('plan', m.plan, 'status', m.status, 'accessUntil', m.access_until,
          'timeZone', zone_of(a.id))
        from memberships m where m.account_id = a.id and m.kind = 'access' and m.status <> 'incomplete'
        order by m.access_until desc limit 1) as membership
    from accounts a where a.id = ${accountId}`;
  if (!row) throw new Error('A session points to no account');
  const { membership, ...user } = row;
  return {
    id: user.id,
    hasMembership: !!membership && Date.parse(membership.accessUntil) > now.getTime(),
    membership,
    user,
  };
}

export async function findContact(sql: Sql, accountId: string) {
  const [row] = await sql<{ firstName: string; lastName: string; email: string }[]>`
    select first_name, last_name, email from accounts where id = ${accountId}`;
  return row;
}

export const insertLink = (
  sql: Sql,
  link: { tokenHash: Buffer; accountId: string; purpose: 'verify_email' | 'reset_password'; expiresAt: Date },
) => sql`insert into account_links ${sql(link)}`;

/** Finds the account of a link that is still valid. */
export async function findLink(sql: Sql, tokenHash: Buffer, purpose: string, now: Date) {
  const [row] = await sql<{ accountId: string }[]>`
    select account_id from account_links where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}`;
  return row?.accountId;
}

/** Deletes a link, so that it works once, and all other links of the account. */
export async function takeLinks(sql: Sql, tokenHash: Buffer, purpose: string, now: Date) {
  const [row] = await sql<{ accountId: string }[]>`
    with account as materialized (
      select id from accounts where id = (
        select account_id from account_links
        where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}) for update
    )
    delete from account_links using account where account_id = account.id returning account_id`;
  return row?.accountId;
}

export const markVerified = (sql: Sql, accountId: string, now: Date) =>
  sql`update accounts set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${accountId}`;

export const updatePassword = (sql: Sql, accountId: string, passwordHash: string) =>
  sql`update accounts set password_hash = ${passwordHash} where id = ${accountId}`;

export const addRole = (sql: Sql, accountId: string, role: Role) =>
  sql`update accounts set roles = array_append(roles, ${role}) where id = ${accountId} and not ${role} = any(roles)`;

export const insertAdminRole = (sql: Sql, email: string) =>
  sql<{ id: string }[]>`update accounts set is_admin = true where email = ${email} returning id`;

/** Locks an account and returns the fields that its owner can edit. */
export async function lockUser(sql: Sql, accountId: string) {
  const [row] = await sql<Record<'firstName' | 'lastName' | 'bio' | 'phone' | 'location', string | null>[]>`
    select first_name, last_name, bio, phone, location from accounts where id = ${accountId} for no key update`;
  return row;
}

export const updateUser = (sql: Sql, accountId: string, values: Record<string, string | null>) =>
  sql`update accounts set ${sql(values)} where id = ${accountId}`;
