import type { Sql } from '#server/platform/database/sql.ts';
import { person } from '../people.queries.ts';
import type { Person } from '../person.ts';

export type Delivery = {
  id: string;
  kind: string;
  about: string;
  title: string;
  text: string;
  path: string;
  readAt: string | null;
  usefulUntil: string | null;
  workFrom: string | null;
  workUntil: string | null;
  otherId: string | null;
  reader: Person;
};

const delivery = (sql: Sql) => sql`
  select n.id, n.kind, n.about, n.title, n.text, n.path, n.read_at, n.useful_until, n.work_from, n.work_until, n.other_id, ${person(sql, 'a')} as reader
  from notifications n join accounts a on a.id = n.account_id`;

export async function findDelivery(sql: Sql, notificationId: string): Promise<Delivery | undefined> {
  const [row] = await sql<Delivery[]>`${delivery(sql)} where n.id = ${notificationId}`;
  return row;
}

export const addToDigest = (sql: Sql, notificationId: string) =>
  sql`update notifications set in_digest = true where id = ${notificationId}`;

/** What waits for an account's digest, the oldest first. */
export const listDigest = (sql: Sql, accountId: string) => sql<Delivery[]>`
  ${delivery(sql)} where n.account_id = ${accountId} and n.in_digest order by n.created_at, n.id`;

/** Those of a kind that an account got from `from` until before `until`, the oldest first. */
export const listOfMinute = (sql: Sql, accountId: string, kind: string, from: string, until: Date) => sql<
  Delivery[]
>`
  ${delivery(sql)} where n.account_id = ${accountId} and n.kind = ${kind}
    and n.created_at >= ${from} and n.created_at < ${until} order by n.created_at, n.id`;

export const removeFromDigest = (sql: Sql, ids: string[]) =>
  sql`update notifications set in_digest = false where id = any(${ids}::uuid[])`;
