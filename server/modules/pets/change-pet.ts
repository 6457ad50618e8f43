import type { z } from 'zod';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import type { PetChange } from '#contract/pets/pets.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import { requirePastDates } from './pet-dates.ts';
import { awaitsGrooming, updatePet } from './pets.queries.ts';
import type { PetChanges } from './pets.queries.ts';
import { lockOwnPet, getOwnPet } from './get-pet.ts';

/** Changes the given fields of a pet. @throws Problem `not_found`, `invalid`, `changed_elsewhere` */
export async function changePet(
  t: Transaction,
  ownerId: string,
  id: string,
  change: z.output<typeof PetChange>,
  seen?: FieldsSeen,
) {
  await lockOwnPet(t.sql, id, ownerId);
  if (seen) requireUnchanged(seen, await getOwnPet(t.sql, id, ownerId, t.now), change);
  const today = utcDay(t.now);
  requirePastDates(change, today);
  const { photoId, age, birthDate, ...rest } = change;
  const changes: PetChanges = withoutUndefined(rest);
  if (age !== undefined) Object.assign(changes, { age, ageToldOn: age === null ? null : today });
  if (birthDate !== undefined) changes.birthDate = birthDate;
  // A birth date replaces the age because it is more exact.
  if (birthDate) Object.assign(changes, { age: null, ageToldOn: null });
  if (photoId !== undefined)
    changes.photoUrl = photoId && ((await claimPhotoUrls(t.sql, ownerId, [photoId], 'photoId'))[0] ?? null);
  if (Object.keys(changes).length > 0) await updatePet(t.sql, id, changes, t.now);
  return getOwnPet(t.sql, id, ownerId, t.now);
}

const withoutUndefined = (given: object): PetChanges =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/**
 * Archives a pet; its visits and records stay. The call is idempotent.
 * @throws Problem `not_found`, `too_early` while grooming is requested or booked
 */
export async function archivePet(t: Transaction, ownerId: string, id: string) {
  const pet = await lockOwnPet(t.sql, id, ownerId);
  if (await awaitsGrooming(t.sql, id))
    throw problem('too_early', `Grooming is asked for or booked for ${pet.name}. Cancel that first.`);
  if (!pet.archivedAt) await updatePet(t.sql, id, { archivedAt: t.now }, t.now);
  return getOwnPet(t.sql, id, ownerId, t.now);
}

/** @throws Problem `not_found` */
export async function restorePet(t: Transaction, ownerId: string, id: string) {
  await lockOwnPet(t.sql, id, ownerId);
  await updatePet(t.sql, id, { archivedAt: null }, t.now);
  return getOwnPet(t.sql, id, ownerId, t.now);
}
