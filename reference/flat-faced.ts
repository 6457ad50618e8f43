import type { Species } from '#contract/pet-codes.ts';

/** Breeds with a short muzzle: they breathe hard in heat and stress. Names as in the list of breeds. */
export const flatFacedBreeds = [
  'Affenpinscher',
  'Boston Terrier',
  'Boxer',
  'Brussels Griffon',
  'Bullmastiff',
  'Cavalier King Charles Spaniel',
  'Dogue de Bordeaux',
  'English Bulldog',
  'Exotic Longhair',
  'Exotic Shorthair',
  'French Bulldog',
  'Himalayan',
  'Japanese Chin',
  'Lhasa Apso',
  'Pekingese',
  'Persian',
  'Pug',
  'Shih Tzu',
] as const;

const names = flatFacedBreeds.map((name) => name.toLowerCase());

/** A mix that names such a breed counts as well. */
export const isFlatFaced = (species: Species, breed: string | null): boolean =>
  (species === 'dog' || species === 'cat') &&
  names.some((name) => (breed ?? '').toLowerCase().includes(name));
