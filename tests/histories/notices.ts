import { reaches } from '#contract/notifications/notification-categories.ts';
import { noticeKinds } from '#server/modules/notifications/kind.ts';
import type { Platform } from '#server/platform/platform.ts';
import { pairOf } from './draw-act.ts';
import type { Model } from './draw-act.ts';
import type { Member } from './own-visits.ts';

/** Whoever withdraws before the notice of a yes is sent gets none. */
const mayBeMissing = new Set(['application_accepted', 'offer_accepted']);

/** Lists the notifications that came twice, not at all, or past a block. */
export async function findNoticeFaults(
  { sql, extensions }: Platform,
  { due, blocks }: Model,
  everybody: readonly Member[],
): Promise<string[]> {
  const faults: string[] = [];
  const kinds = extensions.of(noticeKinds).flatMap((each) => Object.entries(each));
  const silent = kinds.flatMap(([name, { category }]) => (reaches(category) ? [] : [name]));
  const reached = await sql<{ kind: string }[]>`
    select n.kind from notifications n join blocks b on (n.account_id = b.blocker_id and n.other_id = b.blocked_id)
      or (n.account_id = b.blocked_id and n.other_id = b.blocker_id) where n.kind = any(${silent}::text[])`;
  for (const { kind } of reached) faults.push(`${kind} reached somebody past a block`);

  const told = await sql<{ kind: string; readerId: string; otherId: string; count: number }[]>`
    select kind, account_id as reader_id, other_id, count(*)::int as count from notifications
    where kind in ('application_received', 'application_accepted', 'offer_received', 'offer_accepted')
    group by kind, account_id, other_id`;
  const counts = new Map(told.map((row) => [[row.kind, row.readerId, row.otherId].join(' '), row.count]));
  const members = new Map(everybody.map((who) => [who.id, who]));
  for (const key of new Set([...due.keys(), ...counts.keys()])) {
    const [kind = '', ...ids] = key.split(' ');
    const [reader, other] = ids.map((id) => members.get(id));
    if (!reader || !other || reader.isClosed || other.isClosed || blocks.has(pairOf(reader, other))) continue;
    const [said, found] = [due.get(key) ?? 0, counts.get(key) ?? 0];
    if (found > said || (found < said && !mayBeMissing.has(kind)))
      faults.push(`${kind} is due ${said} times and came ${found} times`);
  }
  return faults;
}
