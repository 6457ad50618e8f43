import type { Species } from '#contract/pet-codes.ts';
/** The animals that salons and mobile groomers take in. `other` covers alpacas, birds and whatever else comes. */

/** `young` is what a baby of the species is called, for the age hint. */
export const speciesNames: Record<Species, { one: string; many: string; young: string }> = {
  dog: { one: 'Dog', many: 'Dogs', young: 'Puppy' },
  cat: { one: 'Cat', many: 'Cats', young: 'Kitten' },
  rabbit: { one: 'Rabbit', many: 'Rabbits', young: 'Kit' },
  guinea_pig: { one: 'Guinea pig', many: 'Guinea pigs', young: 'Pup' },
  ferret: { one: 'Ferret', many: 'Ferrets', young: 'Kit' },
  goat: { one: 'Goat', many: 'Goats', young: 'Kid' },
  pig: { one: 'Pig', many: 'Pigs', young: 'Piglet' },
  horse: { one: 'Horse', many: 'Horses', young: 'Foal' },
  other: { one: 'Other pet', many: 'Other pets', young: 'Young' },
};
