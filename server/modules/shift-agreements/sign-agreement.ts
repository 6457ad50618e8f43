import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getAgreement } from './get-agreement.ts';
import { signRefusal } from './shift-agreements.policy.ts';
import { findAgreement, lockAgreement, sign } from './shift-agreements.queries.ts';

/**
 * The groomer agrees to terms that changed between their application and its acceptance. An agreement never changes, so its
 * id says what they saw. @throws Problem `not_found`, `forbidden`, `already_done`
 */
export async function signAgreement(t: Transaction, accountId: string, id: string): Promise<Agreement> {
  await lockAgreement(t.sql, id);
  const agreement = await findAgreement(t.sql, id, accountId);
  if (!agreement) throw notFound('agreement');
  const refusal = signRefusal(agreement, accountId);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await sign(t.sql, id, t.now);
  await t.announce('agreement.signed', { agreementId: id });
  return getAgreement(t.sql, accountId, id);
}
