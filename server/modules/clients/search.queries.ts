import type { ClientCard, ClientFilter, ClientSort } from '#contract/clients/clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { portraitOf } from './portraits.queries.ts';
import { pageInOrder } from './order.queries.ts';
import type { Cursor } from './order.queries.ts';

type Fragment = ReturnType<Sql>;
type Found = ClientCard & { key: string | number | null; sortName: string };
export type Wanted = {
  show: ClientFilter;
  sort: ClientSort;
  /** The condition of what was typed; undefined: nothing. */
  q: Fragment | undefined;
  today: string;
  now: Date;
  zone: string;
  cursor: Cursor | undefined;
  limit: number;
};

/** Those without a visit ahead. */
const notBooked = (sql: Sql, now: Date) => sql`not exists (
  select from visits v where v.client_id = c.id and v.status = 'booked' and v.starts_at > ${now})`;

type Moment = { today: string; now: Date };
const isDue = (sql: Sql, { today, now }: Moment, within: number) =>
  sql`c.archived_at is null and c.due_on < ${today}::date + ${within}::int and ${notBooked(sql, now)}`;
const neverBack = (sql: Sql, now: Date) =>
  sql`c.archived_at is null and c.last_groomed_at < ${now}::timestamptz - interval '180 days' and ${notBooked(sql, now)}`;
/** Those who come earlier if something opens. The array is read once: a join may ask every wish again for each client. */
const waits = (sql: Sql, accountId: string, now: Date) => sql`c.archived_at is null and c.id = any(array(
  select w.client_id from waiting_clients w where w.account_id = ${accountId} and wish_is_live(w, ${now})))`;
/** Those who owe something, archived ones included. */
const owes = (sql: Sql, accountId: string) => sql`c.merged_into is null and c.id in (
  select b.client_id from bills b
  where b.account_id = ${accountId} and b.client_id is not null and b.voided_at is null and owed_of(b) > 0
  union all select f.client_id from fees f where f.account_id = ${accountId} and f.client_id is not null and f.waived_at is null
    and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) = 0)`;

/** How many clients the filters show. */
export async function countCards(sql: Sql, accountId: string, moment: Moment) {
  type Counts = { all: number; due: number; neverBack: number; waiting: number; owes: number };
  const [row] = await sql<Counts[]>`
    select count(*) filter (where c.archived_at is null)::int as all, count(*) filter (where ${isDue(sql, moment, 8)})::int as due,
      count(*) filter (where ${neverBack(sql, moment.now)})::int as never_back,
      (select count(*) from clients c where c.account_id = ${accountId} and ${waits(sql, accountId, moment.now)})::int as waiting,
      (select count(*) from clients c where c.account_id = ${accountId} and ${owes(sql, accountId)})::int as owes
    from clients c where c.account_id = ${accountId}`;
  return row ?? { all: 0, due: 0, neverBack: 0, waiting: 0, owes: 0 };
}

/** The condition of a filter. */
function conditionOf(sql: Sql, accountId: string, { show, today, now }: Wanted): Fragment {
  switch (show) {
    case 'all':
      return sql`c.archived_at is null`;
    case 'archived':
      return sql`c.archived_at is not null and c.merged_into is null and c.erased_at is null`;
    case 'waiting':
      return waits(sql, accountId, now);
    case 'owes':
      return owes(sql, accountId);
    case 'due':
    case 'overdue':
      return isDue(sql, { today, now }, show === 'due' ? 8 : 0);
    default:
      return neverBack(sql, now);
  }
}

/** A page of the account's clients, and one more if another page follows. */
export function findCards(sql: Sql, accountId: string, wanted: Wanted) {
  const { q, now } = wanted;
  // Without the offset, the planner may read the whole book in order instead of the index of what was typed.
  const book = q
    ? sql`(select * from clients c where c.account_id = ${accountId} and ${q} offset 0)`
    : sql`clients`;
  const listed = {
    accountId,
    book,
    where: conditionOf(sql, accountId, wanted),
    owes: owes(sql, accountId),
  };
  return sql<Found[]>`
    with ${pageInOrder(sql, listed, wanted)}
    select c.key, c.sort_name, c.id, c.first_name || coalesce(' ' || c.last_name, '') as name, c.phone,
      coalesce(pets.list, '[]') as pets, pets.every_weeks, pets.usual_price,
      (c.last_groomed_at at time zone zone_of(c.account_id))::date as last_visit_on, visits.next_at as next_visit_at, visits.next_id as next_visit_id, visits.last_minutes, c.due_on,
      c.due_on is not null and pets.due_on is null as after_cancelled,
      coalesce(visits.no_shows, 0) as no_shows, owes_of(c.id) as owed, c.do_not_book_at is not null as do_not_book, c.no_texts_at is not null as stopped_texts,
      c.linked_account_id is not null as linked, c.archived_at is not null as archived
    from page c
      left join lateral (
        select json_agg(json_build_object('petId', p.id, 'name', p.name, 'species', p.species, 'breed', p.breed, 'coat', p.coat,
          'petImageUrl', ${portraitOf(sql, accountId)}, 'handling', cp.handling,
          'bites', (select count(*)::int from incidents i where i.pet_id = p.id and i.kind = 'bite') + jsonb_array_length(p.bites)) order by p.name, p.id) as list,
          min(cp.every_weeks) as every_weeks,
          min(client_due_on(p.last_groomed_at, weeks_between(cp, p), zone_of(cp.account_id))) filter (where p.archived_at is null) as due_on,
          sum(cp.usual_price)::int as usual_price
        from client_pets cp join pets p on p.id = cp.pet_id
        where cp.client_id = c.id and cp.archived_at is null and p.died_on is null) pets on true
      left join lateral (
        select min(v.starts_at) filter (where v.status = 'booked' and v.starts_at > ${now}) as next_at,
          (array_agg(v.id order by v.starts_at) filter (where v.status = 'booked' and v.starts_at > ${now}))[1] as next_id,
          (array_agg(least(720, greatest(5, extract(epoch from v.ends_at - v.starts_at) / 60))::int order by v.starts_at desc)
            filter (where v.status = 'completed' and v.source <> 'marketplace'))[1] as last_minutes,
          count(*) filter (where v.status = 'no_show' and v.missed_by = 'pet_owner')::int as no_shows
        from visits v where v.client_id = c.id) visits on true
    order by c.place`;
}

/** The condition of a search for words, each the beginning of a name. */
export const hasWords = (sql: Sql, words: readonly string[]): Fragment =>
  sql`c.words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;

/** The condition of a search for digits: those that a phone ends with, or begins with. */
export const hasDigits = (sql: Sql, digits: string): Fragment => {
  const ending = Array.from(digits).toReversed().join('');
  // The character after 9 ends the range.
  const endsWith = (column: Fragment) =>
    sql`reverse(${column}) ~>=~ ${ending} and reverse(${column}) ~<~ ${`${ending}:`}`;
  return sql`(${endsWith(sql`c.phone_digits`)} or (c.phone2_digits is not null and ${endsWith(sql`c.phone2_digits`)})
    or c.words @@ to_tsquery('simple', ${`${digits}:*`}))`;
};

export const isNothing = (sql: Sql): Fragment => sql`false`;
export const isAnyOf = (sql: Sql, ids: readonly string[]): Fragment => sql`c.id = any(${ids}::uuid[])`;

export async function findClientsLike(sql: Sql, accountId: string, typed: string, most: number) {
  const rows = await sql<{ id: string }[]>`select clients_like(${accountId}, ${typed}, ${most}) as id`;
  return rows.map(({ id }) => id);
}

export async function foldText(sql: Sql, text: string): Promise<string> {
  const [row] = await sql<{ text: string }[]>`select folded(${text}) as text`;
  return row?.text ?? '';
}

export type SameClient = { id: string; name: string; phone: string | null; pets: string[] };

/** Finds those in the book who may be the same: by phone, email, or the whole name. */
export const findSameClients = (
  sql: Sql,
  accountId: string,
  { digits, email, name }: { digits: string[]; email: string | null; name: string | null },
) => sql<SameClient[]>`
  select c.id, c.first_name || coalesce(' ' || c.last_name, '') as name, c.phone,
    array(select p.name from client_pets cp join pets p on p.id = cp.pet_id where cp.client_id = c.id order by p.name) as pets
  from clients c
  where c.account_id = ${accountId} and c.merged_into is null and c.erased_at is null and c.id in (
    select id from clients where account_id = ${accountId} and reverse(phone_digits) in (select reverse(d) from unnest(${digits}::text[]) d)
    union select id from clients where account_id = ${accountId} and phone2_digits is not null
      and reverse(phone2_digits) in (select reverse(d) from unnest(${digits}::text[]) d)
    union select id from clients where account_id = ${accountId} and email is not null and lower(email) = lower(${email}::text)
    union select id from clients where account_id = ${accountId} and archived_at is null and sort_name = folded(${name}::text))
  order by c.sort_name, c.id limit 5`;
