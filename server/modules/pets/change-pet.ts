import type { z } from 'zod';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import type { Pet, PetChange } from '#contract/pets/pets.ts';
import { ageInYears } from '#reference/life-stages.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { todayOf, zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { groomedAt, requirePastDates } from './pet-dates.ts';
import { changedFacts } from './pet-facts.ts';
import { awaitsGrooming, findPet, updatePet } from './pets.queries.ts';
import type { PetChanges } from './pets.queries.ts';
import { lockOwnPet, getOwnPet } from './get-pet.ts';
import { readBreed } from './recognized-breed.ts';
import { requireLikely } from './require-likely.ts';

/** Changes the given fields of a pet. @throws Problem `not_found`, `invalid`, `changed_elsewhere` */
export async function changePet(
  t: Transaction,
  ownerId: string,
  id: string,
  { isRight, lastGroomedOn, ...change }: z.output<typeof PetChange>,
  seen?: FieldsSeen,
) {
  await lockOwnPet(t.sql, id, ownerId);
  const before = await getOwnPet(t.sql, id, ownerId, t.now);
  if (seen) requireUnchanged(seen, before, change);
  if (lastGroomedOn && before.lastGroomedAt)
    throw fieldProblem('lastGroomedOn', 'A groom is on record already; due dates follow it.');
  await requireLikelyChange(t, ownerId, before, { ...change, isRight });
  const groomed = lastGroomedOn && { lastGroomedAt: await groomedOn(t, ownerId, lastGroomedOn) };
  await writeChange(t, ownerId, id, { ...change, ...groomed });
  return getOwnPet(t.sql, id, ownerId, t.now);
}

async function groomedOn(t: Transaction, ownerId: string, day: string): Promise<Date | null> {
  return groomedAt(day, {
    today: await todayOf(t.sql, ownerId, t.now),
    timeZone: await zoneOf(t.sql, ownerId),
  });
}

const judged = ['species', 'breed', 'weight', 'age', 'birthDate'] as const;

/** Asks only about what is changed. @throws Problem `invalid` */
async function requireLikelyChange(
  t: Transaction,
  ownerId: string,
  before: z.input<typeof Pet>,
  { isRight, ...change }: Omit<z.output<typeof PetChange>, 'lastGroomedOn'>,
): Promise<void> {
  if (judged.every((field) => change[field] === undefined)) return;
  const { species, breed, weight, birthDate } = { ...before, ...withoutUndefined(change) };
  const told = change.age === undefined ? before.age : change.age;
  const age = birthDate ? ageInYears(birthDate, await todayOf(t.sql, ownerId, t.now)) : told;
  requireLikely({ species, breed, weight, age }, isRight, birthDate ? 'birthDate' : 'age');
}

type Facts = Omit<z.output<typeof PetChange>, 'isRight' | 'lastGroomedOn'> & {
  lastGroomedAt?: Date | null;
  diedOn?: string | null;
};

/** Writes the given fields of a locked pet of this account, as its owner or manager. @throws Problem `invalid` */
export async function writeChange(t: Transaction, keeperId: string, id: string, change: Facts) {
  const today = await todayOf(t.sql, keeperId, t.now);
  requirePastDates(change, today);
  const { photoId, age, birthDate, ...rest } = change;
  const changes: PetChanges = withoutUndefined(rest);
  Object.assign(changes, changedFacts(rest, (await findPet(t.sql, id)) ?? {}));
  if (rest.breed !== undefined || rest.species !== undefined || rest.breedAsWritten !== undefined)
    Object.assign(changes, await breedColumns(t.sql, id, rest));
  if (age !== undefined) Object.assign(changes, { age, ageToldOn: age === null ? null : today });
  if (birthDate !== undefined) changes.birthDate = birthDate;
  // A birth date replaces the age because it is more exact.
  if (birthDate) Object.assign(changes, { age: null, ageToldOn: null });
  if (photoId !== undefined)
    changes.photoUrl = photoId && ((await claimPhotoUrls(t.sql, keeperId, [photoId], 'photoId'))[0] ?? null);
  if (Object.keys(changes).length > 0) await updatePet(t.sql, id, changes, t.now);
}

/** New words are read anew, unless the owner says that they stay as written. */
async function breedColumns(
  sql: Sql,
  id: string,
  change: Pick<Facts, 'breed' | 'species' | 'breedAsWritten'>,
) {
  const before = await findPet(sql, id);
  if (!before) return {};
  const { breed = before.breed, species = before.species } = change;
  const sameWords = breed === before.breed && species === before.species;
  const breedAsWritten = change.breedAsWritten ?? (sameWords && before.breedAsWritten);
  return readBreed({ breed, species, breedAsWritten }).columns;
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
