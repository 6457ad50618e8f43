import type { ClientPetChange, ClientPetDraft } from '#contract/clients/client-pets.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { findPet, groomedAt, insertPets, writePetChange } from '#server/modules/pets/index.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { insertClientPets, updateClient, updateClientPet } from './clients.queries.ts';
import { getClient, lockClient, requirePet } from './get-client.ts';
import { newClientPet, splitDraft } from './new-client.ts';

/** Adds a pet to a client. @throws Problem `not_found`, `invalid`, `full` */
export async function addClientPet(t: Transaction, accountId: string, id: string, draft: ClientPetDraft) {
  await lockClient(t.sql, accountId, id);
  const [photoUrl = null] = draft.photoId
    ? await claimPhotoUrls(t.sql, accountId, [draft.photoId], 'photoId')
    : [];
  const timeZone = await zoneOf(t.sql, accountId);
  const { pet, notes } = newClientPet({ accountId, timeZone, now: t.now }, id, draft, { photoUrl });
  await insertPets(t.sql, [pet]);
  await insertClientPets(t.sql, [notes]);
  return getClient(t.sql, accountId, id, t.now);
}

/**
 * Changes a pet of a client: the provider's notes, and the facts of one whose record the provider keeps. @throws Problem
 * `not_found`, `invalid`
 */
export async function changeClientPet(
  t: Transaction,
  accountId: string,
  { id, petId }: { id: string; petId: string },
  change: ClientPetChange,
) {
  const client = await lockClient(t.sql, accountId, id);
  await requirePet(t.sql, client, petId);
  const pet = await findPet(t.sql, petId);
  if (!pet) throw notFound('pet of this client');
  const { archived, ...draft } = change;
  const { notes, facts } = splitDraft(draft);
  const [fact] = Object.entries(facts).find(([, value]) => value !== undefined) ?? [];
  if (fact && pet.managedBy !== accountId)
    throw fieldProblem(fact, `${pet.name}'s owner keeps this record and changes it.`);
  const changes = {
    ...notes,
    ...(archived === undefined ? {} : { archivedAt: archived ? t.now : null }),
  };
  if (Object.keys(changes).length > 0) await updateClientPet(t.sql, { clientId: id, petId }, changes);
  if (fact) await writeFacts(t, accountId, petId, facts);
  await updateClient(t.sql, id, {}, t.now);
  return getClient(t.sql, accountId, id, t.now);
}

type Facts = Omit<ClientPetChange, 'archived'>;

async function writeFacts(t: Transaction, accountId: string, petId: string, facts: Facts) {
  const { lastGroomedOn, diedOn, ...change } = facts;
  const timeZone = await zoneOf(t.sql, accountId);
  const today = dayIn(t.now, timeZone);
  if (diedOn && diedOn > today) throw fieldProblem('diedOn', 'This day has not come yet.');
  await writePetChange(t, accountId, petId, {
    ...change,
    ...(diedOn === undefined ? {} : { diedOn }),
    ...(lastGroomedOn === undefined ? {} : { lastGroomedAt: groomedAt(lastGroomedOn, { today, timeZone }) }),
  });
  if (diedOn) await t.announce('pet.died', { petId });
}
