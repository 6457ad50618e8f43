import { z } from 'zod';
import { AnyService, mostServices } from '../pets/services.ts';
import { Pet, PetDraft } from '../pets/pets.ts';
import { Cents, Day, Id, Instant, text } from '../values.ts';

/** How a pet is handled on the table. */
export const handlingCodes = ['easy', 'slow', 'two_people', 'muzzle', 'vet_only'] as const;
export const Handling = z.enum(handlingCodes);
export type Handling = z.output<typeof Handling>;

export const mostClientPets = 12;

/**
 * What a provider notes about a client's pet. No one else sees it, but the groomer of a filled shift sees style and handling of the
 * animals they groom.
 */
const notes = {
  usualServices: z
    .array(AnyService)
    .max(mostServices)
    .refine((codes) => new Set(codes).size === codes.length, 'Each service once'),
  usualPrice: Cents.nullable(),
  usualMinutes: z
    .int('Use whole minutes')
    .min(5, 'At least 5 minutes')
    .max(720, 'At most 12 hours')
    .nullable(),
  /** Weeks between two grooms. */
  everyWeeks: z.int('Use whole weeks').min(1, 'At least a week').max(52, 'At most 52 weeks').nullable(),
  style: text(2000).nullable(),
  privateNotes: text(2000).nullable(),
  handling: Handling,
};
const ClientPetNotes = z.strictObject(notes).partial();

export const ClientPetDraft = PetDraft.omit({ ownerId: true, isRight: true, groomEveryWeeks: true }).extend(
  ClientPetNotes.shape,
);
export type ClientPetDraft = z.output<typeof ClientPetDraft>;

/** `archived`: no longer groomed. `diedOn` ends due dates the same minute. */
export const ClientPetChange = ClientPetDraft.partial().extend({
  diedOn: Day.nullish(),
  archived: z.boolean().optional(),
});
export type ClientPetChange = z.output<typeof ClientPetChange>;

/**
 * A pet of a client: the animal's record with the provider's own notes. The facts of a pet with an owner on Wagwell are the
 * owner's to change, and are shared while a visit is booked or was in the last 18 months.
 */
export const ClientPet = Pet.omit({ ownerId: true, archivedAt: true }).extend({
  /** Whether the provider keeps the record, as the pet's owner has no account. */
  managed: z.boolean(),
  /** False if the owner's record is not shared now: only name, breed, weight and filed bites are shown. */
  shared: z.boolean(),
  /** After the newest of the provider's own grooms, or else of the record that the provider keeps. */
  portraitUrl: z.string().nullable(),
  ...notes,
  lastGroomedOn: Day.nullable(),
  diedOn: Day.nullable(),
  archived: z.boolean(),
  addedAt: Instant,
});
export type ClientPet = z.output<typeof ClientPet>;

export const ClientPetParams = z.strictObject({ id: Id, petId: Id });
