import type { Species } from '#contract/pets/pet-codes.ts';

/** Breeds with a very short muzzle: they breathe hard in heat and stress. Names of the list of breeds. */
export const flatFacedBreeds = [
  'Affenpinscher',
  'Boston Terrier',
  'Brussels Griffon',
  'Continental Bulldog',
  'Dogue de Bordeaux',
  'English Bulldog',
  'English Toy Spaniel',
  'Exotic Longhair',
  'Exotic Shorthair',
  'French Bulldog',
  'Himalayan',
  'Japanese Chin',
  'Neapolitan Mastiff',
  'Olde English Bulldogge',
  'Pekingese',
  'Persian',
  'Pug',
  'Shih Tzu',
] as const;

/** Breeds whose muzzle is short, but less so: heat is their trouble in a long visit. */
export const shortMuzzledBreeds = [
  'Boxer',
  'Bullmastiff',
  'Cavalier King Charles Spaniel',
  'Chinese Shar-Pei',
  'Lhasa Apso',
  'Tibetan Spaniel',
] as const;

/** The listed crosses with a flat-faced parent. */
export const flatFacedCrosses = [
  'Beabull',
  'Bugg',
  'Cava-Tzu',
  'Chug',
  'Frenchton',
  'Frug',
  'Jug',
  'Malshi',
  'Ori Pei',
  'Peagle',
  'Peekapoo',
  'Peke-A-Tese',
  'Pugapoo',
  'Shichi',
  'Shichon',
  'Shihpoo',
  'Shorkie',
] as const;

/** The listed crosses with a parent whose muzzle is short. */
export const shortMuzzledCrosses = [
  'Beaglier',
  'Boggle',
  'Boxador',
  'Boxerdoodle',
  'Bullboxer Pit',
  'Cavachon',
  'Cavapoo',
  'Cockalier',
  'Lhasapoo',
  'Shar Pitt',
] as const;

/** Crosses with a real muzzle in spite of a flat-faced parent. */
export const longMuzzledCrosses = ['Puggle'] as const;

export type Muzzle = 'flat' | 'short';

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
const flat = lower([...flatFacedBreeds, ...flatFacedCrosses]);
const short = lower([...shortMuzzledBreeds, ...shortMuzzledCrosses]);

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/.test(character);

/** True if the text contains the name as whole words: "Pug mix" contains Pug, "Puggle" does not. */
const names = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
};

/** How short the muzzle of a breed, or of a mix that includes one, is; null for a usual one. */
export function muzzleOf(species: Species, breed: string | null): Muzzle | null {
  if (species !== 'dog' && species !== 'cat') return null;
  const text = (breed ?? '').toLowerCase();
  if (flat.some((name) => names(text, name))) return 'flat';
  return short.some((name) => names(text, name)) ? 'short' : null;
}

/** Whether a breed, or a mix that includes one, is flat-faced. */
export const isFlatFaced = (species: Species, breed: string | null): boolean =>
  muzzleOf(species, breed) !== null;
