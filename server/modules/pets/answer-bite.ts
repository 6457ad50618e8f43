import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { answerFiledBite } from './pets.queries.ts';
import { lockOwnPet, getOwnPet } from './get-pet.ts';

type Answer = { petId: string; biteId: string; answer: string };

/** Saves the owner's answer to a bite that a provider filed. @throws Problem `not_found`, `already_done` */
export async function answerBite(t: Transaction, ownerId: string, { petId, biteId, answer }: Answer) {
  const { filedBites } = await lockOwnPet(t.sql, petId, ownerId);
  const bite = filedBites.find(({ id }) => id === biteId);
  if (!bite) throw notFound('bite');
  if (bite.answer !== null) throw problem('already_done', 'You answered this already.');
  await answerFiledBite(t.sql, petId, biteId, answer);
  return getOwnPet(t.sql, petId, ownerId, t.now);
}
