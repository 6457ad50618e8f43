import { uuidv7 } from 'uuidv7';
import type { AgreedTerms } from '#contract/shift-agreements/shift-agreements.ts';
import { makeFilledShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findLatestAgreement, insertAgreement } from './shift-agreements.queries.ts';

type Given = {
  businessId?: string;
  groomerId?: string;
  /** Whether the groomer has not signed. */
  unsigned?: boolean;
  /** Words in each of its texts. */
  mark?: (words: string) => string;
};

/** Makes a filled shift whose latest agreement is as given. @returns the ids of both */
export async function makeAgreement(t: Transaction, given: Given = {}) {
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const shift = await makeFilledShift(t, { ...given, groomerId });
  const { mark = (words) => words, unsigned = false } = given;
  const first = await findLatestAgreement(t.sql, shift.id, groomerId);
  if (!first) throw new Error('A filled shift has an agreement');
  const terms: AgreedTerms = { ...first.terms, title: mark(first.terms.title) };
  const id = uuidv7();
  await insertAgreement(t.sql, {
    id,
    shiftId: shift.id,
    businessId: shift.businessId,
    groomerId,
    how: 'applied',
    terms,
    termsVersion: 2,
    unseen: unsigned ? [mark('Pay: 60% → 50%')] : [],
    ownerSignedAt: t.now,
    groomerSignedAt: unsigned ? null : after(t.now, -hours(1)),
    createdAt: t.now,
  });
  return { id, shiftId: shift.id };
}
