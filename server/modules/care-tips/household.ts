import type { TipCategory } from '#contract/care-tips/care-tip-codes.ts';
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
      seen: new Map(rows.flatMap(({ tipId, seenOn }) => (seenOn === null ? [] : [[tipId, seenOn]]))),
    },
  };
}

const daysInAYear = 365.25;

function tipPet(pet: PetRow, today: string): TipPet {
  const { name, species, breed, coat, size } = pet;
  return { name, species, breed, coat, size, ageYears: ageOf(pet, today), conditions: conditionsOf(pet) };
}

const ageOf = ({ birthDate, age, ageToldOn }: PetRow, today: string): number | null =>
  birthDate
    ? Math.max(0, daysBetween(birthDate, today) / daysInAYear)
    : age !== null && ageToldOn
      ? age + yearsBetween(ageToldOn, today)
      : null;
