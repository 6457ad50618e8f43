import type { Fee } from '#contract/cancellation-policies/cancellation-policies.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findFee, findFees, lockFee, waiveFeeRow } from './fees.queries.ts';
import type { FeeRow } from './fees.queries.ts';

const owed: Fee['state'] = 'owed';

function toFee({ accountId, ...row }: FeeRow, viewerId: string): Fee {
  const isOpen = accountId === viewerId && row.state === owed;
  return { ...row, actions: isOpen ? ['pay', 'waive'] : [] };
}

/** Returns a fee to its provider or to the pet owner. @throws Problem `not_found` */
export async function getFee(sql: Sql, viewerId: string, id: string): Promise<Fee> {
  const row = await findFee(sql, id, viewerId);
  if (!row) throw notFound('fee');
  return toFee(row, viewerId);
}

type Query = {
  visitId?: string | undefined;
  clientId?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Lists the fees that an account is owed or owes, one more than the limit where there are more. */
export async function listFees(
  sql: Sql,
  viewerId: string,
  { visitId, clientId, limit = 20, cursor }: Query,
): Promise<Fee[]> {
  const rows = await findFees(sql, viewerId, { visitId, clientId, limit, cursor });
  return rows.map((row) => toFee(row, viewerId));
}

/** @throws Problem `not_found`, `already_done` */
export async function waiveFee(t: Transaction, accountId: string, id: string, reason: string): Promise<Fee> {
  const fee = await lockFee(t.sql, id, accountId);
  if (!fee) throw notFound('fee');
  if (!fee.owed) throw problem('already_done', 'This fee is not owed anymore.');
  await waiveFeeRow(t.sql, id, reason, t.now);
  return getFee(t.sql, accountId, id);
}
