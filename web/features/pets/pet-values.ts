import type { CoatCode, Size, Species, TemperamentCode } from '#contract/pet-codes.ts';
import type { Pet } from '#contract/pets.ts';
import type { PetDraft } from './pets.api.ts';

/** A pet as the form holds it: numbers as typed, days as 'YYYY-MM-DD', '' for what is not known. */
export type PetValues = {
  name: string;
  species: Species;
  breed: string;
  coat: CoatCode | '';
  /** Which of the two says how old it is. */
  ageBy: 'birthDate' | 'age';
  birthDate: string;
  age: string;
  weight: string;
  size: Size;
  temperament: TemperamentCode[];
  bites: { on: string; what: string }[];
  specialConditions: string[];
  groomingNotes: string;
  /** A photo chosen now; null takes the one that stands away, undefined leaves it. */
  photo: { id: string; url: string } | null | undefined;
};

export const emptyPet: PetValues = {
  name: '',
  species: 'dog',
  breed: '',
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
  photo: undefined,
};

export const valuesOf = (pet: Pet): PetValues => ({
  name: pet.name,
  species: pet.species,
  breed: pet.breed ?? '',
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
  photo: undefined,
});

/** Age as an integer, weight as a decimal, where they are known. */
const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What POST /api/pets takes. */
export const draftOf = (values: PetValues): PetDraft => ({ ...changeOf(values), ownerId: 'current-user' });

/** What PATCH /api/pets/:id takes; the photo only where it changes. */
export const changeOf = (values: PetValues) => ({
  name: values.name.trim(),
  species: values.species,
  breed: values.breed.trim() || null,
  coat: values.coat || null,
  age: values.ageBy === 'age' ? number(values.age) : null,
  birthDate: (values.ageBy === 'birthDate' && values.birthDate) || null,
  weight: number(values.weight),
  size: values.size,
  groomingNotes: values.groomingNotes.trim() || null,
  specialConditions: values.specialConditions,
  temperament: values.temperament,
  bites: values.bites.map(({ on, what }) => ({ on, what: what.trim() })),
  ...(values.photo === undefined ? {} : { photoId: values.photo?.id ?? null }),
});
