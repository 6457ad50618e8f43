import { isOpen } from '#contract/grooming/grooming-lifecycle.ts';
import { findProviders } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { markProofChecked } from '#server/modules/vaccinations/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProviderVisit } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';

/**
 * Notes that the provider looked at the proof of a vaccination, in place of an earlier check.
 * @throws Problem `not_found`, `too_late`
 */
export async function checkProof(t: Transaction, actor: Actor, visitId: string, vaccinationId: string) {
  const { status } = await lockProviderVisit(t, visitId, actor);
  if (!isOpen(status)) throw problem('too_late', 'Proofs are checked until the visit has ended.');
  const by = (await findProviders(t.sql, [visitId], t.now)).get(visitId)?.name ?? '';
  if (!(await markProofChecked(t.sql, { vaccinationId, visitId, by, at: t.now })))
    throw problem('not_found', 'This proof was replaced or removed. Load the visit again.');
  return getVisit(t.sql, actor, visitId, t.now);
}
