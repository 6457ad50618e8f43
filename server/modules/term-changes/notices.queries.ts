import type { ChangedPart, TermChangeState } from '#contract/shifts/term-changes.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A question about other terms, as a notification tells of it. */
export type AskedTerms = {
  id: string;
  shiftId: string;
  businessName: string;
  title: string;
  startsAt: string;
  timeZone: string;
  state: TermChangeState;
  parts: ChangedPart[];
  answerBy: string;
  owner: Person;
  groomer: Person;
};

export async function findAskedTerms(sql: Sql, id: string): Promise<AskedTerms | undefined> {
  const [row] = await sql<AskedTerms[]>`
    select c.id, c.shift_id, b.business_name, s.title, s.starts_at, s.time_zone, c.state, c.parts, c.answer_by,
      ${person(sql, 'o')} as owner, ${person(sql, 'g')} as groomer
    from term_changes c join shifts s on s.id = c.shift_id join business_profiles b on b.account_id = c.business_id
    join accounts o on o.id = c.business_id join accounts g on g.id = c.groomer_id where c.id = ${id}`;
  return row;
}

/** Whether a question can no longer be answered. */
export async function isQuestionGone(sql: Sql, id: string): Promise<boolean> {
  const open = await sql`select from term_changes where id = ${id} and state = 'open'`;
  return open.length === 0;
}
