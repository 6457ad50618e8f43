import type { Species } from '#contract/pets/pet-codes.ts';

/** Breeds with a short muzzle: they breathe hard in heat and stress. Names as in the list of breeds. */
export const flatFacedBreeds = [
  'Affenpinscher',
  'Boston Terrier',
  'Boxer',
  'Brussels Griffon',
  'Bugg',
  'Bullmastiff',
  'Cavalier King Charles Spaniel',
  'Chinese Shar-Pei',
  'Chug',
  'Continental Bulldog',
  'Dogue de Bordeaux',
  'English Bulldog',
  'English Toy Spaniel',
  'Exotic Longhair',
  'Exotic Shorthair',
  'French Bulldog',
  'Frenchton',
  'Frug',
  'Himalayan',
  'Japanese Chin',
  'Lhasa Apso',
  'Neapolitan Mastiff',
  'Olde English Bulldogge',
  'Pekingese',
  'Persian',
  'Pug',
  'Shih Tzu',
  'Tibetan Spaniel',
] as const;

const names = flatFacedBreeds.map((name) => name.toLowerCase());

/** Whether a breed, or a mix that includes one, is flat-faced. */
export const isFlatFaced = (species: Species, breed: string | null): boolean =>
  (species === 'dog' || species === 'cat') &&
  names.some((name) => (breed ?? '').toLowerCase().includes(name));
