import { uuidv7 } from 'uuidv7';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, shiftInstants } from './shift-times.ts';
import { insertShift, setStatus } from './shifts.queries.ts';
import type { NewShift, Place } from './shifts.queries.ts';
import type { ShiftStatus } from '#contract/shift-lifecycle.ts';

const southAustin: Place = {
  businessType: 'salon',
  address: '1805 South Congress Avenue, Austin, TX 78704',
  city: 'Austin',
  state: 'TX',
  lat: 30.2428,
  lon: -97.7658,
  timeZone: 'America/Chicago',
};

/** A shift in three days from 8 to 4 by the clock of its place, posted now, of a business of its own. */
export async function makeShift(
  t: Transaction,
  { status, ...given }: Partial<Omit<NewShift, 'startsAt' | 'endsAt'>> & { status?: ShiftStatus } = {},
) {
  const timeZone = given.timeZone ?? southAustin.timeZone;
  const wall = {
    day: given.day ?? dayIn(after(t.now, days(3)), timeZone),
    startTime: given.startTime ?? '08:00',
    endTime: given.endTime ?? '16:00',
    timeZone,
  };
  const shift: NewShift = {
    ...southAustin,
    id: uuidv7(),
    businessId: given.businessId ?? (await makeAccount(t, { roles: ['owner'] })).id,
    title: 'Full-groom day',
    description: null,
    dogCount: 6,
    payPercentage: 50,
    estimatedPayMin: 200,
    estimatedPayMax: 280,
    requirements: [],
    bonusInfo: null,
    bonusAmount: null,
    postedAt: t.now,
    ...given,
    ...wall,
    ...shiftInstants(wall),
  };
  await insertShift(t.sql, shift);
  if (status) await setStatus(t.sql, shift.id, status);
  return shift;
}
