import type { TermChange } from '#contract/shifts/term-changes.ts';
import { requireSide } from '#server/modules/shifts/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { termChangeActions } from './term-changes.policy.ts';
import { findTermChange, findTermChanges } from './term-changes.queries.ts';
import type { TermChangeRow } from './term-changes.queries.ts';

/** Lists what the account and the other side of a shift asked each other to change. @throws Problem `not_found` */
export async function listTermChanges(sql: Sql, accountId: string, shiftId: string, now: Date) {
  await requireSide(sql, shiftId, accountId);
  return (await findTermChanges(sql, shiftId, accountId)).map((row) => toTermChange(row, accountId, now));
}

/** @throws Problem `not_found` */
export async function getTermChange(sql: Sql, accountId: string, id: string, now: Date): Promise<TermChange> {
  const row = await findTermChange(sql, id);
  if (!row) throw notFound('change');
  return toTermChange(row, accountId, now);
}

function toTermChange(row: TermChangeRow, accountId: string, now: Date): TermChange {
  const { businessId: _, groomerId: __, termsVersion: ___, change: ____, ...shown } = row;
  return { ...shown, actions: termChangeActions(row, accountId, now) };
}
