import type { FactKind } from '#contract/reliability.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Counted } from './reliability.policy.ts';

export type NewFact = {
  id: string;
  accountId: string;
  otherId: string | null;
  kind: FactKind;
  subjectKind: 'shift' | 'request' | 'visit';
  subjectId: string;
  title: string;
  countedFrom: Date | string;
  excused: 'weather' | null;
  otherWords?: string | null;
  weatherNote?: string | null;
};

const answeredLate: FactKind = 'answered_late';

/**
 * Inserts a fact. One that is there already stays, because jobs may run twice, but a late answer replaces an
 * answer in time about the same subject.
 */
export async function insertFact(sql: Sql, fact: NewFact): Promise<void> {
  await sql`insert into reliability_facts ${sql(fact)} on conflict do nothing`;
  if (fact.kind === answeredLate)
    await sql`
      update reliability_facts set kind = ${fact.kind}, counted_from = ${fact.countedFrom}
      where account_id = ${fact.accountId} and subject_id = ${fact.subjectId} and kind = 'answered_in_time'`;
}

/** Counts what an account left because of the weather since an instant. */
export async function countExcused(sql: Sql, accountId: string, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from reliability_facts
    where account_id = ${accountId} and excused = 'weather' and undone_at is null and counted_from > ${since}`;
  return row?.count ?? 0;
}

type Undone = { accountId: string; subjectId: string; kinds: readonly FactKind[]; from?: string | null };

/** Undoes what counts against an account about a subject, if `from` is given only what happened at that instant. */
export const undoFacts = (sql: Sql, { accountId, subjectId, kinds, from }: Undone, now: Date) => sql`
  update reliability_facts set undone_at = ${now}
  where account_id = ${accountId} and subject_id = ${subjectId} and kind in ${sql(kinds)} and undone_at is null
    ${from === undefined ? sql`` : sql`and counted_from = ${from}`}`;

/** Forgets what a shift counted for its two sides, because its figures say that no one worked. */
export const deleteKept = async (sql: Sql, shiftId: string): Promise<void> => {
  await sql`
    delete from reliability_facts
    where subject_id = ${shiftId} and subject_kind = 'shift' and kind in ('kept', 'paid_in_time', 'paid_late')`;
};

/** Counts the facts of accounts that began after `since` and count. */
export const countFacts = (sql: Sql, accountIds: readonly string[], since: Date) => sql<
  (Counted & { accountId: string })[]
>`
  select account_id, kind, count(*)::int as count, sum(extract(epoch from counted_from))::float8 as seconds
  from reliability_facts
  where account_id in ${sql(accountIds)} and counted_from > ${since}
    and excused is null and undone_at is null and overturned_at is null
  group by account_id, kind`;

/** Removes what no longer counts, unless an appeal about it is open. */
export const deleteFactsBefore = (sql: Sql, since: Date) => sql`
  delete from reliability_facts f where counted_from <= ${since}
    and not exists (select from reliability_appeals a where a.fact_id = f.id and a.status = 'filed')`;
