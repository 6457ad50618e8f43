import { answerKinds } from '#contract/client-messages.ts';
import type {
  AnswerKind,
  ClientMessage,
  MessageChannel,
  MessageKind,
  MessageState,
} from '#contract/client-messages.ts';
import { phoneDays } from '#contract/grooming/visits.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const findTemplates = (sql: Sql, accountId: string) => sql<{ kind: MessageKind; body: string }[]>`
  select kind, body from message_templates where account_id = ${accountId}`;

export async function findTemplate(sql: Sql, accountId: string, kind: MessageKind) {
  const [row] = await sql<{ body: string }[]>`
    select body from message_templates where account_id = ${accountId} and kind = ${kind}`;
  return row?.body;
}

export const saveTemplate = (
  sql: Sql,
  {
    accountId,
    kind,
    body,
    changedAt,
  }: { accountId: string; kind: MessageKind; body: string; changedAt: Date },
) => sql`
  insert into message_templates (account_id, kind, body, changed_at) values (${accountId}, ${kind}, ${body}, ${changedAt})
  on conflict (account_id, kind) do update set body = excluded.body, changed_at = excluded.changed_at`;

export const deleteTemplate = (sql: Sql, accountId: string, kind: MessageKind) =>
  sql`delete from message_templates where account_id = ${accountId} and kind = ${kind}`;

type NewMessage = {
  id: string;
  accountId: string;
  clientId: string;
  visitId: string | null;
  kind: MessageKind | 'free' | AnswerKind;
  channel: MessageChannel;
  body: string;
  state: MessageState;
  /** Of a reminder that goes by itself. */
  dueAt?: string;
  createdAt: Date;
};
export const insertMessage = (sql: Sql, message: NewMessage) =>
  sql`insert into client_messages ${sql(message)}`;

const columns = (sql: Sql) => sql`id, visit_id, kind, channel, body, state, created_at as at`;

export const findMessages = (sql: Sql, accountId: string, clientId: string, limit: number) => sql<
  ClientMessage[]
>`
  select ${columns(sql)} from client_messages where client_id = ${clientId} and account_id = ${accountId}
  order by created_at desc, id desc limit ${limit}`;

export async function findMessage(sql: Sql, id: string): Promise<ClientMessage | undefined> {
  const [row] = await sql<ClientMessage[]>`select ${columns(sql)} from client_messages where id = ${id}`;
  return row;
}

/** A message that waits to be mailed, with what its mail names. */
export type QueuedMessage = {
  id: string;
  accountId: string;
  clientId: string;
  visitId: string | null;
  kind: MessageKind | 'free' | AnswerKind;
  body: string;
  providerName: string;
  providerEmail: string;
  providerAddress: string | null;
  endsAt: string | null;
  createdAt: string;
  isBooked: boolean;
  isAsked: boolean;
  /** The number that its client proved for this booking. */
  provenPhone: string | null;
};

export async function findQueuedMessage(sql: Sql, id: string): Promise<QueuedMessage | undefined> {
  const [row] = await sql<QueuedMessage[]>`
    select m.id, m.account_id, m.client_id, m.visit_id, m.kind, m.body, ${providerName(sql)} as provider_name,
      a.email as provider_email, nullif(concat_ws(', ', b.address, b.city, b.state), '') as provider_address, v.ends_at,
      m.created_at, coalesce(v.status = 'booked', false) as is_booked, coalesce(v.status = 'awaiting_answer', false) as is_asked, booked.proven_phone
    from client_messages m join accounts a on a.id = m.account_id
    left join business_profiles b on b.account_id = m.account_id
    left join visits v on v.id = m.visit_id left join page_bookings booked on booked.visit_id = m.visit_id
    where m.id = ${id} and m.state = 'queued'`;
  return row;
}

/** A business signs with its name, a groomer with their own. */
const providerName = (sql: Sql) => sql`coalesce(b.business_name, a.first_name || ' ' || a.last_name)`;

export const markMessage = (sql: Sql, id: string, state: MessageState) =>
  sql`update client_messages set state = ${state} where id = ${id} and state = 'queued'`;

export const deleteMessage = (sql: Sql, id: string) =>
  sql`delete from client_messages where id = ${id} and state = 'queued'`;

/** Whether a client was told of an outcome of their booking. */
export const hasAnswer = async (sql: Sql, visitId: string, kind: AnswerKind): Promise<boolean> =>
  (await sql`select from client_messages where visit_id = ${visitId} and kind = ${kind}`).length > 0;

/** The gateway said that a text did not arrive. */
export const markUndelivered = (sql: Sql, id: string) =>
  sql`update client_messages set state = 'failed' where id = ${id} and channel = 'text' and state in ('queued', 'sent')`;

/** How many messages an account has mailed since an instant; answers to bookings are Wagwell's own. */
export async function countMailed(sql: Sql, accountId: string, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from client_messages
    where account_id = ${accountId} and channel = 'email' and state <> 'waiting' and created_at >= ${since}
      and kind <> all(${[...answerKinds]})`;
  return row?.count ?? 0;
}

/** The values that a message template is filled with; `startsAt` is null without a visit. */
export type MessageSubject = {
  clientId: string;
  firstName: string;
  phone: string | null;
  email: string | null;
  noTextsAt: string | null;
  noMailAt: string | null;
  textsOkAt: string | null;
  archivedAt: string | null;
  providerName: string;
  providerSince: string;
  timeZone: string;
  visitId: string | null;
  startsAt: string | null;
  endsAt: string | null;
  /** What is agreed for it, in cents. */
  price: number | null;
  /** The pets that this leaves out. */
  unpriced: string[];
  /** What the provider said to a time that they declined. */
  answer: string | null;
  /** Why the provider cancelled it. */
  reason: string | null;
  pets: string[];
};

/**
 * Whether the client `c` shares the phone and email of their account with the provider: from a booking until a week after the visit,
 * and not between people of whom one has blocked the other.
 */
const isShared = (sql: Sql, now: Date) => sql`
  exists (select from visits s where s.client_id = c.id and s.status not in ('declined', 'expired', 'withdrawn')
    and s.ends_at > ${after(now, -days(phoneDays))})
  and not exists (select from blocks where (blocker_id, blocked_id) in ((c.account_id, c.linked_account_id), (c.linked_account_id, c.account_id)))`;

/** Finds a client with a visit of theirs, or else with the pets that live. */
export async function findMessageSubject(
  sql: Sql,
  { accountId, clientId, visitId }: { accountId: string; clientId: string; visitId: string | null },
  now: Date,
): Promise<MessageSubject | undefined> {
  const [row] = await sql<MessageSubject[]>`
    select c.id as client_id, c.first_name, coalesce(l.phone, c.phone) as phone, coalesce(l.email, c.email) as email,
      c.no_texts_at, c.no_mail_at, c.texts_ok_at, c.archived_at, ${providerName(sql)} as provider_name, a.created_at as provider_since,
      coalesce(v.time_zone, zone_of(c.account_id)) as time_zone, v.id as visit_id, v.starts_at, v.ends_at, agreed_price(v) as price, coalesce(unpriced_pets(v), '{}') as unpriced, asked_move(v) ->> 'answer' as answer, case when v.status = 'cancelled' then v.cancel_reason end as reason,
      coalesce((
        select array_agg(p.name order by vp.place) from visit_pets vp join pets p on p.id = vp.pet_id
        where vp.visit_id = v.id and p.died_on is null
      ), (
        select array_agg(p.name order by cp.added_at, p.id) from client_pets cp join pets p on p.id = cp.pet_id
        where cp.client_id = c.id and cp.archived_at is null and p.died_on is null
      ), '{}') as pets
    from clients c join accounts a on a.id = c.account_id
    left join business_profiles b on b.account_id = c.account_id
    left join visits v on v.id = ${visitId} and v.client_id = c.id and v.provider_id = c.account_id
    left join accounts l on l.id = c.linked_account_id and ${isShared(sql, now)}
    where c.id = ${clientId} and c.account_id = ${accountId}`;
  return row;
}

/** What was paid on the bills of a visit and is owed on them, in cents; void bills left out. */
export async function findPaid(sql: Sql, visitId: string) {
  const [row] = await sql<{ bills: number; paid: number; tips: number; owed: number }[]>`
    select count(*)::int as bills, coalesce(sum(p.paid), 0)::int as paid, coalesce(sum(p.tips), 0)::int as tips, coalesce(sum(owed_of(b)), 0)::int as owed
    from bills b cross join lateral (
      select coalesce(sum(amount + tip), 0) as paid, coalesce(sum(tip), 0) as tips from bill_payments where bill_id = b.id) p
    where b.visit_id = ${visitId} and b.voided_at is null`;
  return row ?? { bills: 0, paid: 0, tips: 0, owed: 0 };
}

/**
 * Finds the client of a provider's own visit whom changes are mailed or texted from the provider's phone; none if all its pets have
 * died.
 */
export async function findClientToTell(sql: Sql, visitId: string, now: Date) {
  const [row] = await sql<
    {
      accountId: string;
      clientId: string;
      channel: 'email' | 'phone_app';
      isAhead: boolean;
      told: string[];
    }[]
  >`
    select v.provider_id as account_id, c.id as client_id, case told_by(c) when 'email' then 'email' else 'phone_app' end as channel,
      v.status = 'booked' and v.starts_at > ${now} as is_ahead,
      array(select case m.kind when 'series_cancelled' then 'cancelled' else m.kind end from client_messages m
        where m.state in ('opened', 'queued', 'sent') and (m.visit_id = v.id or m.kind = 'series_cancelled' and m.visit_id in (
          select other.visit_id from series_visits sv join series_visits other using (series_id) where sv.visit_id = v.id))) as told
    from visits v join clients c on c.id = v.client_id
    where v.id = ${visitId} and v.source <> 'marketplace' and (told_by(c) = 'email'
        or told_by(c) is null and c.contact_by in ('text', 'email') and c.phone is not null and c.no_texts_at is null and c.archived_at is null)
      and exists (select from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id and p.died_on is null)`;
  return row;
}

/** What waits for a visit is out of date once there is news of it, or the provider told the client. */
export const dropWaiting = (sql: Sql, visitId: string) =>
  sql`delete from client_messages where visit_id = ${visitId} and state = 'waiting'`;

/** A question about the price that was answered, or ran out, is not asked anymore. */
export const dropAnsweredQuestion = (sql: Sql, priceChangeId: string) => sql`
  delete from client_messages m using price_changes p
  where p.id = ${priceChangeId} and m.visit_id = p.visit_id and m.kind = 'price_change' and m.state = 'waiting'`;

/** @returns whether it waited */
export async function dropOneWaiting(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`
    delete from client_messages where id = ${id} and account_id = ${accountId} and state = 'waiting'`;
  return count === 1;
}

/** A visit whose client is reminded now. */
export type DueReminder = {
  visitId: string;
  clientId: string;
  accountId: string;
  dueAt: string;
  channel: 'email' | 'text';
};

/**
 * Finds the visits to remind of: two days before at 17:00, and three hours before unless it was confirmed; what would come
 * before 8:00 comes at 18:00 the evening before. Where cancelling costs something by then, another one comes at 17:00 while it is
 * still free, and the one of two days before goes to who has not confirmed. One a client and day, by the clock of the visit's place:
 * by text where that can be, else by email.
 */
export const findDueReminders = (sql: Sql, now: Date, since: Date, withTexts: boolean) => sql<DueReminder[]>`
  select v.id as visit_id, v.client_id, v.provider_id as account_id, due.at as due_at,
    case when texted.can then 'text' else 'email' end as channel
  from visits v join clients c on c.id = v.client_id left join accounts l on l.id = c.linked_account_id
  cross join lateral (select v.starts_at at time zone v.time_zone as start) local
  cross join lateral (select ${withTexts} and c.contact_by = 'text' and c.texts_ok_at is not null and c.no_texts_at is null
    and coalesce(l.phone, c.phone) is not null as can) texted
  left join cancellation_policies p on p.id = v.policy_id and p.cancel_hours > 0 and p.late_cancel_percent * (v.list_price - v.discount) > 0
  cross join lateral (select (date_trunc('day', local.start) - interval '31 hours') at time zone v.time_zone as at,
    v.starts_at - make_interval(hours => p.cancel_hours) - interval '3 hours' as free_until) two_days
  cross join lateral (select coalesce(two_days.free_until < two_days.at, false) as is_early,
    (date_trunc('day', two_days.free_until at time zone v.time_zone - interval '17 hours') + interval '17 hours') at time zone v.time_zone as at) free
  cross join lateral (values
    (free.at, free.is_early),
    (two_days.at, not free.is_early or v.confirmed_at is null),
    (case when extract(hour from local.start) < 11 then (date_trunc('day', local.start) - interval '6 hours') at time zone v.time_zone
      else v.starts_at - interval '3 hours' end, v.confirmed_at is null)
  ) due (at, is_wanted)
  where v.status = 'booked' and v.source <> 'marketplace' and v.starts_at > ${now}
    and v.starts_at < ${now}::timestamptz + interval '9 days'
    and due.is_wanted and due.at <= ${now} and due.at > ${since}
    and c.archived_at is null and (texted.can or told_by(c) = 'email'
      or c.contact_by = 'email' and c.no_mail_at is null and coalesce(l.email, c.email) is not null)
    and exists (select from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id and p.died_on is null)
    and not exists (select from client_messages m where m.visit_id = v.id and m.due_at = due.at)
    and not exists (select from visits other where other.client_id = v.client_id and other.status = 'booked'
      and (other.starts_at, other.id) < (v.starts_at, v.id) and (other.starts_at at time zone v.time_zone)::date = local.start::date)
  order by v.starts_at, v.id limit 1000`;
