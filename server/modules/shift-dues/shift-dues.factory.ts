import { uuidv7 } from 'uuidv7';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeFilledShift } from '#server/modules/shifts/shifts.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertDue } from './shift-dues.queries.ts';

/** Makes a due of $100. @returns its id */
export async function makeDue(
  t: Transaction,
  given: { businessId?: string; groomerId?: string } = {},
): Promise<string> {
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const shift = await makeFilledShift(t, { ...given, groomerId });
  const id = uuidv7();
  await insertDue(t.sql, {
    id,
    shiftId: shift.id,
    businessId: shift.businessId,
    groomerId,
    cancelTerms: 'fair',
    amount: 10_000,
    weather: true,
    createdAt: t.now,
  });
  return id;
}
