import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { signRefusal } from './shift-agreements.policy.ts';
import { findAgreement, findAgreementsBetween, findLatestAgreement } from './shift-agreements.queries.ts';
import type { AgreementRow } from './shift-agreements.queries.ts';

/** Returns an agreement to one of its two sides. @throws Problem `not_found` */
export async function getAgreement(sql: Sql, accountId: string, id: string): Promise<Agreement> {
  return toAgreement(sql, accountId, await findAgreement(sql, id, accountId));
}

/** Returns the latest agreement of a shift to one of its two sides. @throws Problem `not_found` */
export async function getAgreementOfShift(sql: Sql, accountId: string, shiftId: string): Promise<Agreement> {
  return toAgreement(sql, accountId, await findLatestAgreement(sql, shiftId, accountId));
}

async function toAgreement(sql: Sql, accountId: string, row: AgreementRow | undefined): Promise<Agreement> {
  if (!row) throw notFound('agreement');
  const { businessId: _, groomerId, ...agreement } = row;
  const all = await findAgreementsBetween(sql, row.shiftId, groomerId);
  return {
    ...agreement,
    others: all.filter(({ id }) => id !== row.id),
    actions: signRefusal(row, accountId) ? [] : ['sign'],
  };
}
