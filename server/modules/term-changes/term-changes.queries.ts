import type { ChangedPart, ChangedTerms, TermChange } from '#contract/shifts/term-changes.ts';
import { insertRow, moveRow, moveRows } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { termChangeLifecycle } from './term-changes.lifecycle.ts';

const { transitions } = termChangeLifecycle;

export type NewTermChange = {
  id: string;
  shiftId: string;
  businessId: string;
  groomerId: string;
  termsVersion: number;
  change: ChangedTerms;
  parts: ChangedPart[];
  note: string | null;
  createdAt: Date;
  answerBy: Date;
};
export type TermChangeRow = Omit<TermChange, 'actions'> &
  Pick<NewTermChange, 'businessId' | 'groomerId' | 'termsVersion' | 'change'>;

/** Asks for other terms; a second open question is refused by the index. */
export const insertTermChange = (sql: Sql, { change, parts, ...asked }: NewTermChange) =>
  insertRow(sql, termChangeLifecycle, transitions.ask, {
    ...asked,
    change: sql.json(change),
    parts: sql.json(parts),
  });

const columns = (sql: Sql) => sql`
  c.id, c.shift_id, c.business_id, c.groomer_id, c.terms_version, c.change, c.parts, c.note, c.state, c.created_at,
  c.answer_by, c.answered_at`;

export async function findTermChange(sql: Sql, id: string): Promise<TermChangeRow | undefined> {
  const [row] = await sql<TermChangeRow[]>`select ${columns(sql)} from term_changes c where c.id = ${id}`;
  return row;
}

/** Lists the questions about a shift between an account and the other side. */
export const findTermChanges = (sql: Sql, shiftId: string, accountId: string) => sql<TermChangeRow[]>`
  select ${columns(sql)} from term_changes c
  where c.shift_id = ${shiftId} and ${accountId} in (c.business_id, c.groomer_id)
  order by c.created_at desc, c.id desc limit 30`;

export async function hasOpenChange(sql: Sql, shiftId: string): Promise<boolean> {
  const open = await sql`select from term_changes where shift_id = ${shiftId} and state = 'open'`;
  return open.length > 0;
}

/** Takes a question through a transition. @throws Problem `too_late` as `moveRow` */
export const moveTermChange = (
  sql: Sql,
  id: string,
  transition: TransitionOf<typeof termChangeLifecycle>,
  now: Date,
) => moveRow(sql, termChangeLifecycle, transitions[transition], sql`id = ${id}`, { answeredAt: now });

/** Ends the open question about a shift. */
export const endChangesOf = (sql: Sql, shiftId: string) =>
  moveRows(sql, termChangeLifecycle, transitions.end, sql`shift_id = ${shiftId}`);

export const exportTermChanges = (sql: Sql, accountId: string) => sql`
  select id, shift_id, case when business_id = ${accountId} then 'asked' else 'was asked' end as side, terms_version, change,
    parts, note, state, created_at, answer_by, answered_at
  from term_changes where business_id = ${accountId} or groomer_id = ${accountId} order by created_at, id`;
