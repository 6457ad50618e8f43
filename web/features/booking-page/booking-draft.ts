import type { KnownClient, PetToBook, Quote } from '#contract/booking-page.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { BookingPage } from '#contract/booking-page.ts';

export type OpenPage = BookingPage & { open: NonNullable<BookingPage['open']> };

/** A pet on the page: one that the provider knows, or a new one as it is typed. */
export type PetOnPage = {
  key: string;
  petId?: string;
  name: string;
  chosen: boolean;
  species: 'dog' | 'cat';
  breed: string;
  weight: string;
  notes: string;
  services: readonly AnyService[];
};

/** What the client said so far. */
export type BookingDraft = {
  client: KnownClient;
  firstName: string;
  phone: string;
  address: string;
  pets: readonly PetOnPage[];
  quote?: Quote;
  startsAt?: string;
};

/** As long as a proven contact stands: what was chosen and typed is kept in the tab until then. */
export const keptFor = 30 * 60_000;

export const newPet = (key: string, service: AnyService): PetOnPage => ({
  key,
  name: '',
  chosen: true,
  species: 'dog',
  breed: '',
  weight: '',
  notes: '',
  services: [service],
});

export function beginDraft(client: KnownClient, service: AnyService): BookingDraft {
  const known = client.pets.map(({ petId, name }, place) => ({
    ...newPet(petId, service),
    petId,
    name,
    chosen: place === 0,
  }));
  return {
    client,
    firstName: '',
    phone: '',
    address: '',
    pets: known.length > 0 ? known : [newPet('new 0', service)],
  };
}

/** The chosen pets as the API takes them. */
export const petsToBook = (pets: readonly PetOnPage[]): PetToBook[] =>
  pets
    .filter(({ chosen }) => chosen)
    .map(({ petId, name, species, breed, weight, notes, services }) =>
      petId
        ? { petId, services: [...services] }
        : {
            name: name.trim(),
            species,
            ...(breed.trim() ? { breed: breed.trim() } : {}),
            ...(weight.trim() ? { weight: Number(weight) } : {}),
            ...(notes.trim() ? { notes: notes.trim() } : {}),
            services: [...services],
          },
    );

/** What is missing before prices and times can be shown; undefined if nothing is. */
export function missingIn({ client, firstName, address, pets }: BookingDraft): string | undefined {
  const chosen = pets.filter(({ chosen: is }) => is);
  if (client.firstName === null && !firstName.trim()) return 'Enter your first name.';
  if (client.needsAddress && !address.trim()) return 'Enter the address of the visit.';
  if (chosen.length === 0) return 'Choose a pet.';
  if (chosen.some(({ petId, name }) => !petId && !name.trim())) return 'Enter the name of your pet.';
  if (chosen.some(({ weight }) => weight.trim() && !(Number(weight) > 0)))
    return 'Enter the weight in pounds, or leave it out.';
  if (chosen.some(({ services }) => services.length === 0)) return 'Choose a service for each pet.';
  return undefined;
}
