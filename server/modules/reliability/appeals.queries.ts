import type { AppealStatus, Dispute, Fact, FactKind } from '#contract/reliability.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { appealLifecycle } from './appeals.lifecycle.ts';

export type FactRow = Pick<Fact, 'id' | 'kind' | 'subjectKind' | 'subjectId' | 'title' | 'countedFrom'> & {
  accountId: string;
  otherWords: string | null;
  objected: boolean;
  excused: 'weather' | null;
  undone: boolean;
  overturned: boolean;
  appeal: Fact['appeal'];
};

const appealJson = (sql: Sql) => sql`
  case when a.id is not null then json_build_object('text', a.text, 'status', a.status, 'contested', a.contested, 'filedAt', a.filed_at,
    'decidedAt', a.decided_at, 'decision', a.decision) end as appeal`;

const factColumns = (sql: Sql) => sql`
  f.id, f.account_id, f.kind, f.subject_kind, f.subject_id, f.title, f.counted_from, f.other_words, f.objected_at is not null as objected, f.excused,
  f.undone_at is not null as undone, f.overturned_at is not null as overturned, ${appealJson(sql)}`;

/** Returns up to one more than `limit`. */
export const findFacts = (
  sql: Sql,
  accountId: string,
  { since, cursor, limit }: { since: Date; cursor: string | undefined; limit: number },
) => sql<FactRow[]>`
  select ${factColumns(sql)} from reliability_facts f left join reliability_appeals a on a.fact_id = f.id
  where f.account_id = ${accountId} and f.counted_from > ${since} ${cursor ? sql`and f.id < ${cursor}` : sql``}
  order by f.id desc limit ${limit + 1}`;

export async function findFact(sql: Sql, id: string, accountId: string): Promise<FactRow | undefined> {
  const [row] = await sql<FactRow[]>`
    select ${factColumns(sql)} from reliability_facts f left join reliability_appeals a on a.fact_id = f.id
    where f.id = ${id} and f.account_id = ${accountId}`;
  return row;
}

/** Locks a fact, so that it is appealed once. */
export const lockFact = (sql: Sql, id: string) =>
  sql`select id from reliability_facts where id = ${id} for update`;

export const insertAppeal = (
  sql: Sql,
  appeal: {
    id: string;
    factId: string;
    accountId: string;
    text: string;
    filedAt: Date;
    contested?: boolean;
  },
) => insertRow(sql, appealLifecycle, appealLifecycle.transitions.file, appeal);

export type DisputeRow = Omit<Dispute, 'fact'> & {
  factId: string;
  kind: FactKind;
  subjectKind: Dispute['fact']['subjectKind'];
  subjectId: string;
  title: string;
  countedFrom: string;
  otherWords: string | null;
};

const named = (sql: Sql, alias: string) => sql`
  case when ${sql(alias)}.id is not null then json_build_object('id', ${sql(alias)}.id,
    'name', ${sql(alias)}.first_name || ' ' || ${sql(alias)}.last_name) end`;

const disputes = (sql: Sql) => sql`
  select a.id, ${appealJson(sql)}, f.id as fact_id, f.kind, f.subject_kind, f.subject_id, f.title, f.counted_from, f.other_words,
    ${named(sql, 'person')} as person, ${named(sql, 'other')} as other,
    decider.first_name || ' ' || decider.last_name as decided_by
  from reliability_appeals a join reliability_facts f on f.id = a.fact_id
  join accounts person on person.id = f.account_id left join accounts other on other.id = f.other_id
  left join accounts decider on decider.id = a.decided_by`;

/** Open appeals oldest first, decided ones newest first; up to one more than `limit`. */
export const findDisputes = (
  sql: Sql,
  { state, cursor, limit }: { state: 'open' | 'decided'; cursor: string | undefined; limit: number },
) =>
  state === 'open'
    ? sql<DisputeRow[]>`
        ${disputes(sql)} where a.status = 'filed' ${cursor ? sql`and a.id > ${cursor}` : sql``}
        order by a.id limit ${limit + 1}`
    : sql<DisputeRow[]>`
        ${disputes(sql)} where a.status <> 'filed' ${cursor ? sql`and a.id < ${cursor}` : sql``}
        order by a.id desc limit ${limit + 1}`;

export async function findDispute(sql: Sql, id: string): Promise<DisputeRow | undefined> {
  const [row] = await sql<DisputeRow[]>`${disputes(sql)} where a.id = ${id}`;
  return row;
}

/** Locks an appeal, so that two admins decide one after the other. */
export async function lockAppeal(sql: Sql, id: string): Promise<{ status: AppealStatus } | undefined> {
  const [row] = await sql<{ status: AppealStatus }[]>`
    select status from reliability_appeals where id = ${id} for update`;
  return row;
}

/** Decides an open appeal. @throws Problem `too_late` as `moveRow` */
export const decideAppealRow = (
  sql: Sql,
  id: string,
  transition: 'overturn' | 'uphold',
  decided: { decidedAt: Date; decidedBy: string; decision: string },
) => moveRow(sql, appealLifecycle, appealLifecycle.transitions[transition], sql`id = ${id}`, decided);

export const overturnFact = (sql: Sql, factId: string, now: Date) =>
  sql`update reliability_facts set overturned_at = ${now} where id = ${factId}`;

/** Lets a fact that was put aside count again. */
export const restoreFact = (sql: Sql, factId: string) =>
  sql`update reliability_facts set undone_at = null where id = ${factId}`;

export type NoShow = { factId: string; appeal: { id: string; status: AppealStatus } | null };

/** Finds and locks the latest no-show of an account at a shift or visit, with its appeal. */
export async function lockNoShow(
  sql: Sql,
  accountId: string,
  subjectId: string,
): Promise<NoShow | undefined> {
  const [row] = await sql<NoShow[]>`
    select f.id as fact_id, case when a.id is not null then json_build_object('id', a.id, 'status', a.status) end as appeal
    from reliability_facts f left join reliability_appeals a on a.fact_id = f.id
    where f.account_id = ${accountId} and f.subject_id = ${subjectId} and f.kind = 'no_show'
    order by f.id desc limit 1 for update of f`;
  return row;
}

/** Puts an open appeal to a no-show into the person's latest words. */
export const contestAppeal = (sql: Sql, id: string, text: string) =>
  sql`update reliability_appeals set contested = true, text = ${text} where id = ${id}`;

/** Closes an open appeal because the two sides agree. @throws Problem `too_late` as `moveRow` */
export const settleAppeal = (sql: Sql, id: string, now: Date) =>
  moveRow(sql, appealLifecycle, appealLifecycle.transitions.settle, sql`id = ${id}`, { decidedAt: now });
