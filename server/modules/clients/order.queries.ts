import type { ClientSort } from '#contract/clients/clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Fragment = ReturnType<Sql>;
/** Where the next page begins: the key of the last client shown, or the name where it has none, and the id. */
export type Cursor = { key: string | number | null; name: string | null; id: string };
type Ordered = {
  sort: ClientSort;
  now: Date;
  /** The account's time zone. */
  zone: string;
  cursor: Cursor | undefined;
  limit: number;
};
/** The clients that are ordered, as `c`, and the condition that they fulfill. */
export type Listed = { accountId: string; book: Fragment; where: Fragment; owes: Fragment };

export const isByName = (sort: ClientSort) => sort === 'name' || sort === 'name_desc';
export const isByOwed = (sort: ClientSort) => sort === 'owed' || sort === 'owed_desc';

/**
 * The common tables up to `page`: a page and one client more, with `key`, and `place` in the order. First those with a key, then the
 * others by name. Each half reads an index from where the page begins, and the second only where the first ends.
 */
export function pageInOrder(sql: Sql, listed: Listed, { sort, now, zone, cursor, limit }: Ordered): Fragment {
  const { accountId, book, where, owes } = listed;
  const more = limit + 1;
  const [direction, beyond] = sort.endsWith('_desc') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const from = (key: Fragment, type: Fragment) => {
    if (!cursor) return sql``;
    return cursor.key === null
      ? sql`and false`
      : sql`and (${key}, c.id) ${beyond} (${cursor.key}::${type}, ${cursor.id}::uuid)`;
  };
  const keyed = (key: Fragment, type: Fragment, condition: Fragment) => sql`
    select c.*, ${key} as key from ${book} c where c.account_id = ${accountId} and ${where} and ${condition} ${from(key, type)}
    order by ${key} ${direction}, c.id ${direction} limit ${more}`;
  const rest = (condition: Fragment) => sql`
    select c.*, null as key from ${book} c where c.account_id = ${accountId} and ${where} and ${condition}
      ${cursor && cursor.key === null ? sql`and (c.sort_name, c.id) > (${cursor.name}, ${cursor.id}::uuid)` : sql``}
      and (select count(*) from keyed) < ${more}
    order by c.sort_name, c.id limit ${more}`;
  const joined = (before: Fragment, first: Fragment, others: Fragment) => sql`
    ${before} keyed as materialized (${first}), page as (
      select found.*, row_number() over (order by found.key is null, found.key ${direction},
        case when found.key is null then found.sort_name end, case when found.key is null then found.id end, found.id ${direction}) as place
      from (select * from keyed union all (${others})) found
      order by place limit ${more}
    )`;

  if (isByName(sort))
    return joined(sql``, keyed(sql`c.sort_name`, sql`text`, sql`true`), sql`select * from keyed where false`);
  if (isByOwed(sort))
    return joined(sql``, keyed(sql`owes_of(c.id)`, sql`int`, owes), rest(sql`not (${owes})`));
  if (sort === 'last_visit' || sort === 'last_visit_desc')
    return joined(
      sql``,
      keyed(sql`c.last_groomed_at`, sql`timestamptz`, sql`c.last_groomed_at is not null`),
      rest(sql`c.last_groomed_at is null`),
    );

  // Few are booked; the days on which the others are due are read in the order of their index.
  const isBooked = sql`c.id in (select a.client_id from ahead a)`;
  const dueAt = sql`(c.due_on::timestamp at time zone ${zone})`;
  const timestamptz = sql`timestamptz`;
  const upTo =
    cursor && cursor.key !== null
      ? sql`and c.due_on ${beyond}= (${cursor.key}::timestamptz at time zone ${zone})::date`
      : sql``;
  return joined(
    sql`ahead as materialized (
      select v.client_id, min(v.starts_at) as at from visits v
      where v.provider_id = ${accountId} and v.client_id is not null and v.status = 'booked' and v.starts_at > ${now} group by v.client_id),`,
    sql`select * from (
      select c.*, a.at as key from ahead a join ${book} c on c.id = a.client_id
      where c.account_id = ${accountId} and ${where} ${from(sql`a.at`, timestamptz)}
      union all (select c.*, ${dueAt} as key from ${book} c
        where c.account_id = ${accountId} and ${where} and c.due_on is not null and not (${isBooked}) ${upTo} ${from(dueAt, timestamptz)}
        order by c.due_on ${direction}, c.id ${direction} limit ${more})
    ) c order by c.key ${direction}, c.id ${direction} limit ${more}`,
    rest(sql`c.due_on is null and not (${isBooked})`),
  );
}
