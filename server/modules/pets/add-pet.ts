import type { z } from 'zod';
import type { PetDraft } from '#contract/pets/pets.ts';
import { ageInYears } from '#reference/life-stages.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { insertPet } from './pets.queries.ts';
import { getOwnPet } from './get-pet.ts';
import { newPet } from './new-pet.ts';
import { requireLikely } from './require-likely.ts';

/** Adds a pet. @throws Problem `invalid` */
export async function addPet(t: Transaction, ownerId: string, draft: z.output<typeof PetDraft>) {
  const timeZone = await zoneOf(t.sql, ownerId);
  const today = dayIn(t.now, timeZone);
  const [photoUrl = null] = draft.photoId
    ? await claimPhotoUrls(t.sql, ownerId, [draft.photoId], 'photoId')
    : [];
  const pet = newPet({ ownerId }, draft, { today, timeZone, now: t.now, photoUrl });
  const age = pet.birthDate ? ageInYears(pet.birthDate, today) : pet.age;
  requireLikely({ ...pet, age }, draft.isRight, pet.birthDate ? 'birthDate' : 'age');
  await insertPet(t.sql, pet);
  return getOwnPet(t.sql, pet.id, ownerId, t.now);
}
