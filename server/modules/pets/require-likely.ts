import { unlikelyFacts } from '#reference/unlikely-pets.ts';
import type { ToldPet } from '#reference/unlikely-pets.ts';
import { problem } from '#server/platform/problem.ts';

/** Asks about what is hardly true, unless the owner has said that it is right. @throws Problem `invalid` naming the fields */
export function requireLikely(
  pet: ToldPet,
  isRight: boolean | undefined,
  ageField: 'age' | 'birthDate',
): void {
  if (isRight) return;
  const errors = unlikelyFacts(pet).map(({ path, message }) => ({
    path: path === 'age' ? ageField : path,
    message,
  }));
  const [first] = errors;
  if (first) throw problem('invalid', first.message, errors);
}
