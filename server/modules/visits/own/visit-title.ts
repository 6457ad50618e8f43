import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { services } from '#reference/services.ts';

type Named = { name: string; services: readonly ServiceCode[] };

/** 'Bella and Otto · Full groom': the pets, and the first service. */
export function visitTitle(pets: readonly Named[]): string {
  const names = new Intl.ListFormat('en-US').format(pets.map(({ name }) => name));
  const first = pets.flatMap((pet) => pet.services)[0];
  return first ? `${names} · ${services[first].label}` : names;
}
