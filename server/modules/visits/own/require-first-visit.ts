import { isCompleted, isStopped } from '#contract/grooming/grooming-lifecycle.ts';
import type { OwnVisitDraft } from '#contract/grooming/own-visits.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findFirstVisit } from './redo.queries.ts';

/**
 * A free redo is of a finished visit of the same client, for animals that were there, and costs nothing.
 * @returns its pets without a price @throws Problem `invalid` naming `redoOf` or the pet
 */
export async function freePetsOf(
  { sql }: Pick<Transaction, 'sql'>,
  providerId: string,
  { redoOf, clientId, pets }: OwnVisitDraft,
): Promise<OwnVisitDraft['pets']> {
  if (redoOf === undefined) return pets;
  const first = await findFirstVisit(sql, providerId, redoOf);
  if (first?.clientId !== clientId) throw fieldProblem('redoOf', 'This is not a visit of this client.');
  if (!isCompleted(first.status) && !isStopped(first.status))
    throw fieldProblem('redoOf', 'Only a finished visit can be done again.');
  if (first.redoOf) throw fieldProblem('redoOf', 'This was a redo itself. Book it from the first visit.');
  const stranger = pets.findIndex(({ petId }) => !first.petIds.includes(petId));
  if (stranger >= 0)
    throw fieldProblem(`pets.${stranger}.petId`, 'This pet was not there on the first visit.');
  return pets.map((pet) => ({ ...pet, price: 0 }));
}
