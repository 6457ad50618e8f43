import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { subtractApplication, updateApplication } from './applications.queries.ts';
import { holdApplication } from './hold-shift.ts';
import { remember } from './remember.ts';
import { reopenShift } from './reopen-shift.ts';
import { showApplication } from './show-application.ts';

/** A groomer takes an application back; if it was accepted, the shift is open again. @throws Problem `not_found`, `too_late` */
export async function withdrawApplication(t: Transaction, actor: Actor, applicationId: string) {
  const { application, shift } = await holdApplication(t, applicationId, actor, 'withdraw');
  const wasAccepted = application.status === 'accepted';
  await updateApplication(t.sql, applicationId, { status: 'withdrawn', endedAt: t.now });
  await subtractApplication(t.sql, shift.id);
  const what = wasAccepted ? 'withdrawn' : 'taken_back';
  await remember(t, shift.id, what, { by: actor.id, about: actor.id });
  await t.announce('application.withdrawn', { applicationId, shiftId: shift.id, wasAccepted });
  if (wasAccepted) await reopenShift(t, shift.id, applicationId);
  return showApplication(t, actor, applicationId, shift);
}
