import type { z } from 'zod';
import type { PayDecision } from '#contract/shifts/pay-disputes.ts';
import { minutesOf, payFor } from '#contract/shifts/pay-model.ts';
import { adminAct } from '#server/modules/identity/index.ts';
import { dollars } from '#server/platform/money.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { movePay } from '../shifts.queries.ts';
import { findPayDispute } from './pay-disputes.queries.ts';

/**
 * Decides on the figures of a shift whose pay is disputed; both sides read the reason.
 * @throws Problem `not_found` if none waits for an admin, `forbidden` if the admin is one of the two sides
 */
export async function decidePay(
  t: Transaction,
  adminId: string,
  shiftId: string,
  { dogsGroomed, bonus = 0, reason, ...figures }: z.output<typeof PayDecision>,
): Promise<void> {
  await lockShiftForJob(t, shiftId);
  const dispute = await findPayDispute(t.sql, shiftId);
  if (!dispute) throw notFound('dispute');
  const { owner, groomer, title } = dispute;
  if ([owner.id, groomer.id].includes(adminId))
    throw problem('forbidden', 'You are one of the two sides. Another admin has to decide.');
  const revenue = figures.revenue ?? dispute.revenue;
  const hours = figures.hours ?? dispute.hours;
  const pay = payFor({ ...dispute, revenue, bonus, hours });
  await movePay(t.sql, shiftId, 'decide', {
    dogsGroomed,
    ...(dispute.hourlyRate === null ? {} : { minutesWorked: minutesOf(hours) }),
    revenue,
    bonus,
    pay,
    settledAt: t.now,
    decision: reason,
    decidedBy: adminId,
  });
  await recordHistory(t, shiftId, 'pay_decided', {
    by: null,
    about: groomer.id,
    note: `${dollars(pay)}: ${reason}`,
  });
  await adminAct(t, adminId, {
    act: 'pay.decided',
    subjectId: shiftId,
    accountId: groomer.id,
    reason,
    details: { title, amount: pay, person: groomer.name },
  });
  await t.announce('shift.pay_decided', { shiftId });
}
