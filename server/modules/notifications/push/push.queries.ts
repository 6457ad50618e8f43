import type { PushTarget } from '#server/platform/push/push.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type NewSubscription = PushTarget & {
  id: string;
  accountId: string;
  sessionHash: Buffer;
  createdAt: Date;
};

/** A browser has one address, which passes to the account that subscribes last. @returns its id */
export async function saveSubscription(sql: Sql, subscription: NewSubscription): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into push_subscriptions ${sql(subscription)} on conflict (endpoint) do update
      set id = case when push_subscriptions.account_id = excluded.account_id then push_subscriptions.id else excluded.id end,
        account_id = excluded.account_id, session_hash = excluded.session_hash, p256dh = excluded.p256dh,
        auth = excluded.auth, created_at = excluded.created_at
    returning id`;
  if (!row) throw new Error('An upsert returns its row');
  return row.id;
}

/** Keeps the newest of an account's subscriptions. */
export const deleteBeyond = (sql: Sql, accountId: string, kept: number) => sql`
  delete from push_subscriptions where id in (
    select id from push_subscriptions where account_id = ${accountId} order by created_at desc, id desc offset ${kept})`;

export async function deleteSubscription(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from push_subscriptions where id = ${id} and account_id = ${accountId}`;
  return count > 0;
}

/** Deletes a browser's address, unless it was subscribed again meanwhile. */
export const deleteGone = (sql: Sql, id: string, endpoint: string) =>
  sql`delete from push_subscriptions where id = ${id} and endpoint = ${endpoint}`;

/** Finds the browsers of an account whose session has not ended. */
export const findSubscriptionIds = (sql: Sql, accountId: string, now: Date) => sql<{ id: string }[]>`
  select p.id from push_subscriptions p join sessions s on s.token_hash = p.session_hash
  where p.account_id = ${accountId} and s.expires_at > ${now} order by p.created_at`;

export type PushDelivery = PushTarget & {
  title: string;
  text: string;
  path: string;
  createdAt: string;
  usefulUntil: string | null;
};

/** Finds what is pushed and where to; undefined if either is gone. */
export async function findPushDelivery(
  sql: Sql,
  notificationId: string,
  subscriptionId: string,
): Promise<PushDelivery | undefined> {
  const [row] = await sql<PushDelivery[]>`
    select p.endpoint, p.p256dh, p.auth, n.title, n.text, n.path, n.created_at, n.useful_until
    from notifications n join push_subscriptions p on p.account_id = n.account_id
    where n.id = ${notificationId} and p.id = ${subscriptionId}`;
  return row;
}
