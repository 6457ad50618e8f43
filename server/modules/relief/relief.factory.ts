import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { keepRelief } from './keep-relief.ts';
import { findReliefOf } from './relief.queries.ts';

/** Fills a shift on December 2 from 8 to 4 in Austin, and books Biscotti with its groomer at nine. */
export async function makeRelief(
  t: Transaction,
  given: { businessId?: string; groomerId?: string; status?: 'filled' | 'in_progress' | 'completed' } = {},
) {
  const businessId = given.businessId ?? (await makeBusiness(t)).id;
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const { status = 'filled' } = given;
  const shift = await makeShift(t, { businessId, groomerId, status, day: '2026-12-02' });
  await keepRelief(t, shift.id);
  const staffId = (await findReliefOf(t.sql, shift.id)) ?? '';
  const visit = await makeOwnVisit(t, {
    providerId: businessId,
    providerAs: 'business',
    staffId,
    startsAt: new Date('2026-12-02T15:00:00Z'),
    note: 'Pays late',
  });
  return { shift, businessId, groomerId, staffId, visit };
}
