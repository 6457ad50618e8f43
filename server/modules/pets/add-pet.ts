import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { PetDraft } from '#contract/pets/pets.ts';
import { recognizeBreed } from '#reference/breeds/recognize-breed.ts';
import { sizeForWeight } from '#reference/sizes.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import { insertPet } from './pets.queries.ts';
import { requirePastDates } from './pet-dates.ts';
import { getOwnPet } from './get-pet.ts';

/**
 * Adds a pet. A missing coat is taken from the breed, and a missing size from the weight. @throws Problem
 * `invalid`
 */
export async function addPet(t: Transaction, ownerId: string, draft: z.output<typeof PetDraft>) {
  const today = utcDay(t.now);
  requirePastDates(draft, today);
  const species = draft.species ?? 'dog';
  const known = draft.breed ? recognizeBreed(draft.breed, { species }) : null;
  const [photoUrl = null] = draft.photoId
    ? await claimPhotoUrls(t.sql, ownerId, [draft.photoId], 'photoId')
    : [];
  const id = uuidv7();
  await insertPet(t.sql, {
    id,
    ownerId,
    name: draft.name,
    species,
    breed: draft.breed || null,
    coat: draft.coat ?? known?.breed.coat ?? null,
    age: draft.birthDate ? null : (draft.age ?? null),
    ageToldOn: draft.birthDate || draft.age === null || draft.age === undefined ? null : today,
    birthDate: draft.birthDate ?? null,
    weight: draft.weight ?? null,
    size: draft.size ?? (draft.weight ? sizeForWeight(draft.weight) : 'medium'),
    groomingNotes: draft.groomingNotes || null,
    specialConditions: draft.specialConditions ?? [],
    temperament: draft.temperament ?? [],
    bites: draft.bites ?? [],
    photoUrl,
    createdAt: t.now,
  });
  return getOwnPet(t.sql, id, ownerId, t.now);
}
