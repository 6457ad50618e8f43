import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import { isBooked } from '#contract/grooming/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProviderVisit, lockVisit } from '../lock-visit.ts';
import { findMissingConsents } from '../view/needed-consents.ts';
import { writeCoatState } from '../view/needed-consents.queries.ts';
import { findVisitRow } from '../view/visit-views.queries.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { seesVisit } from '../visits.policy.ts';

/**
 * Locks a visit whose animals come or are here, and notes the coat of the day of some of them.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid` naming the pet
 */
export async function noteCoats(
  t: Transaction,
  actor: Actor,
  visitId: string,
  coats: readonly { petId: string; coatState?: CoatState | undefined }[],
) {
  const { status } = await lockProviderVisit(t, visitId, actor);
  const { ownerId } = await lockVisit(t, visitId, actor, isBooked(status) ? 'check_in' : 'complete');
  const pets = await petsOf(t, actor, visitId);
  for (const [nth, { petId, coatState }] of coats.entries()) {
    if (!pets.some(({ id }) => id === petId))
      throw fieldProblem(`pets.${nth}.petId`, 'This pet is not part of the visit.');
    if (coatState) await writeCoatState(t.sql, visitId, petId, coatState);
  }
  return { ownerId };
}

const petsOf = async (
  { sql, now }: Pick<Transaction, 'sql' | 'now'>,
  { id }: { id: string },
  visitId: string,
) => (await findVisitPets(sql, [visitId], id, now)).get(visitId) ?? [];

/** A visit as its consents need it, for one of its sides. @throws Problem `not_found` */
export async function findVisitToAgree(
  { sql, now }: Pick<Transaction, 'sql' | 'now'>,
  actor: Actor,
  visitId: string,
) {
  const row = await findVisitRow(sql, visitId, actor.id);
  if (!row || !seesVisit(row, actor)) throw notFound('visit');
  return toAgree({ sql, now }, row);
}

/** The same for the client with the link of the visit. @throws Problem `not_found` */
export async function findLinkedVisitToAgree(
  { sql, now }: Pick<Transaction, 'sql' | 'now'>,
  { visitId, accountId }: { visitId: string; accountId: string },
) {
  const row = await findVisitRow(sql, visitId, accountId);
  if (!row) throw notFound('visit');
  return toAgree({ sql, now }, row);
}

async function toAgree(
  reader: Pick<Transaction, 'sql' | 'now'>,
  { id, providerId, ownerId, clientId, timeZone }: NonNullable<Awaited<ReturnType<typeof findVisitRow>>>,
) {
  const pets = await petsOf(reader, { id: providerId }, id);
  const missing = (await findMissingConsents(reader.sql, [{ id, pets }], reader.now)).get(id) ?? [];
  return {
    id,
    providerId,
    ownerId,
    clientId,
    timeZone,
    missing,
    pets: pets.map(({ id: petId, name }) => ({ id: petId, name })),
  };
}
