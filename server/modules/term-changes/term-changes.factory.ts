import { uuidv7 } from 'uuidv7';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeFilledShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertTermChange, moveTermChange } from './term-changes.queries.ts';

type Given = {
  businessId?: string;
  groomerId?: string;
  answered?: 'accept' | 'withdraw';
  mark?: (words: string) => string;
};

/** Makes a filled shift whose owner asks for seven dogs instead of six, at 55%. @returns the ids of both */
export async function makeTermChange(t: Transaction, given: Given = {}) {
  const { mark = (words) => words, answered } = given;
  const groomerId = given.groomerId ?? (await makeGroomer(t)).id;
  const shift = await makeFilledShift(t, { ...given, groomerId });
  const id = uuidv7();
  await insertTermChange(t.sql, {
    id,
    shiftId: shift.id,
    businessId: shift.businessId,
    groomerId,
    termsVersion: 1,
    change: { dogCount: 7, payPercentage: 55, requirements: [mark('Own shears')] },
    parts: [
      { name: 'Pay', before: '50%', after: '55%' },
      { name: 'Dogs', before: '6', after: mark('7') },
    ],
    note: mark('A doodle more.'),
    createdAt: t.now,
    answerBy: after(t.now, hours(12)),
  });
  if (answered) await moveTermChange(t.sql, id, answered, t.now);
  return { id, shiftId: shift.id };
}
