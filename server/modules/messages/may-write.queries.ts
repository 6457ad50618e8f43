import { maxUnansweredMessages } from '#contract/messages/messages.ts';
import { batch } from '#server/platform/database/batch.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/**
 * Whether a shift or visit of two accounts is booked or under way, or was completed since an instant.
 * `one` and `other` are plain SQL.
 */
export const bookedWork = (sql: Sql, one: string, other: string, since: Date | 'infinity') => sql`(
  exists (
    select from shift_applications a join shifts s on s.id = a.shift_id
    where ${betweenThem(sql, ['a.groomer_id', 's.business_id'], one, other)}
      and (a.status = 'accepted' and s.status in ('filled', 'in_progress', 'completed')
        or a.status = 'completed' and s.completed_at > ${since}::timestamptz))
  or exists (
    select from visits v where ${betweenThem(sql, ['v.owner_id', 'v.provider_id'], one, other)}
      and (v.status in ('booked', 'checked_in') or v.status = 'completed' and v.completed_at > ${since}::timestamptz)))`;

const betweenThem = (sql: Sql, [left, right]: [string, string], one: string, other: string) =>
  sql.unsafe(`((${left} = ${one} and ${right} = ${other}) or (${left} = ${other} and ${right} = ${one}))`);

/** Whether the two have booked work that has not ended, or that was completed since an instant. */
export async function haveBookedWork(
  sql: Sql,
  oneId: string,
  otherId: string,
  since: Date | 'infinity' = 'infinity',
): Promise<boolean> {
  const [row] = await sql<{ booked: boolean }[]>`
    select ${bookedWork(sql, 'pair.one', 'pair.other', since)} as booked
    from (select ${oneId}::uuid as one, ${otherId}::uuid as other) pair`;
  return row?.booked ?? false;
}

/** Whether an account has written to the other or booked work with them. Both are plain SQL. */
export const haveAnswered = (sql: Sql, accountId: string, otherId: string) =>
  sql.unsafe(`(${answered(accountId, otherId)})`);

const answered = (accountId: string, otherId: string) => `exists (
  select from messages seen
  where seen.low_id = least(${accountId}, ${otherId}) and seen.high_id = greatest(${accountId}, ${otherId})
    and (seen.from_id = ${accountId} or seen.kind = 'booking'))`;

/** What decides whether a sender may write to a recipient. */
export type Standing = {
  /** Whether the recipient's account is closed. */
  hasLeft: boolean;
  /** Whether the recipient has never joined, and so cannot read messages. */
  neverJoined: boolean;
  /** Whether one of them has blocked the other. */
  blocked: boolean;
  hasConversation: boolean;
  /** Whether the recipient has answered the sender, or they have booked work. */
  answered: boolean;
  /** The number of messages sent, counted up to the most that may stay unanswered. */
  sent: number;
};

/** Reads concurrent requests together, because this comes before every message. */
export const findStanding = batch(async (sql, pairs: { fromId: string; toId: string }[]) => {
  const rows = await sql.unsafe<Standing[]>(
    `select exists (select from accounts a where a.id = pair.to_id and a.closed_at is not null) as has_left,
      not exists (select from memberships m where m.account_id = pair.to_id and m.kind = 'access' and m.status <> 'incomplete') as never_joined,
      pair.to_id = any (hidden_from(pair.from_id)) as blocked, ${answered('pair.to_id', 'pair.from_id')} as answered,
      exists (select from conversation_members c where c.account_id = pair.from_id and c.other_id = pair.to_id) as has_conversation,
      (select count(*)::int from (
        select from messages own where own.low_id = least(pair.from_id, pair.to_id) and own.high_id = greatest(pair.from_id, pair.to_id)
          and own.from_id = pair.from_id and own.kind = 'text' limit ${maxUnansweredMessages}) own) as sent
    from rows from (json_to_recordset($1::text::json) as ("fromId" uuid, "toId" uuid)) with ordinality as pair (from_id, to_id, nth)
    order by pair.nth`,
    [JSON.stringify(pairs)],
  );
  return rows;
});
