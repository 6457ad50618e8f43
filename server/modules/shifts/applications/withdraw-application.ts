import type { Actor } from '#server/modules/identity/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { moveApplication, subtractApplication } from '../applications.queries.ts';
import { lockApplication } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { reopenShift } from './reopen-shift.ts';
import { isAccepted } from '../shifts.lifecycle.ts';
import { getApplication } from './get-application.ts';
import { leaveShift } from '../leave-shift.ts';
import type { LockedShift } from '../shifts.queries.ts';

/**
 * Withdraws an application; if it was accepted, the shift is open again. `expected` is the status that the
 * groomer's page shows, so that an outdated page never drops a booking.
 * @throws Problem `not_found`, `too_late`, `booked_meanwhile`, `counts_differently`
 */
export async function withdrawApplication(
  t: Transaction,
  actor: Actor,
  applicationId: string,
  { expected, ...shown }: Shown & { expected?: 'pending' | 'accepted' | null | undefined },
) {
  const { application, shift } = await lockApplication(t, applicationId, actor, 'withdraw');
  const wasAccepted = isAccepted(application.status);
  if (wasAccepted && expected && !isAccepted(expected)) throw bookedMeanwhile(shift, t.now);
  if (wasAccepted) await leaveShift(t, actor.id, shift, 'withdraw', shown);
  await moveApplication(t.sql, applicationId, 'withdraw', { endedAt: t.now });
  await subtractApplication(t.sql, shift.id);
  const what = wasAccepted ? 'withdrawn' : 'application_withdrawn';
  await recordHistory(t, shift.id, what, { by: actor.id, about: actor.id });
  await t.announce('application.withdrawn', { applicationId, shiftId: shift.id, wasAccepted });
  if (wasAccepted) await reopenShift(t, shift.id, applicationId);
  return getApplication(t, actor, applicationId, shift);
}

const bookedMeanwhile = ({ businessName, title, startsAt, endsAt, timeZone }: LockedShift, now: Date) =>
  problem(
    'booked_meanwhile',
    `You're booked at ${businessName} on ${dayInWords(startsAt, timeZone, now)}.`,
    undefined,
    { booking: { businessName, title, startsAt, endsAt, timeZone } },
  );
