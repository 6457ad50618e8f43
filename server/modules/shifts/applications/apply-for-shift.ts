import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { ApplicationDraft } from '#contract/shifts/shift-applications.ts';
import { clashesOf, describeTime } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { requireSelf } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applicationActions } from '../applications.policy.ts';
import { lockGroomer, writeApplication } from '../applications.queries.ts';
import { lockShift } from '../lock-shift.ts';
import { requireTermsSeen } from './require-terms-seen.ts';
import { recordHistory } from '../record-history.ts';

/**
 * Applies for a shift, or applies again after a withdrawal or a release.
 * @throws Problem `forbidden`, `not_found`, `already_done`, `taken`, `too_late`, `clash`, `terms_changed`
 */
export async function applyForShift(t: Transaction, actor: Actor, draft: z.output<typeof ApplicationDraft>) {
  requireSelf(actor, draft.groomerId ?? undefined);
  await lockGroomer(t.sql, actor.id);
  const shift = await lockShift(t, draft.shiftId, actor, 'apply');
  const [clash] = await clashesOf(t.sql, {
    subjectId: actor.id,
    from: shift.startsAt,
    to: shift.endsAt,
  });
  if (clash) throw problem('clash', `You're booked then: ${describeTime(clash, t.now)}.`);
  await requireTermsSeen(t, shift, draft.termsVersion);

  const application = await writeApplication(
    t.sql,
    {
      id: uuidv7(),
      shiftId: shift.id,
      groomerId: actor.id,
      message: draft.message || null,
      termsVersion: shift.termsVersion,
      createdAt: t.now,
    },
    shift.own,
  );
  await recordHistory(t, shift.id, 'applied', { by: actor.id, about: actor.id });
  await t.announce('application.sent', { applicationId: application.id, shiftId: shift.id });
  return { ...application, actions: applicationActions(application, shift, actor, t.now) };
}
