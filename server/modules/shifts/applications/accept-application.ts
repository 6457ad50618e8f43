import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockApplication } from '../lock-shift.ts';
import { findEdits } from '../shifts.queries.ts';
import { fillShift } from './fill-shift.ts';
import { getApplication } from './get-application.ts';

/**
 * Accepts an application: fills the shift, puts the other applicants on the waiting list and withdraws the
 * groomer's overlapping applications. The booking itself refuses overlapping work. Where the terms changed after the groomer
 * applied, the agreement waits for their signature.
 * @throws Problem `not_found`, `already_done`, `taken`, `too_late`, `clash`
 */
export async function acceptApplication(t: Transaction, actor: Actor, applicationId: string) {
  const { application, shift, overlapping } = await lockApplication(t, applicationId, actor, 'accept');
  const { groomerId, termsVersion, createdAt } = application;
  const unseen = (await findEdits(t.sql, shift.id, termsVersion)).flatMap((note) => note.split('\n'));
  const groomerSignedAt = unseen.length > 0 ? null : new Date(createdAt);
  const agreed = { how: 'applied', ownerSignedAt: t.now, groomerSignedAt, unseen } as const;
  await fillShift(t, shift, { by: actor.id, applicationId, groomerId, overlapping, agreed });
  return getApplication(t, actor, applicationId, shift);
}
