import type { OwnVisitDraft } from '#contract/grooming/own-visits.ts';
import { stoppedServices } from '#server/modules/grooming-requests/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { priceWithTheWay } from '#reference/prices/at-home-price.ts';
import type { Prices } from '#reference/prices/at-home-price.ts';
import { petPrice } from '../pet-price.ts';
import type { BookedPet } from '../visit-pets.queries.ts';
import type { PetToBook } from './clients-to-book.queries.ts';

/** A pet that is booked, with its name. */
export type NamedPet = BookedPet & { name: string };

/**
 * Completes the pets of a draft: services and prices that it leaves out are the pet's usual ones, or those of the price list.
 * @throws Problem `invalid` naming the pet or its services
 */
export function namePets(
  known: readonly PetToBook[],
  drafts: OwnVisitDraft['pets'],
  prices: Prices,
): NamedPet[] {
  const named = drafts.map(({ petId, services }, index) => {
    const pet = known.find(({ id }) => id === petId);
    if (!pet) throw fieldProblem(`pets.${index}.petId`, 'This is not a pet of the client.');
    if (drafts.findIndex((each) => each.petId === petId) < index)
      throw fieldProblem(`pets.${index}.petId`, 'This pet is named twice.');
    const chosen = services ?? pet.usualServices;
    if (chosen.length === 0) throw fieldProblem(`pets.${index}.services`, 'Choose at least one service');
    const unsafe = stoppedServices([pet], chosen);
    if (unsafe) throw fieldProblem(`pets.${index}.services`, unsafe);
    return { petId, name: pet.name, services: chosen, ...petPrice(pet, chosen, prices) };
  });
  const usual = priceWithTheWay(named, prices);
  return usual.pets.map((pet, index) => writtenOver(pet, drafts[index]?.price));
}

/** Replaces the usual price by a written one; the reason stays if both are the same. */
const writtenOver = (pet: NamedPet, written: number | null | undefined): NamedPet =>
  written === undefined || written === pet.price
    ? pet
    : { ...pet, price: written, because: null, becauseOf: null };

/** What is stored of the pets. */
export const toBookedPets = (pets: readonly NamedPet[]): BookedPet[] =>
  pets.map(({ petId, services, price, because, becauseOf }) => ({
    petId,
    services,
    price,
    because,
    becauseOf,
  }));
