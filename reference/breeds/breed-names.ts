/** The breeds in a pet's breed text: "Poodle mix" has Poodle, "Boxer × Akita" both. */
export const breedParts = (breed: string | null | undefined): string[] =>
  (breed ?? '')
    .split(' × ')
    .map((name) => name.replace(/ mix$/, '').trim())
    .filter(Boolean);
