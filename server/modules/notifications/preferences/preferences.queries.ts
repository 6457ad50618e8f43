import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Chosen = { inApp: boolean; email: boolean; push: boolean };

/** What people chose for a category, whether a browser of theirs takes push notifications, and whether their email is theirs. */
export const findChoices = (sql: Sql, accountIds: string[], category: NotificationCategory) => sql<
  { accountId: string; hasPush: boolean; isConfirmed: boolean; chosen: Chosen | null }[]
>`
  select a.id as account_id, exists (select from push_subscriptions s where s.account_id = a.id) as has_push,
    a.email_verified_at is not null as is_confirmed,
    case when c.account_id is not null
      then json_build_object('inApp', c.in_app, 'email', c.email, 'push', c.push) end as chosen
  from accounts a left join notification_choices c on c.account_id = a.id and c.category = ${category}
  where a.id = any(${accountIds}::uuid[]) and a.closed_at is null`;

export const findChosen = (sql: Sql, accountId: string) => sql<
  ({ category: NotificationCategory } & Chosen)[]
>`
  select category, in_app, email, push from notification_choices where account_id = ${accountId}`;

export const writeChoice = (
  sql: Sql,
  choice: { accountId: string; category: NotificationCategory } & Chosen,
) => sql`
  insert into notification_choices ${sql(choice)} on conflict (account_id, category) do update
    set in_app = excluded.in_app, email = excluded.email, push = excluded.push`;

export type Settings = {
  quietFrom: string | null;
  quietUntil: string | null;
  digest: boolean;
  urgentInQuietHours: boolean;
  /** The chosen zone, or that of the person's place. */
  timeZone: string;
};

export async function findSettings(sql: Sql, accountId: string): Promise<Settings> {
  const [row] = await sql<Settings[]>`
    select s.quiet_from, s.quiet_until, coalesce(s.digest, false) as digest,
      coalesce(s.urgent_in_quiet_hours, false) as urgent_in_quiet_hours, coalesce(s.time_zone, zone_of(a.id)) as time_zone
    from accounts a left join notification_settings s on s.account_id = a.id where a.id = ${accountId}`;
  return (
    row ?? { quietFrom: null, quietUntil: null, digest: false, urgentInQuietHours: false, timeZone: 'UTC' }
  );
}

export type SettingsChange = Partial<Settings>;

export const writeSettings = (sql: Sql, accountId: string, change: SettingsChange) => sql`
  insert into notification_settings ${sql({ accountId, ...change })}
  on conflict (account_id) do update set ${sql(change)}`;

/** Locks an account's preferences, so that two changes do not overwrite each other. */
export const lockPreferences = (sql: Sql, accountId: string) =>
  sql`select id from accounts where id = ${accountId} for no key update`;

export async function findLinkKey(sql: Sql): Promise<Buffer> {
  const [row] = await sql<{ key: Buffer }[]>`select key from link_keys`;
  if (!row) throw new Error('The migration wrote no link key');
  return row.key;
}

/** Whether an account has shown that it reads the mails to an address. */
export async function isConfirmed(sql: Sql, { id, email }: { id: string; email: string }): Promise<boolean> {
  const found = await sql`
    select from accounts where id = ${id} and email = ${email} and email_verified_at is not null`;
  return found.length === 1;
}

export async function findFirstName(sql: Sql, accountId: string): Promise<string | undefined> {
  const [row] = await sql<{ firstName: string }[]>`select first_name from accounts where id = ${accountId}`;
  return row?.firstName;
}
