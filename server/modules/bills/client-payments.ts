import type { ClientAccount, ClientPaymentDraft } from '#contract/bills/client-payments.ts';
import { maxAdvances } from '#contract/bills/client-payments.ts';
import { getFee, lockFee } from '#server/modules/cancellation-policies/index.ts';
import { findClientOf } from '#server/modules/clients/index.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertAdvance, reverseInAdvance } from './advances.ts';
import {
  findAccount,
  findAdvances,
  findPaymentOfClient,
  findVisitOfFee,
  isOfClient,
  isReversed,
  lockVisitToPay,
} from './client-payments.queries.ts';
import { payFee } from './pay-fee.ts';
import { takePayment } from './take-payment.ts';

/** What a client of a provider owes and has paid in advance. @throws Problem `not_found` */
export async function getAccount(sql: Sql, accountId: string, clientId: string): Promise<ClientAccount> {
  if (!(await findClientOf(sql, accountId, clientId))) throw notFound('client');
  return findAccount(sql, accountId, clientId);
}

/**
 * Records a payment of what stayed owed, of a fee as a whole, or in advance for a visit.
 * @throws Problem `not_found`, `invalid` naming the field, `already_done`, `too_late`, `unconfirmed`, `full`
 */
export async function payAsClient(
  t: Transaction,
  accountId: string,
  clientId: string,
  draft: ClientPaymentDraft,
): Promise<ClientAccount> {
  const of = { accountId, clientId };
  if (!(await findClientOf(t.sql, accountId, clientId))) throw notFound('client');
  const { amount, method, billId, feeId, visitId, note } = draft;
  if (billId) {
    if (!(await isOfClient(t.sql, 'bills', billId, of)))
      throw fieldProblem('billId', 'This is not a bill of this client');
    await takePayment(t, accountId, billId, { method, amount, tip: 0, note });
  }
  if (feeId) {
    if (!(await isOfClient(t.sql, 'fees', feeId, of)))
      throw fieldProblem('feeId', 'This is not a fee of this client');
    const fee = await getFee(t.sql, accountId, feeId);
    if (fee.amount !== amount)
      throw fieldProblem('amount', `The fee is ${dollarsInShort(fee.amount)}, and is paid as a whole`);
    await payFee(t, accountId, feeId, method);
  }
  if (visitId) await payInAdvance(t, of, { visitId, amount, method, note });
  return findAccount(t.sql, accountId, clientId);
}

async function payInAdvance(
  t: Transaction,
  { accountId, clientId }: { accountId: string; clientId: string },
  { visitId, ...payment }: Pick<ClientPaymentDraft, 'amount' | 'method' | 'note'> & { visitId: string },
): Promise<void> {
  const visit = await lockVisitToPay(t.sql, visitId, accountId, clientId);
  if (!visit) throw fieldProblem('visitId', 'This visit is not of this client');
  if (!visit.isOpen) throw problem('too_late', 'Only a visit that is ahead or under way is paid in advance.');
  if ((await findAdvances(t.sql, visitId)).length >= maxAdvances)
    throw problem('full', `A visit has at most ${maxAdvances} payments in advance.`);
  await insertAdvance(t, { accountId, clientId, visitId, ...payment });
}

/**
 * Gives the payment of a fee, or one in advance, back by a row of its own, which counts today.
 * @throws Problem `not_found`, `already_done`
 */
export async function reverseForClient(
  t: Transaction,
  accountId: string,
  { clientId, paymentId, reason }: { clientId: string; paymentId: string; reason: string },
): Promise<ClientAccount> {
  const payment = await findPaymentOfClient(t.sql, paymentId, accountId, clientId);
  if (!payment) throw notFound('payment');
  const { feeId, visitId } = payment;
  if (feeId) await lockFee(t.sql, feeId, accountId);
  else if (visitId) await lockVisitToPay(t.sql, visitId, accountId, clientId);
  if (await isReversed(t.sql, paymentId)) throw problem('already_done', 'This payment is reversed already.');
  const of = { accountId, clientId, visitId: visitId ?? (await findVisitOfFee(t.sql, feeId ?? '')) };
  await reverseInAdvance(t, of, payment, reason, feeId);
  return findAccount(t.sql, accountId, clientId);
}
