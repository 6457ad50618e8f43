/** Verbs after the names of pets, for one and for more. */
const ofMany = { is: 'are', was: 'were', has: 'have', stays: 'stay', needs: 'need', comes: 'come' } as const;
type Verb = keyof typeof ofMany;

/** 'is' after 'Poppy', 'are' after 'Poppy and Pip' */
export const verb = (one: Verb, { length: pets }: readonly unknown[]): string =>
  pets > 1 ? ofMany[one] : one;

const afterPets = new RegExp(`(\\{pet\\} (?:now )?)(${Object.keys(ofMany).join('|')})\\b`, 'g');

/** Lets the verbs of a message that follow `{pet}` agree with so many pets. */
export const withVerbs = (body: string, pets: readonly unknown[]): string =>
  body.replaceAll(afterPets, (_, before: string, one: Verb) => before + verb(one, pets));
