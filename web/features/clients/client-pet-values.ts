import type { ClientPet, Handling } from '#contract/clients/client-pets.ts';
import type { AnyService, Species } from '#contract/pets/pet-codes.ts';
import { factsDraft, factsValues, noFactValues } from '#web/domain/pets/pet-fact-values.ts';
import type { PetFactValues } from '#web/domain/pets/pet-fact-values.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';

/** Form values of a client's pet: numbers as typed, '' if unknown. */
export type PetValues = PetFactValues & {
  petName: string;
  species: Species;
  breed: string;
  weight: string;
  birthDate: string;
  groomingNotes: string;
  lastGroomedOn: string;
  everyWeeks: string;
  usualServices: AnyService[];
  usualPrice: string;
  usualMinutes: string;
  handling: Handling;
  style: string;
  privateNotes: string;
};

export const emptyPet: PetValues = {
  petName: '',
  species: 'dog',
  breed: '',
  weight: '',
  birthDate: '',
  groomingNotes: '',
  ...noFactValues,
  lastGroomedOn: '',
  everyWeeks: '',
  usualServices: [],
  usualPrice: '',
  usualMinutes: '',
  handling: 'easy',
  style: '',
  privateNotes: '',
};

const valueNames = Object.keys(emptyPet) as (keyof PetValues)[];

/** Whether anything of a new client's pet is typed or chosen. */
export const hasPet = (values: PetValues): boolean =>
  valueNames.some((name) => String(values[name]).trim() !== String(emptyPet[name]));

export const valuesOfPet = (pet: ClientPet): PetValues => ({
  petName: pet.name,
  species: pet.species,
  breed: pet.breed ?? '',
  weight: String(pet.weight ?? ''),
  birthDate: pet.birthDate ?? '',
  groomingNotes: pet.groomingNotes ?? '',
  ...factsValues(pet),
  lastGroomedOn: pet.lastGroomedOn ?? '',
  everyWeeks: String(pet.everyWeeks ?? ''),
  usualServices: pet.usualServices,
  usualPrice: pet.usualPrice === null ? '' : dollarsForInput(pet.usualPrice),
  usualMinutes: String(pet.usualMinutes ?? ''),
  handling: pet.handling,
  style: pet.style ?? '',
  privateNotes: pet.privateNotes ?? '',
});

const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What the provider notes, which is theirs for pets of all kinds. */
export const notesOfPet = (values: PetValues) => ({
  usualServices: values.usualServices,
  usualPrice: values.usualPrice.trim() === '' ? null : typedCents(values.usualPrice),
  usualMinutes: number(values.usualMinutes),
  everyWeeks: number(values.everyWeeks),
  style: values.style.trim() || null,
  privateNotes: values.privateNotes.trim() || null,
  handling: values.handling,
});

export const draftOfPet = (values: PetValues) => ({
  name: values.petName.trim(),
  species: values.species,
  breed: values.breed.trim() || null,
  weight: number(values.weight),
  birthDate: values.birthDate || null,
  groomingNotes: values.groomingNotes.trim() || null,
  ...factsDraft(values),
  lastGroomedOn: values.lastGroomedOn || null,
  ...notesOfPet(values),
});

const isWhole = (text: string, most: number) =>
  text.trim() === '' || (/^\s*\d{1,4}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= most);

export const petProblems = ({ weight, everyWeeks, usualPrice, usualMinutes }: PetValues) => ({
  weight: !/^\s*(\d+[.]?\d*|[.]\d+)?\s*$/.test(weight) && 'Use a number of pounds, like 52 or 10.5',
  everyWeeks: !isWhole(everyWeeks, 52) && 'Use 1 to 52 weeks',
  usualPrice:
    usualPrice.trim() !== '' && Number.isNaN(typedCents(usualPrice)) && 'Use an amount like 85 or 85.50',
  usualMinutes: (!isWhole(usualMinutes, 720) || Number(usualMinutes || 5) < 5) && 'Use 5 to 720 minutes',
});
