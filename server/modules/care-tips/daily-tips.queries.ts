import type { DailyTipSettings } from '#contract/care-tips/care-tips.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function findSettings(sql: Sql, accountId: string): Promise<DailyTipSettings | undefined> {
  const [row] = await sql<DailyTipSettings[]>`
    select enabled, email, push from daily_tip_settings where account_id = ${accountId}`;
  return row;
}

export type SettingsChange = { enabled: boolean; email: boolean | undefined; push: boolean | undefined };

/** What is left out stays as it was, and is off at first. */
export async function writeSettings(
  sql: Sql,
  accountId: string,
  { enabled, email, push }: SettingsChange,
  nextAt: Date,
): Promise<DailyTipSettings> {
  const [row] = await sql<DailyTipSettings[]>`
    insert into daily_tip_settings as kept (account_id, enabled, email, push, next_at)
    values (${accountId}, ${enabled}, ${email ?? false}, ${push ?? false}, ${nextAt})
    on conflict (account_id) do update set enabled = excluded.enabled,
      email = ${email === undefined ? sql`kept.email` : sql`excluded.email`},
      push = ${push === undefined ? sql`kept.push` : sql`excluded.push`},
      next_at = case when kept.enabled then kept.next_at else excluded.next_at end
    returning enabled, email, push`;
  if (!row) throw new Error('An upsert returns its row');
  return row;
}

/** Daily tips are on for everyone with a pet. */
export const enrollOwners = (sql: Sql, now: Date) => sql`
  insert into daily_tip_settings (account_id, next_at)
  select distinct p.owner_id, ${now}::timestamptz from pets p
  where p.owner_id is not null and p.archived_at is null and p.died_on is null and not exists (select from daily_tip_settings s where s.account_id = p.owner_id)
  on conflict do nothing`;

export const findDueOwners = (sql: Sql, now: Date, limit: number) => sql<{ accountId: string }[]>`
  select account_id from daily_tip_settings where enabled and next_at <= ${now} order by next_at, account_id limit ${limit}`;

export type DueOwner = { timeZone: string; isMember: boolean };

/** Locks an owner whose morning has come; undefined where another process was faster. */
export async function lockDueOwner(sql: Sql, accountId: string, now: Date): Promise<DueOwner | undefined> {
  const [row] = await sql<DueOwner[]>`
    select zone_of(s.account_id) as time_zone, exists (
      select from memberships m where m.account_id = s.account_id and m.kind = 'access'
        and m.status <> 'incomplete' and m.access_until > ${now}) as is_member
    from daily_tip_settings s where s.account_id = ${accountId} and s.enabled and s.next_at <= ${now} for update`;
  return row;
}

export const updateNextMorning = (sql: Sql, accountId: string, nextAt: Date) =>
  sql`update daily_tip_settings set next_at = ${nextAt} where account_id = ${accountId}`;

export type DailyTipRow = { day: string; tipId: string; pets: string[]; because: string };

/** Undefined if that tip is hidden. */
export async function findDailyTip(
  sql: Sql,
  accountId: string,
  day: string,
): Promise<DailyTipRow | undefined> {
  const [row] = await sql<DailyTipRow[]>`
    select d.day, d.tip_id, d.pets, d.because from daily_tips d
    where d.account_id = ${accountId} and d.day >= ${day}::date
      and not exists (select from hidden_tips h where h.tip_id = d.tip_id)`;
  return row;
}

/** @returns whether no tip had been chosen for that day, or a hidden one */
export async function writeDailyTip(
  sql: Sql,
  accountId: string,
  { day, tipId, pets, because }: DailyTipRow,
): Promise<boolean> {
  const rows = await sql`
    insert into daily_tips as kept (account_id, day, tip_id, pets, because)
    values (${accountId}, ${day}, ${tipId}, ${pets}, ${because})
    on conflict (account_id) do update
      set day = excluded.day, tip_id = excluded.tip_id, pets = excluded.pets, because = excluded.because
      where kept.day < excluded.day or exists (select from hidden_tips h where h.tip_id = kept.tip_id)
    returning account_id`;
  return rows.length > 0;
}
