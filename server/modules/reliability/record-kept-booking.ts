import { reliabilityRules } from '#contract/reliability.ts';
import type { FactKind } from '#contract/reliability.ts';
import { hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { deleteKept, insertFact } from './reliability.queries.ts';
import type { NewFact } from './reliability.queries.ts';
import { findCompletedShift, findCompletedVisit } from './worked.queries.ts';

type Sides = Pick<NewFact, 'subjectKind' | 'subjectId' | 'title' | 'countedFrom'>;

/**
 * Records that both sides of a shift kept it, and whether its owner recorded the pay in time. Figures that count
 * because the owner was silent are late. A day without a dog was kept by neither.
 */
export async function recordWorkedShift(
  t: Transaction,
  shiftId: string,
  { silent }: { silent: boolean },
): Promise<void> {
  const shift = await findCompletedShift(t.sql, shiftId);
  if (!shift) return;
  const { ownerId, groomerId, title, completedAt, endsAt, dogsGroomed } = shift;
  if (dogsGroomed === 0) return deleteKept(t.sql, shiftId);
  const about: Sides = { subjectKind: 'shift', subjectId: shiftId, title, countedFrom: completedAt };
  await recordKept(t, about, [ownerId, groomerId]);
  const isLate = silent || Date.parse(completedAt) > Date.parse(endsAt) + hours(reliabilityRules.payHours);
  await record(t, about, isLate ? 'paid_late' : 'paid_in_time', ownerId, groomerId);
}

/** Records that both sides of a visit kept it. */
export async function recordCompletedVisit(t: Transaction, visitId: string): Promise<void> {
  const visit = await findCompletedVisit(t.sql, visitId);
  if (!visit) return;
  const { ownerId, providerId, title, completedAt } = visit;
  await recordKept(t, { subjectKind: 'visit', subjectId: visitId, title, countedFrom: completedAt }, [
    ownerId,
    providerId,
  ]);
}

async function recordKept(t: Transaction, about: Sides, [one, other]: [string, string]): Promise<void> {
  await record(t, about, 'kept', one, other);
  await record(t, about, 'kept', other, one);
}

const record = (t: Transaction, about: Sides, kind: FactKind, accountId: string, otherId: string) =>
  insertFact(t.sql, { ...about, id: uuidv7(), accountId, otherId, kind, excused: null });
