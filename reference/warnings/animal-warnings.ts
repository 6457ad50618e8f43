import type { CoatCode } from '#contract/pets/pet-codes.ts';
import { daysBetween } from '../calendar-days.ts';
import { says } from './health-words.ts';
import { careStage } from '../life-stages.ts';
import { baths, doing, forBoth, longVisits, wholeVisits } from './warning-row.ts';
import type { Row, Visit, WarnedPet } from './warning-row.ts';

const noBath = {
  level: 'stop',
  services: baths.filter((code) => code !== 'medicated_bath'),
  source: 'RSPCA; Merck Veterinary Manual',
} as const;

const vetsBath = {
  level: 'ask_vet',
  services: ['medicated_bath'],
  source: 'Merck Veterinary Manual',
} as const;

const dustBather = /chin+ch?il+a/i;
const rabbit =
  /\b(?:rabbit|bunn(?:y|ies)|(?:mini|holland|french|english|fuzzy) lop|lionhead|netherland dwarf|mini rex)\b/i;
const cavy = /\b(?:guinea ?pigs?|cav(?:y|ies))\b/i;
const hamster = /\b(?:hamster|gerbil)s?\b/i;
const bird = /\b(?:bird|parrot|parakeet|budgie|canary|cockatiel|cockatoo|conure|finch|lovebird|macaw)s?\b/i;
const ferret = /\bferrets?\b/i;
const small = /\b(?:degu|rat|mouse|mice|hedgehog|sugar glider|chipmunk|squirrel)s?\b/i;

/** Pounds under which a wet animal without a row of its own chills. */
const chillsUnder = 5;
const isSmall = ({ breed, weight = null }: WarnedPet): boolean => {
  const named = breed ?? '';
  if ([dustBather, rabbit, cavy, hamster, bird, ferret].some((kind) => kind.test(named))) return false;
  return small.test(named) || (weight !== null && weight < chillsUnder);
};

const isSenior: Row['age'] = ({ species, size, age }) =>
  careStage({ species, size, ageYears: age }) === 'senior';

const monthsOfPuppy = 6;
const daysInAMonth = 30.4;
/** True under six months of age; without a birth date, under a year. */
const isVeryYoung = ({ age, birthDate }: WarnedPet, { today }: Visit): boolean =>
  birthDate && today ? daysBetween(birthDate, today) < monthsOfPuppy * daysInAMonth : age === 0;

const short =
  /\bshav|\bshort(?:er|est)?\b(?![ -](?:leash|lead|hair|coat|visit|walk|break|tail|leg|snout|nose|muzzle|temper|notice|fuse|time|session|appointment|stay|trip))|\bsummer cut|\bbuzz|\blion cut|\bclip(?:ped)? (?:down|close)|\bstrip(?:ped)? down/;
const asksForShort = ({ groomingNotes }: WarnedPet, { words = '' }: Visit): boolean =>
  says(`${words}\n${groomingNotes ?? ''}`, short);

const undercoated: CoatCode[] = ['double', 'short_double'];

/** The dangers by kind of animal, breed, coat and age, in display order. */
export const animalWarnings: readonly Row[] = [
  {
    ...noBath,
    code: 'rabbit_bath',
    tips: { rabbit: 'grooming-rabbit-spot-clean' },
    species: ['rabbit'],
    reason: 'A bath can kill a rabbit by fright or chill. Dirt is spot-cleaned; a soiled rear needs a vet.',
  },
  {
    ...noBath,
    code: 'guinea_pig_bath',
    tips: { guinea_pig: 'grooming-guinea-pig-spot-clean' },
    species: ['guinea_pig'],
    reason: 'A bath can chill and frighten a guinea pig to death. Dirt is spot-cleaned.',
  },
  {
    ...noBath,
    code: 'chinchilla_bath',
    tips: { other: 'grooming-chinchilla-dust-bath' },
    species: ['other'],
    breed: dustBather,
    reason: 'A chinchilla’s fur does not dry; it bathes in dust, never in water.',
  },
  {
    ...noBath,
    code: 'rabbit_bath',
    tips: {},
    species: ['other'],
    breed: rabbit,
    reason: 'A bath can kill a rabbit by fright or chill. Dirt is spot-cleaned; a soiled rear needs a vet.',
  },
  {
    ...noBath,
    code: 'guinea_pig_bath',
    tips: {},
    species: ['other'],
    breed: cavy,
    reason: 'A bath can chill and frighten a guinea pig to death. Dirt is spot-cleaned.',
  },
  {
    ...noBath,
    code: 'hamster_bath',
    tips: { other: 'grooming-hamster-no-bath' },
    species: ['other'],
    breed: hamster,
    reason: 'A wet hamster or gerbil chills and may die. It washes itself; a wet or dirty rear needs a vet.',
    source: 'Small-pet care pages; trade practice',
  },
  {
    ...noBath,
    code: 'bird_bath',
    tips: { other: 'grooming-bird-bath' },
    species: ['other'],
    breed: bird,
    reason: 'A bird bathes by itself in a dish of clean water, and is not washed or blown dry.',
    source: 'Small-pet care pages; trade practice',
  },
  {
    ...noBath,
    code: 'small_animal_bath',
    tips: {},
    species: ['other'],
    when: isSmall,
    reason: 'So small an animal chills when it is wet and may die. Dirt is spot-cleaned with a damp cloth.',
    source: 'Small-pet care pages; trade practice',
  },
  {
    ...vetsBath,
    code: 'small_animal_medicated_bath',
    tips: { rabbit: 'grooming-rabbit-spot-clean', guinea_pig: 'health-guinea-pig-mites' },
    species: ['rabbit', 'guinea_pig', 'other'],
    when: (pet) =>
      pet.species !== 'other' ||
      isSmall(pet) ||
      [dustBather, rabbit, cavy, hamster, bird].some((kind) => kind.test(pet.breed ?? '')),
    reason: 'A bath endangers so small an animal. Only on its vet’s order, and by the vet’s directions.',
  },
  {
    code: 'unknown_animal',
    tips: {},
    level: 'tell_owner',
    services: baths,
    species: ['other'],
    when: ({ breed, weight = null }) => !breed && weight === null,
    reason: 'Many small animals must never get wet. Say what animal it is and what it weighs.',
    source: 'Merck Veterinary Manual',
  },
  {
    code: 'rabbit_mats',
    tips: { rabbit: 'grooming-rabbit-molt' },
    level: 'ask_vet',
    services: ['demat'],
    species: ['rabbit'],
    reason: 'A rabbit’s skin is thin and tears under a mat. Ask a vet who should take it out.',
    source: 'House Rabbit Society',
  },
  {
    code: 'ferret_bath',
    tips: { ferret: 'grooming-ferret-clean-without-baths' },
    level: 'tell_owner',
    services: baths.filter((code) => code !== 'flea_bath'),
    species: ['ferret'],
    reason:
      'Baths strip the oil of a ferret’s skin, and the smell comes back stronger: seldom, warm and short.',
    source: 'Elsevier, Ferrets, Rabbits, and Rodents, 2012',
  },
  {
    code: 'ferret_flea_products',
    tips: {},
    level: 'ask_vet',
    services: ['flea_bath'],
    species: ['ferret'],
    reason: 'Few flea products are labeled for ferrets. Ask a vet which one, and how much.',
    source: 'Product labels; FDA',
  },
  {
    code: 'kitten_flea_products',
    tips: { cat: 'safety-permethrin-and-cats' },
    level: 'ask_vet',
    services: ['flea_bath'],
    species: ['cat'],
    age: ({ age }) => age < 1,
    reason: 'Flea products can poison kittens. Ask a vet first, and never use one made for dogs.',
    source: 'ASPCA Animal Poison Control',
  },
  {
    code: 'cat_flea_products',
    tips: { cat: 'safety-permethrin-and-cats' },
    level: 'tell_owner',
    services: ['flea_bath'],
    species: ['cat'],
    when: ({ age }) => age !== 0,
    reason: 'Permethrin in flea products for dogs poisons cats. Only products labeled for cats are used.',
    source: 'ASPCA Animal Poison Control',
  },
  {
    code: 'puppy_flea_products',
    tips: { dog: 'health-year-round-parasite-plan' },
    level: 'ask_vet',
    services: ['flea_bath'],
    species: ['dog'],
    age: ({ age }) => age < 1,
    reason: 'Flea products have a minimum age on the label. Ask a vet for a puppy.',
    source: 'Product labels; CAPC',
  },
  {
    code: 'first_visit',
    tips: { dog: 'grooming-puppy-first-visit', cat: 'grooming-kitten-first-groom' },
    level: 'tell_owner',
    services: doing('full_groom').concat('deshed', 'demat'),
    species: ['dog', 'cat'],
    when: isVeryYoung,
    reason: 'So young a pet begins with a short intro, once its first vaccines have had a week to work.',
    source: 'AVSAB, 2008; AAHA and AAFP, 2021',
  },
  {
    code: 'flat_face',
    tips: forBoth('safety-flat-face-salon-plan'),
    level: 'tell_owner',
    services: baths,
    muzzle: 'flat',
    reason: 'Flat faces overheat quickly: no heated cage dryer, cool air, breaks, never out of sight.',
    source: 'Tufts University; trade first aid',
  },
  {
    code: 'flat_face',
    tips: forBoth('safety-flat-face-salon-plan'),
    level: 'tell_owner',
    services: longVisits,
    muzzle: 'short',
    reason: 'A short muzzle overheats in a long visit: no heated cage dryer, cool air and breaks.',
    source: 'Tufts University; trade first aid',
  },
  {
    code: 'senior',
    tips: { dog: 'grooming-senior-sessions', cat: 'grooming-old-cat-claws-and-coat' },
    level: 'tell_owner',
    services: wholeVisits,
    age: isSenior,
    reason: 'Old joints tire on the table: a shorter visit with breaks, split in two if need be.',
    source: 'AAHA Canine Life Stage Guidelines, 2019; AAHA/AAFP, 2021',
  },
  {
    code: 'double_coat_shave',
    tips: { dog: 'grooming-keep-the-double-coat' },
    level: 'tell_owner',
    services: ['shave_down'],
    species: ['dog'],
    coats: undercoated,
    reason: 'A double coat is combed out, not shaved, unless a vet advises it: it may grow back patchy.',
    source: 'Veterinary dermatology; trade practice',
  },
  {
    code: 'double_coat_shave',
    tips: { dog: 'grooming-keep-the-double-coat' },
    level: 'tell_owner',
    services: ['full_groom'],
    species: ['dog'],
    coats: undercoated,
    when: asksForShort,
    reason: 'A double coat is combed out, not shaved, unless a vet advises it: it may grow back patchy.',
    source: 'Veterinary dermatology; trade practice',
  },
  {
    code: 'cat_mats',
    tips: { cat: 'grooming-cat-mats' },
    level: 'tell_owner',
    services: ['demat'],
    species: ['cat'],
    reason: 'A cat’s thin skin is drawn up into the mat: tight ones are clipped, never cut or pulled.',
    source: 'Tufts University',
  },
  {
    code: 'fold_joints',
    tips: { cat: 'health-cat-joints-at-home' },
    level: 'tell_owner',
    services: doing('nail_trim', 'bath_brush', 'demat', 'sanitary', 'paw_pad'),
    species: ['cat'],
    breed: /\b(?:scottish fold|foldex)/i,
    reason: 'Fold cats often have painful joints: legs and tail are moved gently and only a little.',
    source: 'International Cat Care',
  },
  {
    code: 'anal_glands',
    tips: { dog: 'health-scooting' },
    level: 'tell_owner',
    services: ['anal_glands'],
    species: ['dog'],
    reason: 'Healthy glands are left alone. A dog that scoots should see a vet first.',
    source: 'VCA Animal Hospitals',
  },
];
