import type { AnyService } from '#contract/pets/pet-codes.ts';
import { isServiceCode } from '#contract/pets/pet-codes.ts';
import type { Prices } from '#reference/prices/at-home-price.ts';
import { estimateGrooming } from '#reference/prices/estimate-grooming.ts';
import { listMinutes } from '#reference/prices/price-book.ts';
import type { PetToBook } from './clients-to-book.queries.ts';

/** Where neither the provider nor the usual lengths say it. */
const unknownMinutes = 60;

type Animal = Pick<PetToBook, 'species' | 'size' | 'coat' | 'breed'> & { recognizedBreed?: string | null };

/** The provider's own length of the services in minutes, or else the usual one in whole quarters of an hour. */
export function usualLength(pet: Animal, asked: readonly AnyService[], prices: Prices): number {
  const told = listMinutes(prices, pet, [...asked]);
  if (told) return told;
  const { species, size, coat, recognizedBreed } = pet;
  const breed = recognizedBreed ?? pet.breed;
  const { atHome } = prices;
  const services = asked.filter(isServiceCode);
  if (services.length < asked.length) return unknownMinutes;
  const usual = estimateGrooming({ services, species, size, breed, atHome, ...(coat ? { coat } : {}) });
  return usual ? Math.max(15, Math.ceil(usual.minutesHigh / 15) * 15) : unknownMinutes;
}
