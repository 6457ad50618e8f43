import type { Transaction } from '#server/platform/transaction.ts';
import type { AgreementKind } from '#contract/shift-agreements/shift-agreements.ts';
import { writeAgreement } from '#server/modules/shift-agreements/index.ts';
import { bookGroomer } from '../book-groomer.ts';
import { moveApplication, withdrawFrom } from '../applications.queries.ts';
import { scheduleShiftReminders } from '../deadlines.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

type Filling = {
  /** Whose act fills the shift. */
  by: string;
  applicationId: string;
  groomerId: string;
  /** The groomer's pending applications for these are withdrawn. Their rows are locked. */
  overlapping: string[];
  /** How the two sides agreed on its terms, and when each did. */
  agreed: {
    how: AgreementKind;
    ownerSignedAt: Date;
    groomerSignedAt: Date | null;
    /** What changed after the groomer applied. */
    unseen: string[];
  };
};

/** How and when an owner offered a shift to be taken. */
export type Offered = { how: 'invited' | 'instant'; at: Date };

/** Books the groomer of an application for a locked shift. @throws Problem `too_late`, `clash` */
export async function fillShift(
  t: Transaction,
  shift: LockedShift,
  { by, applicationId, groomerId, overlapping, agreed }: Filling,
): Promise<void> {
  await bookGroomer(t, groomerId, shift);
  await moveApplication(t.sql, applicationId, 'accept', { acceptedAt: t.now });
  await moveShift(t.sql, shift.id, 'fill', { filledAt: t.now });
  await writeAgreement(t, shift, { groomerId, ...agreed });
  await recordHistory(t, shift.id, 'filled', { by, about: groomerId });
  await scheduleShiftReminders(t, shift, applicationId);
  await t.announce('application.accepted', { applicationId, shiftId: shift.id });
  await t.announce('shift.filled', { shiftId: shift.id, applicationId });
  for (const withdrawn of await withdrawFrom(t.sql, groomerId, overlapping, t.now)) {
    await recordHistory(t, withdrawn.shiftId, 'application_withdrawn', { by: null, about: groomerId });
    await t.announce('application.withdrawn', {
      applicationId: withdrawn.id,
      shiftId: withdrawn.shiftId,
      wasAccepted: false,
      because: 'overlap',
    });
  }
}
