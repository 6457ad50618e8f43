import { isServiceCode } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { stopReason } from '#reference/warnings/warnings.ts';
import type { WarnedPet } from '#reference/warnings/warnings.ts';

type NamedPet = Omit<WarnedPet, 'age'> & { name: string; age?: number | null };

/**
 * Returns a reason such as `Oreo: A bath can kill a rabbit …`, or undefined if all services are safe for all
 * pets.
 */
export function stoppedServices(
  pets: readonly NamedPet[],
  services: readonly AnyService[],
): string | undefined {
  for (const pet of pets)
    for (const service of services.filter(isServiceCode)) {
      const reason = stopReason({ ...pet, age: pet.age ?? null }, service);
      if (reason) return `${pet.name}: ${reason}`;
    }
  return undefined;
}
