import { frontDeskMinutes } from '#contract/staff/front-desk.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { isFrontDesk, writePerson } from '#server/modules/identity/index.ts';

/** Notes who is at the desk, for ten minutes. @throws Problem `not_found` elsewhere, `invalid` naming `staffId` */
export async function choosePerson(t: Transaction, tokenHash: Buffer, staffId: string): Promise<void> {
  if (!(await isFrontDesk(t.sql, tokenHash))) throw notFound('front desk');
  const until = after(t.now, minutes(frontDeskMinutes.person));
  if (!(await writePerson(t.sql, tokenHash, { staffId, until, on: t.now })))
    throw fieldProblem('staffId', 'This person does not work for you.');
}
