import type { CoatCode, Size, Species, TemperamentCode } from '#contract/pets/pet-codes.ts';
import type { PetFacts } from '#contract/pets/pet-facts.ts';
import type { FiledBite } from '#contract/pets/pets.ts';
import type { Vaccination } from '#contract/vaccinations/vaccinations.ts';
import { vaccinationsOf } from '#server/modules/vaccinations/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A pet has an owner, or a provider who keeps the record for a client without an account. */
export type NewPet = PetFacts & {
  id: string;
  ownerId: string | null;
  managedBy: string | null;
  name: string;
  species: Species;
  breed: string | null;
  /** The name in the list that the words are read as. */
  recognizedBreed: string | null;
  /** Whether the owner wants the breed as typed, instead of the recognized one. */
  breedAsWritten: boolean;
  /** The version of the rules that recognized the breed. */
  breedRules: string | null;
  coat: CoatCode | null;
  age: number | null;
  ageToldOn: string | null;
  birthDate: string | null;
  weight: number | null;
  size: Size;
  groomingNotes: string | null;
  specialConditions: string[];
  temperament: TemperamentCode[];
  bites: { on: string; what: string }[];
  photoUrl: string | null;
  lastGroomedAt: Date | null;
  /** How often the owner wants it groomed. */
  groomEveryWeeks: number | null;
  createdAt: Date;
  changedAt: Date;
};
export type PetChanges = Partial<Omit<NewPet, 'id' | 'ownerId' | 'managedBy' | 'createdAt' | 'changedAt'>> & {
  archivedAt?: Date | null;
  diedOn?: string | null;
};

/** A stored pet with its vaccinations. */
export type PetRow = Omit<NewPet, 'breedRules' | 'createdAt' | 'changedAt' | 'lastGroomedAt'> & {
  filedBites: FiledBite[];
  lastGroomedAt: string | null;
  advisedWeeks: number | null;
  archivedAt: string | null;
  diedOn: string | null;
  /** That of the owner's place, or the manager's. */
  timeZone: string;
  vaccinations: Vaccination[];
};

/** The driver would write a list as a PostgreSQL array, but this column is JSON. */
const stored = <P extends PetChanges>(sql: Sql, { bites, ...pet }: P) => ({
  ...pet,
  ...(bites ? { bites: sql.json(bites) } : {}),
});

export const insertPets = (sql: Sql, pets: readonly NewPet[]) =>
  sql`insert into pets ${sql(pets.map((pet) => stored(sql, pet)))}`;
export const insertPet = (sql: Sql, pet: NewPet) => insertPets(sql, [pet]);
/** Updates a pet and keeps the former text of the owner's bite reports with the time of the change. */
export const updatePet = (sql: Sql, id: string, changes: PetChanges, now: Date) => sql`
  with replaced as (
    insert into pet_bite_history (pet_id, bites, replaced_at)
    select id, bites, ${now} from pets
    where id = ${id} and bites <> '[]' and bites <> coalesce(${changes.bites ? sql.json(changes.bites) : null}::jsonb, bites)
  )
  update pets set ${sql(stored(sql, changes))}, changed_at = ${now}, changes = changes + 1 where id = ${id}`;

const petColumns = (sql: Sql) => sql`
  p.id, p.owner_id, p.managed_by, p.name, p.species, p.breed, p.recognized_breed, p.breed_as_written, p.coat, p.age, p.age_told_on, p.birth_date, p.weight, p.size, p.grooming_notes,
  p.special_conditions, p.temperament, p.bites, filed_bites_of(p.id) as filed_bites, p.photo_url, p.sex, p.neutered,
  p.color, p.microchip, p.clinic, p.clinic_phone, p.medicines, p.emergency_contact, p.last_groomed_at, p.groom_every_weeks, p.advised_weeks, p.archived_at, p.died_on,
  zone_of(coalesce(p.owner_id, p.managed_by)) as time_zone, ${vaccinationsOf(sql, sql`p.id`)} as vaccinations`;

export const findPets = (sql: Sql, ownerId: string, archived: boolean) => sql<PetRow[]>`
  select ${petColumns(sql)} from pets p
  where p.owner_id = ${ownerId} and (p.archived_at is not null) = ${archived} order by p.created_at, p.id`;

export async function findPet(sql: Sql, id: string): Promise<PetRow | undefined> {
  const [row] = await sql<PetRow[]>`select ${petColumns(sql)} from pets p where p.id = ${id}`;
  return row;
}

export const findPetsById = (sql: Sql, ids: readonly string[]) => sql<PetRow[]>`
  select ${petColumns(sql)} from pets p where p.id = any(${ids}::uuid[])`;

/** Locks the owner's pet row. */
export async function lockOwnPetRow(sql: Sql, id: string, ownerId: string): Promise<PetRow | undefined> {
  const [row] = await sql<
    PetRow[]
  >`select ${petColumns(sql)} from pets p where p.id = ${id} and p.owner_id = ${ownerId} for update`;
  return row;
}

/**
 * Locks pets against changes until commit, always in the same order. The lock may wait, so their data is read
 * in a later statement.
 */
export const lockPets = (sql: Sql, ids: string[]) =>
  sql`select id from pets where id = any(${ids}::uuid[]) order by id for share`;

/** Whether the pet has an open request or an upcoming visit. */
export async function awaitsGrooming(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{ awaits: boolean }[]>`
    select exists(select 1 from requested_pets rp join grooming_requests r on r.id = rp.request_id
      where rp.pet_id = ${id} and r.status in ('posted', 'in_progress')) as awaits`;
  return row?.awaits ?? false;
}

/**
 * Saves the time of the last groom, as told at `now`, and the advised weeks until the next one (null uses the coat's usual
 * weeks).
 */
export const updateGroomed = (
  sql: Sql,
  petIds: string[],
  at: Date,
  advisedWeeks: number | null,
  now: Date,
) => sql`
  update pets set last_groomed_at = greatest(last_groomed_at, ${at}), advised_weeks = ${advisedWeeks},
    changed_at = greatest(changed_at, ${now}), changes = changes + 1
  where id = any(${petIds}::uuid[])`;

/** Removes the photo of a pet. @returns how many pets showed it */
export const removePetPhoto = async (sql: Sql, url: string): Promise<number> =>
  (await sql`update pets set photo_url = null where photo_url = ${url}`).count;

/** Deletes pets that a provider manages, with their vaccinations. */
export const deleteManagedPets = (sql: Sql, accountId: string, ids: readonly string[]) =>
  sql`delete from pets where managed_by = ${accountId} and id = any(${[...ids]}::uuid[])`;

type ReadPet = { id: string; species: Species; breed: string; breedAsWritten: boolean };

/** Pets whose breed was read by other rules. */
export const findOtherwiseRead = (sql: Sql, rules: string, limit: number) => sql<ReadPet[]>`
  select id, species, breed, breed_as_written from pets
  where breed is not null and breed_rules is distinct from ${rules} order by id limit ${limit}`;

/** Notes what breeds are read as, where the words are still the same. */
export const setRecognizedBreeds = (
  sql: Sql,
  rules: string,
  read: readonly (ReadPet & { recognized: string | null })[],
) => sql`
  update pets p set recognized_breed = read.recognized, breed_rules = ${rules}
  from unnest(${read.map(({ id }) => id)}::uuid[], ${read.map(({ breed }) => breed)}::text[],
    ${read.map(({ species }) => species)}::text[], ${read.map(({ recognized }) => recognized)}::text[])
    as read (id, breed, species, recognized)
  where p.id = read.id and p.breed = read.breed and p.species = read.species`;
