import type { Actor } from '#server/modules/identity/index.ts';
import { letEveryoneSee, lockShiftForJob, takeShift } from '#server/modules/shifts/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { showInvitation } from './list-invitations.ts';
import { invitationLifecycle } from './shift-invitations.lifecycle.ts';
import { answerRefusal } from './shift-invitations.policy.ts';
import { findInvitation, findInvitationsTo, moveInvitation } from './shift-invitations.queries.ts';

/** Finds an invitation of a groomer. @throws Problem `not_found` */
async function findOwn(t: Transaction, groomerId: string, id: string) {
  const invitation = await findInvitation(t.sql, id);
  if (invitation?.groomerId !== groomerId) throw notFound('invitation');
  return invitation;
}

/** Checks that an invitation may still be answered; its shift is locked. @throws Problem `taken`, `already_done` */
async function requireAnswerable(
  t: Transaction,
  groomerId: string,
  id: string,
  answer: 'accept' | 'decline',
) {
  const refusal = answerRefusal(answer, (await findOwn(t, groomerId, id)).state);
  if (refusal) throw problem(refusal.code, refusal.detail);
}

/**
 * Accepts an invitation, which books the groomer. Of several at the same time the first is booked.
 * @throws Problem `not_found`, `taken`, `already_done`, `too_late`, `terms_changed`, `clash`
 */
export async function acceptInvitation(t: Transaction, actor: Actor, id: string, termsVersion: number) {
  const { shiftId, createdAt } = await findOwn(t, actor.id, id);
  await takeShift(t, actor, shiftId, {
    termsVersion,
    mayTake: () => requireAnswerable(t, actor.id, id, 'accept'),
    offered: () => ({ how: 'invited', at: new Date(createdAt) }),
  });
  await moveInvitation(t.sql, id, 'accept', t.now);
  return showInvitation(t.sql, actor.id, id);
}

/**
 * Declines an invitation. A shift that only those invited see opens to everyone once the last of them has declined.
 * @throws Problem `not_found`, `taken`, `already_done`
 */
export async function declineInvitation(t: Transaction, actor: Actor, id: string) {
  const { shiftId } = await findOwn(t, actor.id, id);
  const shift = await lockShiftForJob(t, shiftId);
  await requireAnswerable(t, actor.id, id, 'decline');
  await moveInvitation(t.sql, id, 'decline', t.now);
  await t.announce('shift.invitation_declined', { invitationId: id });
  const waiting = (await findInvitationsTo(t.sql, shiftId)).some(({ state }) =>
    can(invitationLifecycle, 'accept', state),
  );
  if (!waiting && shift?.seenFirstBy === 'invited') await letEveryoneSee(t, shiftId);
  return showInvitation(t.sql, actor.id, id);
}
