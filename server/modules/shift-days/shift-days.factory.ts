import { uuidv7 } from 'uuidv7';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeFilledShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertExtra, writeDay } from './shift-days.queries.ts';

type Given = {
  businessId?: string | undefined;
  groomerId?: string | undefined;
  mark?: (words: string) => string;
};

/** Makes a filled shift whose groomer is late, left early and claims two dogs. */
export async function makeDay(t: Transaction, given: Given = {}) {
  const { mark = (words) => words } = given;
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const shift = await makeFilledShift(t, { ...given, groomerId });
  const sides = { shiftId: shift.id, groomerId, businessId: shift.businessId };
  await writeDay(t.sql, sides, t.now, {
    lateMinutes: 20,
    leftAt: t.now,
    leftNote: mark('My daughter is ill.'),
  });
  const extraId = uuidv7();
  await insertExtra(t.sql, {
    ...sides,
    id: extraId,
    dogs: 2,
    minutes: 30,
    note: mark('Two walk-ins.'),
    createdAt: t.now,
    answerBy: after(t.now, hours(72)),
  });
  return { ...sides, extraId, startsAt: shift.startsAt };
}
