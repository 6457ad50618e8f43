import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplication } from '../applications.queries.ts';
import { lockApplication } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { getApplication } from './get-application.ts';

/** Declines an application. @throws Problem `not_found`, `already_done`, `too_late` */
export async function declineApplication(t: Transaction, actor: Actor, applicationId: string) {
  const { application, shift } = await lockApplication(t, applicationId, actor, 'decline');
  await moveApplication(t.sql, applicationId, 'decline', { endedAt: t.now });
  await recordHistory(t, shift.id, 'declined', { by: actor.id, about: application.groomerId });
  await t.announce('application.declined', { applicationId, shiftId: shift.id });
  return getApplication(t, actor, applicationId, shift);
}
