/** The breeds that a pet's breed names: "Poodle mix" names Poodle, "Boxer × Akita" both. */
export const breedParts = (breed: string | null | undefined): string[] =>
  (breed ?? '')
    .split(' × ')
    .map((name) => name.replace(/ mix$/, '').trim())
    .filter(Boolean);
