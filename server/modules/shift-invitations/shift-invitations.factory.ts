import { uuidv7 } from 'uuidv7';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertInvitation } from './shift-invitations.queries.ts';

/** Invites a groomer, by default a new one, to a shift, by default a new one of the business. */
export async function makeInvitation(
  t: Transaction,
  given: { shiftId?: string; businessId?: string; groomerId?: string } = {},
) {
  const shift = given.shiftId
    ? { id: given.shiftId, businessId: given.businessId ?? '' }
    : await makeShift(t, given.businessId ? { businessId: given.businessId } : {});
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const id = uuidv7();
  const invitation = { id, shiftId: shift.id, businessId: shift.businessId, groomerId };
  await insertInvitation(t.sql, { ...invitation, createdAt: t.now });
  return invitation;
}
