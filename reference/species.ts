import type { Species } from '#contract/pets/pet-codes.ts';
/** The species that salons and mobile groomers accept; `other` includes alpacas and birds. */

/** `young` is the word for a baby of the species, for the age hint. */
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
