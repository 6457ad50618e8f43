import { uuidv7 } from 'uuidv7';
import { aboveAgreed, agreedLinesOf, discountsOf, sumBill, workOn } from '#contract/bills/bill-money.ts';
import { maxBillsOfVisit } from '#contract/bills/bills.ts';
import type { Bill, CheckedOut, CheckOutDraft } from '#contract/bills/bills.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { closeVisit, lockForCheckOut } from '#server/modules/visits/index.ts';
import type { VisitToBill } from '#server/modules/visits/index.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applyAdvances, openAdvances, requireUsedUp } from './advances.ts';
import { countBills, findDayAt, findPayPercent, insertBill, takeReceiptNo } from './bills.queries.ts';
import type { PaymentRow } from './bills.queries.ts';
import { getBill } from './get-bill.ts';
import { agreeAtCheckOut, closeQuestions, findAgreedTotal } from '#server/modules/price-changes/index.ts';
import { bookNext, mailReceipt } from './after-check-out.ts';
import { tipAsked } from './tip-asked.ts';
import { writePayment } from './take-payment.ts';

/**
 * Writes the bill of a visit and what was paid, and completes the visit if the pet is still checked in.
 * @throws Problem `not_found`, `too_early`, `too_late`, `already_done`, `invalid`, `unconfirmed`
 */
export async function checkOut(
  t: Transaction,
  platform: Platform,
  actor: Actor,
  visitId: string,
  draft: CheckOutDraft,
): Promise<CheckedOut> {
  const visit = await lockForCheckOut(t, actor, visitId);
  requireSound(visit, draft);
  const agreed = await requireAgreed(t, visit, draft);
  const advances = await openAdvances(t, visitId);
  requirePaid(draft, sumOf(advances));
  if ((await countBills(t.sql, visitId)) >= maxBillsOfVisit)
    throw problem('full', `A visit has at most ${maxBillsOfVisit} bills.`);
  await closeQuestions(t, visitId);
  const billId = await writeBill(t, visit, { ...draft, agreed, advances });
  await closeVisit(t, actor, visit, draft.nextVisitWeeks ?? null);
  await t.announce('bill.closed', { billId });
  return {
    ...(await getBill(t.sql, actor.id, billId)),
    ...(await bookNext(t, actor, visit, draft.next ?? null)),
    receiptProblem: draft.receipt === 'email' ? await mailReceipt(t, platform, visit) : null,
  };
}

type Agreed = Bill['agreed'];

/** Writes a bill that was checked, with its payments. @returns its id */
export async function writeBill(
  t: Transaction,
  visit: Pick<VisitToBill, 'id' | 'providerId' | 'ownerId' | 'clientId'>,
  {
    lines,
    taxPercent,
    payments,
    agreed,
    advances = [],
  }: Pick<CheckOutDraft, 'lines' | 'taxPercent' | 'payments'> & {
    agreed?: Agreed;
    advances?: readonly PaymentRow[];
  },
): Promise<string> {
  const { taxable: _taxable, ...sums } = sumBill(lines, taxPercent);
  const bill = {
    id: uuidv7(),
    accountId: visit.providerId,
    ownerId: visit.ownerId,
    clientId: visit.clientId,
    visitId: visit.id,
    receiptNo: await takeReceiptNo(t.sql, visit.providerId),
    lines,
    taxPercent,
    ...sums,
    agreedHow: agreed?.how ?? null,
    agreedName: agreed?.name ?? null,
    payPercent: await findPayPercent(t.sql, visit.id),
    day: await findDayAt(t.sql, visit.id, t.now),
    closedAt: t.now,
  };
  await insertBill(t.sql, bill);
  await applyAdvances(t, bill, advances);
  for (const payment of payments) await writePayment(t, bill, payment);
  return bill.id;
}

/** @throws Problem `invalid` naming the line or the discount */
function requireSound({ petIds }: VisitToBill, { lines, taxPercent }: CheckOutDraft): void {
  const stray = lines.findIndex(({ petId }) => petId && !petIds.includes(petId));
  if (stray !== -1) throw fieldProblem(`lines.${stray}.petId`, 'This pet is not of this visit');
  const { subtotal, total } = sumBill(lines, taxPercent);
  if (discountsOf(lines) > subtotal) throw fieldProblem('lines', 'The discount is more than the bill');
  if (total > 100_000_000) throw fieldProblem('lines', 'A bill is at most $1,000,000');
}

/**
 * Returns who agreed to more than the price of the visit, and how; null where the work costs no more.
 * @throws Problem `unconfirmed` if it costs more than was agreed, without a yes to it
 */
async function requireAgreed(
  t: Transaction,
  visit: VisitToBill,
  { lines: all, agreed: said }: CheckOutDraft,
): Promise<Agreed> {
  const lines = agreedLinesOf(all, visit.unpricedPetIds);
  const { total: agreed, by } = await findAgreedTotal(t, visit);
  const above = aboveAgreed(lines, agreed);
  const work = workOn(lines);
  if (above === 0 || agreed === null) return visit.price !== null && work > visit.price ? by : null;
  if (!said)
    throw problem(
      'unconfirmed',
      `${dollarsInShort(work)} is ${dollarsInShort(above)} more than the agreed ${dollarsInShort(agreed)}. Say who agreed to it, and how.`,
      [{ path: 'agreed', message: visit.ownerId ? 'Who said yes; they are told' : 'Who said yes, and how' }],
    );
  await agreeAtCheckOut(t, visit, { oldTotal: agreed, newTotal: work, said });
  return said;
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** @throws Problem `unconfirmed` if the payments are more or less than the total, and nothing says so */
function requirePaid({ lines, taxPercent, payments, leaveOwed }: CheckOutDraft, advance: number): void {
  const { total } = sumBill(lines, taxPercent);
  requireUsedUp(advance, total);
  const paid = advance + sumOf(payments);
  if (paid < total && !leaveOwed) {
    const rest = dollarsInShort(total - paid);
    throw problem(
      'unconfirmed',
      `Paid ${dollarsInShort(paid)} of ${dollarsInShort(total)}: ${rest} stays owed.`,
      [{ path: 'leaveOwed', message: `${rest} stays owed` }],
    );
  }
  if (paid > total) throw tipAsked(paid - total, payments.length - 1);
}
