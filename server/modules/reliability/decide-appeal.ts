import type { z } from 'zod';
import type { Dispute, DisputeDecision } from '#contract/reliability.ts';
import { adminAct } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { decisionRefusal } from './appeals.policy.ts';
import { decideAppealRow, findDispute, lockAppeal, overturnFact, restoreFact } from './appeals.queries.ts';
import { toDispute } from './list-facts.ts';

/**
 * Decides an appeal with a reason that both sides read. An overturned fact counts no more, and one that was
 * contested counts from now on if it is upheld.
 * @throws Problem `not_found`, `forbidden`, `already_done`
 */
export async function decideAppeal(
  t: Transaction,
  adminId: string,
  appealId: string,
  { decision, reason }: z.output<typeof DisputeDecision>,
): Promise<Dispute> {
  await lockAppeal(t.sql, appealId);
  const { appeal, ...before } = await requireDispute(t, appealId);
  const { person, other, decidedBy } = before;
  const refusal = decisionRefusal(
    { status: appeal.status, personId: person.id, otherId: other?.id ?? null, decidedBy },
    adminId,
  );
  if (refusal) throw problem(refusal.code, refusal.detail);
  const overturned = decision === 'overturned';
  await decideAppealRow(t.sql, appealId, overturned ? 'overturn' : 'uphold', {
    decidedAt: t.now,
    decidedBy: adminId,
    decision: reason,
  });
  if (overturned) await overturnFact(t.sql, before.factId, t.now);
  else if (appeal.contested) await restoreFact(t.sql, before.factId);
  await adminAct(t, adminId, {
    act: `appeal.${decision}`,
    subjectId: appealId,
    accountId: person.id,
    reason,
    details: { kind: before.kind, title: before.title, person: person.name },
  });
  const { contested } = appeal;
  await t.announce('appeal.decided', {
    appealId,
    subjectId: before.subjectId,
    contested,
    upheld: !overturned,
  });
  return toDispute(await requireDispute(t, appealId));
}

async function requireDispute(t: Transaction, appealId: string) {
  const dispute = await findDispute(t.sql, appealId);
  if (!dispute) throw notFound('appeal');
  return dispute;
}
