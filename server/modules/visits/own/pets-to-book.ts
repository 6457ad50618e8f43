import type { OwnVisitDraft } from '#contract/grooming/own-visits.ts';
import type { BookPrice } from '#contract/profiles/facts.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { bookTotal, priceColumnOf } from '#reference/price-book.ts';
import { stoppedServices } from '#server/modules/grooming-requests/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { PetToBook } from './clients-to-book.queries.ts';
import type { BookedPet } from './own-visits.queries.ts';

/** A pet that is booked, with its name. */
export type NamedPet = BookedPet & { name: string };

/**
 * Completes the pets of a draft: services and prices that it leaves out are the pet's usual ones, or those of the price list.
 * @throws Problem `invalid` naming the pet or its services
 */
export const namePets = (
  known: readonly PetToBook[],
  drafts: OwnVisitDraft['pets'],
  prices: readonly BookPrice[],
): NamedPet[] =>
  drafts.map(({ petId, services, price }, index) => {
    const pet = known.find(({ id }) => id === petId);
    if (!pet) throw fieldProblem(`pets.${index}.petId`, 'This is no pet of the client.');
    if (drafts.findIndex((each) => each.petId === petId) < index)
      throw fieldProblem(`pets.${index}.petId`, 'This pet is named twice.');
    const chosen = services ?? pet.usualServices;
    if (chosen.length === 0) throw fieldProblem(`pets.${index}.services`, 'Choose at least one service');
    const unsafe = stoppedServices([pet], chosen);
    if (unsafe) throw fieldProblem(`pets.${index}.services`, unsafe);
    return {
      petId,
      name: pet.name,
      services: chosen,
      price: price === undefined ? usualPrice(pet, chosen, prices) : price,
    };
  });

/** The pet's own price for what is usually done to it, or else that of the price list; null if neither says one. */
function usualPrice(
  pet: PetToBook,
  chosen: readonly ServiceCode[],
  prices: readonly BookPrice[],
): number | null {
  const isUsual =
    chosen.length === pet.usualServices.length && chosen.every((code) => pet.usualServices.includes(code));
  return (isUsual ? pet.usualPrice : null) ?? bookTotal(prices, [priceColumnOf(pet)], chosen) ?? null;
}

/** What is stored of the pets. */
export const toBookedPets = (pets: readonly NamedPet[]): BookedPet[] =>
  pets.map(({ petId, services, price }) => ({ petId, services, price }));
