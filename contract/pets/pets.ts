import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Vaccination, VaccinationDraft } from '../vaccinations/vaccinations.ts';
import { petFacts, PetFacts } from './pet-facts.ts';
import { coatCodes, sizeCodes, speciesCodes, temperamentCodes } from './pet-codes.ts';
import { Day, Id, Instant, line, Params, text, name } from '../values.ts';

export const Species = z.enum(speciesCodes);
export const Coat = z.enum(coatCodes);
export const Size = z.enum(sizeCodes);
export const Temperament = z.enum(temperamentCodes);

/** A dated bite, recorded for the groomer's safety. */
const Bite = z.strictObject({ on: Day, what: line(300) });

/** A bite that a provider filed after a visit: signed, and answered by the owner at most once. */
export const FiledBite = z.object({
  id: Id,
  on: Day,
  what: z.string(),
  /** The provider who filed it. */
  by: z.string(),
  filedAt: Instant,
  answer: z.string().nullable(),
});
export type FiledBite = z.output<typeof FiledBite>;

const conditions = z
  .array(z.string().max(120, 'At most 120 characters'))
  .max(30, 'At most 30 entries')
  .transform((rows) => rows.map((row) => row.trim()).filter((row) => row !== ''));

const draft = {
  name: name(100),
  species: Species.optional(),
  /** A listed breed, a mix, or free text. */
  breed: text(120).nullish(),
  /** Keeps the words for the breed alone, without what they are read as. */
  breedAsWritten: z.boolean().optional(),
  coat: Coat.nullish(),
  /** Whole years; a birth date takes precedence. */
  age: z.int('Use whole years').min(0, 'An age cannot be negative').max(60, 'At most 60 years').nullish(),
  birthDate: Day.nullish(),
  /** Pounds. */
  weight: z.number().min(0.1, 'At least 0.1 lb').max(3000, 'At most 3,000 lb').nullish(),
  size: Size.optional(),
  groomingNotes: text(2000).nullish(),
  specialConditions: conditions.optional(),
  temperament: z.array(Temperament).max(temperamentCodes.length).optional(),
  bites: z.array(Bite).max(20, 'At most 20 entries').optional(),
  /** A photo from POST /api/uploads. */
  photoId: Id.nullish(),
  ...petFacts,
};

/** The first version's payload is enough; without a size or weight the size is medium. */
/** How often the owner wants the pet groomed; null follows the groomer's advice, else what is usual for the coat. */
const groomEveryWeeks = z
  .int('Use whole weeks')
  .min(1, 'At least a week')
  .max(52, 'At most 52 weeks')
  .nullish();
/** Keeps a weight, an age or a breed that is hardly true: the owner was asked and said yes. */
const isRight = z.boolean().optional();
export const PetDraft = z.strictObject({
  ...draft,
  ownerId: z.string().max(100).optional(),
  isRight,
  groomEveryWeeks,
  /** The last groom that is known of; due dates start there. */
  lastGroomedOn: Day.nullish(),
});
export const PetChange = z
  .strictObject({
    ...draft,
    isRight,
    groomEveryWeeks,
    /** Only of a pet without a groom on record, e.g. one that was taken over from a groomer's book. */
    lastGroomedOn: Day.nullable(),
  })
  .partial();

export const Pet = z.object({
  id: Id,
  ownerId: Id,
  name: z.string(),
  species: Species,
  breed: z.string().nullable(),
  /** The name in the list of breeds that the words are read as; null if they are not, or stay as written. */
  recognizedBreed: z.string().nullable(),
  breedAsWritten: z.boolean(),
  coat: Coat.nullable(),
  age: z.int().nullable(),
  birthDate: Day.nullable(),
  weight: z.number().nullable(),
  size: Size,
  groomingNotes: z.string().nullable(),
  specialConditions: z.array(z.string()),
  temperament: z.array(Temperament),
  bites: z.array(z.object({ on: Day, what: z.string() })),
  filedBites: z.array(FiledBite),
  petImageUrl: z.string().nullable(),
  ...PetFacts.shape,
  lastGroomedAt: Instant.nullable(),
  groomEveryWeeks: z.int().nullable(),
  /**
   * The day the next groom is due: as the owner wants, else as advised at the last visit, otherwise by coat; null before
   * the first visit.
   */
  dueOn: Day.nullable(),
  vaccinations: z.array(Vaccination),
  archivedAt: Instant.nullable(),
});
export type Pet = z.output<typeof Pet>;

const PetParams = z.strictObject({ id: Id });
const VaccinationParams = z.strictObject({ id: Id, vaccinationId: Id });

export const petsApi = {
  'GET /api/pets': {
    summary: "One's own pets",
    query: z.strictObject({ archived: z.enum(['0', '1']).optional() }),
    reply: z.array(Pet),
  },
  'POST /api/pets': { summary: 'Add a pet', body: PetDraft, reply: Pet, status: 201 },
  'GET /api/pets/:id': {
    summary: 'One of one’s own pets',
    params: Params,
    reply: Pet,
  },
  'PATCH /api/pets/:id': {
    summary: 'Change a pet',
    params: PetParams,
    body: PetChange,
    fieldsSeen: true,
    reply: Pet,
  },
  /** Archiving keeps history and visits, and the pet can be restored. */
  'DELETE /api/pets/:id': { summary: 'Archive a pet', params: PetParams, reply: Pet },
  'POST /api/pets/:id/restore': { summary: 'Bring an archived pet back', params: PetParams, reply: Pet },
  'POST /api/pets/:id/vaccinations': {
    summary: 'Record a vaccination',
    params: PetParams,
    body: VaccinationDraft,
    reply: Pet,
    status: 201,
  },
  'DELETE /api/pets/:id/vaccinations/:vaccinationId': {
    summary: 'Remove a vaccination',
    params: VaccinationParams,
    reply: Pet,
  },
} as const satisfies EndpointTable;

export type PetEvents = {
  /** A provider noted that a pet of their book died. */
  'pet.died': { petId: string };
  'pet.due': { petId: string; ownerId: string };
  /** A vaccination expires within 30 days, and no later one of its kind is recorded. */
  'vaccination.expiring': { vaccinationId: string };
};
