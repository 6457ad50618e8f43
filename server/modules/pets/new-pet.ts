import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { PetDraft } from '#contract/pets/pets.ts';
import { sizeForWeight } from '#reference/sizes.ts';
import { factsOf } from './pet-facts.ts';
import type { NewPet } from './pets.queries.ts';
import { groomedAt, requirePastDates } from './pet-dates.ts';
import { readBreed } from './recognized-breed.ts';

/** Whose record a pet is: its owner's, or a provider's whose client has no account. */
export type Keeper = { ownerId: string } | { managedBy: string };
type Given = { today: string; timeZone: string; now: Date; photoUrl?: string | null; at?: string };

/**
 * Makes a pet's row of a draft. A missing coat is taken from the breed, and a missing size from the weight or the breed. `at` is the path of the
 * draft in the request. @throws Problem `invalid`
 */
export function newPet(
  keeper: Keeper,
  draft: z.output<typeof PetDraft>,
  { today, timeZone, now, photoUrl = null, at = '' }: Given,
): NewPet {
  requirePastDates(draft, today, at);
  const species = draft.species ?? 'dog';
  const breed = draft.breed || null;
  const known = readBreed({ species, breed, breedAsWritten: draft.breedAsWritten ?? false });
  return {
    id: uuidv7(),
    ownerId: null,
    managedBy: null,
    ...keeper,
    name: draft.name,
    species,
    breed,
    ...known.columns,
    coat: draft.coat ?? known.coat,
    age: draft.birthDate ? null : (draft.age ?? null),
    ageToldOn: draft.birthDate || draft.age === null || draft.age === undefined ? null : today,
    birthDate: draft.birthDate ?? null,
    weight: draft.weight ?? null,
    size: draft.size ?? (draft.weight ? sizeForWeight(draft.weight) : (known.size ?? 'medium')),
    groomingNotes: draft.groomingNotes || null,
    specialConditions: draft.specialConditions ?? [],
    temperament: draft.temperament ?? [],
    bites: draft.bites ?? [],
    photoUrl,
    ...factsOf(draft, {}, at),
    lastGroomedAt: groomedAt(draft.lastGroomedOn, { today, timeZone, at }),
    groomEveryWeeks: draft.groomEveryWeeks ?? null,
    createdAt: now,
    changedAt: now,
  };
}
