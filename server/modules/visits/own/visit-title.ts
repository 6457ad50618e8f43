import type { AnyService } from '#contract/pets/pet-codes.ts';
import { serviceLabel } from '#reference/service-labels.ts';

type Named = { name: string; services: readonly AnyService[] };

/** 'Bella and Otto · Full groom': the pets, and the first service. */
export function visitTitle(pets: readonly Named[]): string {
  const names = new Intl.ListFormat('en-US').format(pets.map(({ name }) => name));
  const first = pets.flatMap((pet) => pet.services)[0];
  return first ? `${names} · ${serviceLabel(first)}` : names;
}
