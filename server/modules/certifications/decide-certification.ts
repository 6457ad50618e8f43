import type { AdminCertification } from '#contract/profiles/certifications.ts';
import { adminAct } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { certificationLifecycle } from './certifications.lifecycle.ts';
import { decisionRefusal } from './certifications.policy.ts';
import { decideCertificationRow, findForAdmin, lockCertification } from './certifications.queries.ts';

type Decision = { decision: 'check' | 'refuse'; reason: string; seen: string };

/**
 * Checks a record or refuses it. `seen` is when the record that the admin compared was last changed.
 * @throws Problem `not_found`, `forbidden` for one's own, `changed_elsewhere`, `already_done`, `too_late`
 */
export async function decideCertification(
  t: Transaction,
  adminId: string,
  id: string,
  { decision, reason, seen }: Decision,
): Promise<AdminCertification> {
  const found = await findForAdmin(t.sql, id, t.now);
  if (!found) throw notFound('certification');
  await adminAct(t, adminId, {
    act: `certification.${certificationLifecycle.transitions[decision].to}`,
    subjectId: id,
    accountId: found.holder.id,
    reason,
    details: { title: found.title, issuer: found.issuer, number: found.number, expiresOn: found.expiresOn },
  });
  const record = await lockCertification(t.sql, id);
  if (!record) throw notFound('certification');
  const refusal = decisionRefusal({ ...record, decidedBy: found.decision?.by ?? null }, decision);
  if (refusal) throw problem(refusal.code, refusal.detail);
  if (Date.parse(record.updatedAt) !== Date.parse(seen))
    throw problem('changed_elsewhere', 'It was changed meanwhile. Please compare it with its proof again.');
  await decideCertificationRow(t.sql, id, decision, {
    decidedAt: t.now,
    decidedBy: adminId,
    decisionReason: reason,
  });
  await t.announce(decision === 'check' ? 'certification.checked' : 'certification.refused', {
    certificationId: id,
  });
  return (await findForAdmin(t.sql, id, t.now)) ?? found;
}
