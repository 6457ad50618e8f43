import { uuidv7 } from 'uuidv7';
import { claimSilenceHours, payDisputeHours } from '#contract/shifts/shift-deadlines.ts';
import { hoursOf, payFor } from '#contract/shifts/pay-model.ts';
import type { ApplicationStatus, PayState, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { moveRow } from '#server/platform/database/move-row.queries.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { contestNoShow, recordNoShow } from '#server/modules/reliability/index.ts';
import { writeAgreement } from '#server/modules/shift-agreements/index.ts';
import { bookGroomer } from './book-groomer.ts';
import { subtractApplication, writeApplication } from './applications.queries.ts';
import { writeClaim } from './pay/claims.queries.ts';
import { schedulePayConfirmation, scheduleStart } from './deadlines.ts';
import { recordHistory } from './record-history.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { shiftInstants } from './post/shift-times.ts';
import { applicationLifecycle, payLifecycle, shiftLifecycle } from './shifts.lifecycle.ts';
import { findBusinessPlace, findLockedShift, insertPay, insertShift } from './shifts.queries.ts';
import type { NewShift } from './shifts.queries.ts';

type Given = Partial<Omit<NewShift, 'startsAt' | 'endsAt'>> & {
  status?: ShiftStatus;
  /** The worker, in the statuses that need one. */
  groomerId?: string;
  /** The pay of a completed shift, money in cents. */
  revenue?: number;
  payState?: PayState;
  /** Whether an admin has to decide on disputed pay. */
  withAdmin?: boolean;
  /** Whether the groomer has sent figures for a shift in progress. */
  claimed?: boolean;
};

/**
 * Creates a shift in three days from 8 to 4 local time, posted now, with everything that belongs to its
 * status: the groomer, the booking, the pay. Unless one is given, it belongs to a new business.
 */
export async function makeShift(t: Transaction, given: Given = {}) {
  const {
    status = 'posted',
    groomerId,
    revenue = 60_000,
    payState = 'waiting',
    claimed = false,
    withAdmin = false,
    ...terms
  } = given;
  const businessId = terms.businessId ?? (await makeBusiness(t)).id;
  const place = await findBusinessPlace(t.sql, businessId);
  if (!place) throw new Error('A shift needs a business with a profile');
  const timeZone = terms.timeZone ?? place.timeZone;
  const wall = {
    day: terms.day ?? dayIn(after(t.now, days(3)), timeZone),
    startTime: terms.startTime ?? '08:00',
    endTime: terms.endTime ?? '16:00',
    timeZone,
  };
  const shift: NewShift = {
    ...place,
    id: uuidv7(),
    title: 'Full-groom day',
    description: null,
    dogCount: 6,
    payPercentage: 50,
    estimatedPayMin: 200,
    estimatedPayMax: 280,
    requirements: [],
    bonusInfo: null,
    bonusAmount: null,
    payModel: 'agreed_later',
    boothRent: null,
    hourlyRate: null,
    paidWhen: 'agreed_later',
    bathing: 'agreed_later',
    cancelTerms: 'relaxed',
    postedAt: t.now,
    ...terms,
    ...wall,
    ...shiftInstants(wall),
    businessId,
  };
  await insertShift(t.sql, shift);
  await recordHistory({ ...t, now: shift.postedAt }, shift.id, 'posted', { by: businessId });
  if (status === 'posted' || status === 'filled') await scheduleStart(t, shift.id, shift.startsAt);
  if (needsWorker(status)) {
    const worker = groomerId ?? (await makeGroomer(t)).id;
    await makeWork(t, shift, worker, status, { revenue, payState, withAdmin });
    if (claimed) await makeClaim(t, shift, worker, revenue);
  }
  await moveRow(t.sql, shiftLifecycle, stepTo(shiftLifecycle, status), t.sql`id = ${shift.id}`, {
    ...(needsWorker(status) ? { filledAt: shift.postedAt } : {}),
    ...(status === 'completed' ? { completedAt: shift.endsAt } : {}),
    ...(status === 'no_show' || status === 'contested' ? { noShowAt: after(shift.startsAt, hours(2)) } : {}),
    ...(status === 'contested' ? { noShowContestedAt: after(shift.startsAt, hours(3)) } : {}),
    ...(status === 'cancelled'
      ? { cancelReason: 'We have to close that day.', cancelledAt: shift.postedAt }
      : {}),
  });
  return shift;
}

let filled = 0;
/**
 * Creates a filled shift on a day of its own, so that one groomer can have many. It is more than 99 days ahead, where no other
 * factory books.
 */
export const makeFilledShift = (t: Transaction, { businessId, groomerId }: Sides) =>
  makeShift(t, {
    status: 'filled',
    day: dayIn(after(t.now, days(100 + (filled++ % 300))), 'UTC'),
    ...(groomerId ? { groomerId } : {}),
    ...(businessId ? { businessId } : {}),
  });
type Sides = { businessId?: string | undefined; groomerId?: string | undefined };

type WorkStatus = 'filled' | 'in_progress' | 'completed' | 'no_show' | 'contested';
const needsWorker = (status: ShiftStatus): status is WorkStatus =>
  ['filled', 'in_progress', 'completed', 'no_show', 'contested'].includes(status);

async function makeWork(
  t: Transaction,
  shift: NewShift,
  groomerId: string,
  status: WorkStatus,
  { revenue, payState, withAdmin }: { revenue: number; payState: PayState; withAdmin: boolean },
) {
  const missed = status === 'no_show' || status === 'contested';
  const applied = missed ? 'no_show' : status === 'completed' ? status : 'accepted';
  await makeApplication(t, { shiftId: shift.id, groomerId, status: applied, createdAt: shift.postedAt });
  await recordHistory({ ...t, now: shift.postedAt }, shift.id, 'filled', {
    by: shift.businessId,
    about: groomerId,
  });
  const filled = await findLockedShift(t.sql, shift.id, null);
  const signedAt = shift.postedAt;
  const signed = { ownerSignedAt: signedAt, groomerSignedAt: signedAt };
  if (filled)
    await writeAgreement({ ...t, now: signedAt }, filled, {
      groomerId,
      how: 'applied',
      unseen: [],
      ...signed,
    });
  if (missed) {
    const { id, title, timeZone, businessId: otherId } = shift;
    await recordNoShow(t, groomerId, { kind: 'shift', id, title, timeZone, otherId });
    if (status === 'contested') await contestNoShow(t, groomerId, id, 'I was there until four.');
  } else await bookGroomer(t, groomerId, shift);
  if (status === 'filled') return;
  await recordHistory({ ...t, now: shift.startsAt }, shift.id, 'started', { by: null });
  if (status !== 'completed') return;
  const recordedAt = shift.endsAt;
  const bonus = shift.bonusAmount ?? 0;
  await recordHistory({ ...t, now: recordedAt }, shift.id, 'completed', { by: shift.businessId });
  await insertPay(t.sql, 'record', {
    shiftId: shift.id,
    groomerId,
    dogsGroomed: shift.dogCount,
    minutesWorked: null,
    revenue,
    bonus,
    pay: payFor({
      ...shift,
      revenue,
      bonus,
      hours: hoursOf(shift.startsAt.toISOString(), shift.endsAt.toISOString()),
    }),
    recordedAt,
    confirmBy: await schedulePayConfirmation(t, shift.id, recordedAt),
    settledAt: null,
    disputeReason: null,
  });
  await moveRow(t.sql, payLifecycle, stepTo(payLifecycle, payState), t.sql`shift_id = ${shift.id}`, {
    settledAt: payState === 'confirmed' ? after(recordedAt, hours(3)) : null,
    ...(payState === 'disputed'
      ? {
          disputeReason: 'One more dog than recorded.',
          disputedAt: recordedAt,
          answerBy: after(recordedAt, hours(payDisputeHours.admin)),
          withAdminAt: withAdmin ? after(recordedAt, hours(payDisputeHours.admin)) : null,
        }
      : {}),
  });
}

async function makeClaim(t: Transaction, shift: NewShift, groomerId: string, revenue: number) {
  await writeClaim(t.sql, {
    shiftId: shift.id,
    groomerId,
    dogsGroomed: shift.dogCount,
    minutesWorked: 450,
    revenue,
    revenueEstimated: false,
    bonus: 0,
    pay: payFor({
      ...shift,
      revenue,
      bonus: 0,
      hours: hoursOf(shift.startsAt.toISOString(), shift.endsAt.toISOString()),
    }),
    claimedAt: shift.endsAt,
    answerBy: after(shift.endsAt, hours(claimSilenceHours)),
  });
}

/**
 * Creates an application, by a new groomer unless one is given. For an accepted application, `makeShift` is
 * simpler.
 */
export async function makeApplication(
  t: Transaction,
  given: {
    shiftId: string;
    groomerId?: string;
    message?: string | null;
    status?: ApplicationStatus;
    createdAt?: Date;
    seenAt?: Date;
  },
) {
  const { shiftId, status = 'pending', message = null, createdAt = t.now, seenAt } = given;
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const { id } = await writeApplication(t.sql, {
    id: uuidv7(),
    shiftId,
    groomerId,
    message,
    termsVersion: 1,
    createdAt,
  });
  await moveRow(t.sql, applicationLifecycle, stepTo(applicationLifecycle, status), t.sql`id = ${id}`, {
    ...(seenAt ? { seenAt } : {}),
    ...(['accepted', 'completed', 'no_show', 'released'].includes(status) ? { acceptedAt: createdAt } : {}),
    ...(['pending', 'accepted'].includes(status) ? {} : { endedAt: t.now }),
  });
  await recordHistory({ ...t, now: createdAt }, shiftId, 'applied', { by: groomerId, about: groomerId });
  if (status === 'withdrawn') await subtractApplication(t.sql, shiftId);
  return { id, shiftId, groomerId, status };
}
