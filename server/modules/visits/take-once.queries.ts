import type { Sql } from '#server/platform/database/sql.ts';

export async function findAct(sql: Sql, accountId: string, actId: string) {
  const [row] = await sql<{ visitId: string }[]>`
    select visit_id from visit_history where account_id = ${accountId} and act_id = ${actId}`;
  return row;
}

export async function findLastHistory(sql: Sql, visitId: string) {
  const [row] = await sql<{ seq: string; at: Date }[]>`
    select seq::text as seq, (select max(at) from visit_history where visit_id = ${visitId}) as at
    from visit_history where visit_id = ${visitId} order by visit_history.seq desc limit 1`;
  return row && { ...row, at: new Date(row.at) };
}

/** Names the act in the last row that it made; one that changed nothing made none. */
export const nameAct = (
  sql: Sql,
  act: { actId: string; visitId: string; accountId: string; afterSeq: string },
) => sql`
  update visit_history set act_id = ${act.actId}
  where seq = (
    select max(seq) from visit_history
    where visit_id = ${act.visitId} and account_id = ${act.accountId} and seq > ${act.afterSeq}::bigint)`;
