import { noFacts } from '#contract/pets/pet-facts.ts';
import type { PetFacts } from '#contract/pets/pet-facts.ts';
import { fieldProblem } from '#server/platform/problem.ts';

const names = Object.keys(noFacts) as (keyof PetFacts)[];
type Told = { [Name in keyof PetFacts]?: PetFacts[Name] | undefined };

/** All facts of a draft; what it does not tell is unknown. @throws Problem `invalid` */
export function factsOf(draft: Told, before: Told = {}, at = ''): PetFacts {
  return { ...noFacts, ...changedFacts(draft, before, at) };
}

/**
 * The facts that a change names, with empty texts as null. `before` is what is known. `at` is the path of the pet in the request.
 * @throws Problem `invalid`
 */
export function changedFacts(change: Told, before: Told, at = ''): Partial<PetFacts> {
  const told: Partial<PetFacts> = Object.fromEntries(
    names.flatMap((each) => (change[each] === undefined ? [] : [[each, change[each] || null]])),
  );
  const { sex, neutered } = { ...before, ...told };
  if (neutered === 'in_heat' && sex === 'male')
    throw fieldProblem(`${at}neutered`, 'Only a female pet can be in heat.');
  return told;
}
