import { uuidv7 } from 'uuidv7';
import { maxInvited } from '#contract/shifts/shift-invitations.ts';
import type { InvitationState } from '#contract/shifts/shift-invitations.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { holdShift, lockShift } from '#server/modules/shifts/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { invitationLifecycle } from './shift-invitations.lifecycle.ts';
import {
  deleteInvitation,
  findInvitable,
  findInvitationsTo,
  findSentInvitations,
  insertInvitation,
} from './shift-invitations.queries.ts';

const isOpen = (state: InvitationState) => can(invitationLifecycle, 'accept', state);
const saidNo: InvitationState = invitationLifecycle.transitions.decline.to;

/**
 * Invites groomers to one's open shift, which no one else sees for `onlyForHours`. Who has an open invitation keeps it.
 * @throws Problem `not_found`, `too_late`, `invalid` naming the groomer
 */
export async function inviteGroomers(
  t: Transaction,
  actor: Actor,
  shiftId: string,
  { groomerIds, onlyForHours }: { groomerIds: string[]; onlyForHours?: number | null | undefined },
) {
  const shift = await lockShift(t, shiftId, actor, 'edit');
  const earlier = new Map((await findInvitationsTo(t.sql, shiftId)).map((each) => [each.groomerId, each]));
  const invitable = new Map(
    (await findInvitable(t.sql, actor.id, shiftId, groomerIds)).map((each) => [each.id, each]),
  );
  const wanted = groomerIds.map((id, place) => ({
    id,
    field: `groomerIds.${place}`,
    before: earlier.get(id),
  }));
  for (const { id, field, before } of wanted) {
    const groomer = invitable.get(id);
    if (!groomer) throw fieldProblem(field, 'This groomer is not listed anymore');
    if (groomer.applied)
      throw fieldProblem(field, 'This groomer has applied already: look at their application');
    if (before?.state === saidNo) throw fieldProblem(field, 'This groomer has declined this shift');
  }
  const fresh = new Map(
    wanted.filter(({ before }) => !before || !isOpen(before.state)).map((each) => [each.id, each]),
  );
  const waiting = [...earlier.values()].filter(({ state }) => isOpen(state)).length;
  if (waiting + fresh.size > maxInvited)
    throw fieldProblem(
      'groomerIds',
      `At most ${maxInvited} groomers can be invited at a time, and ${waiting} have not answered yet`,
    );
  for (const { id: groomerId, before } of fresh.values()) {
    if (before) await deleteInvitation(t.sql, before.id);
    const id = uuidv7();
    await insertInvitation(t.sql, { id, shiftId, businessId: actor.id, groomerId, createdAt: t.now });
    await t.announce('shift.invited', { invitationId: id });
  }
  if (onlyForHours) await holdShift(t, shift, { by: 'invited', hours: onlyForHours }, 'onlyForHours');
  return findSentInvitations(t.sql, shiftId);
}
