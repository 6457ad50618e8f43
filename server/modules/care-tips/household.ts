import type { TipCategory } from '#contract/care-tips/care-tip-codes.ts';
import type { Size } from '#contract/pets/pet-codes.ts';
import { breedNamed } from '#reference/breeds/breed-index.ts';
import { usualSize } from '#reference/sizes.ts';
import { daysBetween, yearsBetween } from '#reference/calendar-days.ts';
import { conditionsOf } from '#reference/care-tips/conditions.ts';
import type { TipPet } from '#reference/care-tips/fit.ts';
import type { TipHousehold } from '#reference/care-tips/rank-tips.ts';
import { findPets } from '#server/modules/pets/index.ts';
import type { PetRow } from '#server/modules/pets/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findHome, findOwnerTips } from './care-tips.queries.ts';
import type { OwnerTip } from './care-tips.queries.ts';
import { tipDay } from './tip-day.ts';

export type TipFilter = { petId?: string | undefined; category?: TipCategory | undefined };
export type Household = { household: TipHousehold; own: ReadonlyMap<string, OwnerTip> };

/**
 * What the generator compares for an owner: their pets, their place, and what they rated and saw.
 * @throws Problem `not_found` for a pet that is not theirs
 */
export async function getHousehold(
  sql: Sql,
  ownerId: string,
  now: Date,
  { petId, category }: TipFilter = {},
): Promise<Household> {
  const all = await findPets(sql, ownerId, false);
  const pets = petId ? all.filter(({ id }) => id === petId) : all;
  if (petId && pets.length === 0) throw notFound('pet');
  const { state, timeZone } = await findHome(sql, ownerId);
  const rows = await findOwnerTips(sql, ownerId);
  const day = tipDay(now, timeZone);
  return {
    own: new Map(rows.map((row) => [row.tipId, row])),
    household: {
      pets: pets.map((pet) => tipPet(pet, day)),
      state,
      day,
      ...(category ? { category } : {}),
      ratings: new Map(rows.flatMap(({ tipId, rating }) => (rating === null ? [] : [[tipId, rating]]))),
      seen: new Map(rows.flatMap(({ tipId, seenAt }) => (seenAt === null ? [] : [[tipId, seenAt]]))),
      daily: new Map(rows.flatMap(({ tipId, dailyOn }) => (dailyOn === null ? [] : [[tipId, dailyOn]]))),
    },
  };
}

const daysInAYear = 365.25;

function tipPet(pet: PetRow, today: string): TipPet {
  const { name, species, coat } = pet;
  return {
    name,
    species,
    breed: pet.recognizedBreed ?? pet.breed,
    coat,
    size: sizeOf(pet),
    ageYears: ageOf(pet, today),
    conditions: conditionsOf(pet, today),
  };
}

/** Medium is also what is noted where neither size nor weight was told; then the breed decides, if it is known. */
function sizeOf({ species, recognizedBreed, size, weight }: PetRow): Size | null {
  if (weight !== null || size !== 'medium') return size;
  const listed = recognizedBreed ? breedNamed(recognizedBreed, species) : undefined;
  return (listed && usualSize(listed.weight)) ?? null;
}

const ageOf = ({ birthDate, age, ageToldOn }: PetRow, today: string): number | null =>
  birthDate
    ? Math.max(0, daysBetween(birthDate, today) / daysInAYear)
    : age !== null && ageToldOn
      ? age + yearsBetween(ageToldOn, today)
      : null;
