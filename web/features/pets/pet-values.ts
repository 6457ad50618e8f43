import type { CoatCode, Size, Species, TemperamentCode } from '#contract/pets/pet-codes.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { factsDraft, factsValues, noFactValues } from '#web/domain/pets/pet-fact-values.ts';
import type { PetFactValues } from '#web/domain/pets/pet-fact-values.ts';
import type { PetDraft } from './pets.api.ts';

/** Form values of a pet: numbers as typed, days as 'YYYY-MM-DD', '' if unknown. */
export type PetValues = PetFactValues & {
  name: string;
  species: Species;
  breed: string;
  /** The words stay alone, without what they are read as. */
  breedAsWritten: boolean;
  coat: CoatCode | '';
  /** Selects the field that gives the age. */
  ageBy: 'birthDate' | 'age';
  birthDate: string;
  age: string;
  weight: string;
  size: Size;
  temperament: TemperamentCode[];
  bites: { on: string; what: string }[];
  specialConditions: string[];
  groomingNotes: string;
  /** Weeks between grooms as typed; '' follows the groomer's advice, else the coat. */
  groomEveryWeeks: string;
  /** Only asked of a pet without a groom on record. */
  lastGroomedOn: string;
  /** A newly chosen photo; null removes the current one, undefined keeps it. */
  photo: { id: string; url: string } | null | undefined;
};

export const emptyPet: PetValues = {
  name: '',
  species: 'dog',
  breed: '',
  breedAsWritten: false,
  coat: '',
  ageBy: 'age',
  birthDate: '',
  age: '',
  weight: '',
  size: 'medium',
  temperament: [],
  bites: [],
  specialConditions: [],
  groomingNotes: '',
  groomEveryWeeks: '',
  lastGroomedOn: '',
  ...noFactValues,
  photo: undefined,
};

export const valuesOf = (pet: Pet): PetValues => ({
  name: pet.name,
  species: pet.species,
  breed: pet.breed ?? '',
  breedAsWritten: pet.breedAsWritten,
  coat: pet.coat ?? '',
  ageBy: pet.birthDate ? 'birthDate' : 'age',
  birthDate: pet.birthDate ?? '',
  age: pet.birthDate ? '' : String(pet.age ?? ''),
  weight: String(pet.weight ?? ''),
  size: pet.size,
  temperament: pet.temperament,
  bites: pet.bites,
  specialConditions: pet.specialConditions,
  groomingNotes: pet.groomingNotes ?? '',
  groomEveryWeeks: String(pet.groomEveryWeeks ?? ''),
  lastGroomedOn: '',
  ...factsValues(pet),
  photo: undefined,
});

/** Parses a number; null if blank. */
const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Request body of POST /api/pets. */
export const draftOf = (values: PetValues): PetDraft => ({
  ...changeOf(values),
  ownerId: 'current-user',
});

/** Request body of PATCH /api/pets/:id, with the photo only if it changes. */
export const changeOf = (values: PetValues) => ({
  name: values.name.trim(),
  lastGroomedOn: values.lastGroomedOn || undefined,
  species: values.species,
  breed: values.breed.trim() || null,
  breedAsWritten: values.breedAsWritten,
  coat: values.coat || null,
  age: values.ageBy === 'age' ? number(values.age) : null,
  birthDate: (values.ageBy === 'birthDate' && values.birthDate) || null,
  weight: number(values.weight),
  size: values.size,
  groomingNotes: values.groomingNotes.trim() || null,
  specialConditions: values.specialConditions,
  temperament: values.temperament,
  groomEveryWeeks: number(values.groomEveryWeeks),
  ...factsDraft(values),
  bites: values.bites.map(({ on, what }) => ({ on, what: what.trim() })),
  ...(values.photo === undefined ? {} : { photoId: values.photo?.id ?? null }),
});
