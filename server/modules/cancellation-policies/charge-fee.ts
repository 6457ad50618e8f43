import { uuidv7 } from 'uuidv7';
import {
  cancellationFee,
  freeUntil,
  policySentence,
} from '#contract/cancellation-policies/cancellation-fee.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findVisitTerms, insertFee } from './fees.queries.ts';
import type { VisitTerms } from './fees.queries.ts';
import { getFee } from './list-fees.ts';

/** Owes what the policy says once a visit was cancelled or missed by its client. It may run twice. */
export async function chargeFee(t: Transaction, visitId: string): Promise<void> {
  const visit = await findVisitTerms(t.sql, visitId);
  if (visit && visit.cancelledBy !== 'provider') await owe(t, visit);
}

/**
 * Owes the fee of a client who told the provider to cancel.
 * @throws Problem `not_found`, `too_early` for a visit that is on, `already_done`, `not_offered` where nothing is owed
 */
export async function chargeByHand(t: Transaction, accountId: string, visitId: string) {
  const visit = await findVisitTerms(t.sql, visitId);
  if (visit?.providerId !== accountId) throw notFound('visit');
  if (!visit.endedAt) throw problem('too_early', 'A fee is owed once a visit was cancelled or missed.');
  if (visit.charged) throw problem('already_done', 'This visit has a fee already.');
  const id = await owe(t, visit);
  if (!id) throw problem('not_offered', 'By your policy nothing is owed for this.');
  return getFee(t.sql, accountId, id);
}

async function owe(t: Transaction, visit: VisitTerms): Promise<string | undefined> {
  const { kind } = visit;
  const amount = amountOfEnd(visit);
  if (!kind || visit.charged || amount === 0) return undefined;
  const { providerId: accountId, ownerId, clientId, id: visitId } = visit;
  const id = uuidv7();
  await insertFee(t.sql, { id, accountId, ownerId, clientId, visitId, kind, amount, createdAt: t.now });
  return id;
}

/** What the policy asks for a visit that its client cancelled or missed. */
function amountOfEnd({ endedAt, kind, policy, price, startsAt, excused }: VisitTerms): number {
  if (!endedAt || !kind || excused) return 0;
  const at = Date.parse(endedAt);
  return cancellationFee(policy, { price, startsAt: Date.parse(startsAt), at, kind, by: 'client' });
}

/** What the client of a visit that is cancelled or missed owes for it by the policy, whether it is charged yet or not. */
export async function feeOfEnd(sql: Sql, visitId: string): Promise<number> {
  const visit = await findVisitTerms(sql, visitId);
  return visit && visit.cancelledBy !== 'provider' ? amountOfEnd(visit) : 0;
}

/** Returns what the client of a visit would owe for cancelling it now. @throws Problem `not_found` */
export async function previewFee(sql: Sql, viewerId: string, visitId: string, now: Date) {
  const visit = await findVisitTerms(sql, visitId);
  if (!visit || (viewerId !== visit.providerId && viewerId !== visit.ownerId)) throw notFound('visit');
  const { policy } = visit;
  return {
    policy,
    freeUntil: policy && new Date(freeUntil(policy, Date.parse(visit.startsAt))).toISOString(),
    fee: feeAt(visit, now),
  };
}

const feeAt = ({ policy, price, startsAt, asked }: VisitTerms, now: Date): number =>
  asked
    ? 0
    : cancellationFee(policy, {
        price,
        startsAt: Date.parse(startsAt),
        at: now.getTime(),
        kind: 'late_cancel',
        by: 'client',
      });

/** The policy of a visit in words, and what its client would owe for cancelling it now. */
export async function cancellationTerms(sql: Sql, visitId: string, now: Date) {
  const visit = await findVisitTerms(sql, visitId);
  return { policy: policySentence(visit?.policy ?? null), fee: visit ? feeAt(visit, now) : 0 };
}

/** Until when the client of a visit cancels free of charge, and the cents that it costs later; null where it never costs anything. */
export async function findLateFee(
  sql: Sql,
  visitId: string,
): Promise<{ freeUntil: Date; fee: number } | null> {
  const visit = await findVisitTerms(sql, visitId);
  if (!visit?.policy || visit.policy.cancelHours === 0) return null;
  const { policy, startsAt } = visit;
  const until = freeUntil(policy, Date.parse(startsAt));
  const fee = feeAt(visit, new Date(until + 1));
  return fee > 0 ? { freeUntil: new Date(until), fee } : null;
}
