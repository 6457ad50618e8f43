import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import type { PetKind } from './pet-portrait.tsx';

/** The breeds that have a drawing, by the names of the breed list. */
const drawn: Partial<Record<PetKind, readonly string[]>> = {
  poodle: ['Poodle', 'Standard Poodle', 'Moyen Poodle', 'Miniature Poodle', 'Toy Poodle'],
  bichon: ['Bichon Frise'],
  schnauzer: ['Schnauzer', 'Standard Schnauzer', 'Miniature Schnauzer'],
  westie: ['West Highland White Terrier'],
  shiba: ['Shiba Inu'],
  husky: ['Siberian Husky'],
  samoyed: ['Samoyed'],
  pomeranian: ['Pomeranian'],
  golden: ['Golden Retriever'],
  bernese: ['Bernese Mountain Dog'],
  'border-collie': ['Border Collie', 'Border Collie Smooth Coat'],
  'german-shepherd': ['German Shepherd Dog'],
  corgi: ['Pembroke Welsh Corgi', 'Cardigan Welsh Corgi'],
  lab: ['Labrador Retriever'],
  pug: ['Pug'],
  beagle: ['Beagle'],
  boxer: ['Boxer'],
  chihuahua: ['Chihuahua'],
  dachshund: ['Dachshund', 'Miniature Dachshund'],
  frenchie: ['French Bulldog'],
  'shih-tzu': ['Shih Tzu'],
  maltese: ['Maltese'],
  yorkie: ['Yorkshire Terrier'],
  spaniel: ['Cavalier King Charles Spaniel'],
  cocker: ['American Cocker Spaniel', 'English Cocker Spaniel'],
  persian: ['Persian'],
  'maine-coon': ['Maine Coon'],
  siamese: ['Siamese'],
  tabby: ['Domestic Shorthair'],
  cat: ['Domestic Longhair', 'Domestic Medium Hair'],
};
const kinds = new Map(
  (Object.entries(drawn) as [PetKind, string[]][]).flatMap(([kind, names]) =>
    names.map((name) => [name.toLowerCase(), kind] as const),
  ),
);
const longCoats: ReadonlySet<CoatCode> = new Set(['long', 'double', 'silky']);
/** Poodle crosses look alike, whatever the other parent. */
const doodle = /doodle$|poo$/i;

type Drawn = { species: Species; breed: string | null; coat: CoatCode | null };

/** The drawing of a pet's breed, or none where no drawing shows it: its coat says more than another breed's face. */
export function drawingOf({ species, breed, coat }: Drawn): PetKind | undefined {
  if (species === 'cat' && !breed) return coat && longCoats.has(coat) ? 'cat' : 'tabby';
  if ((species !== 'dog' && species !== 'cat') || !breed) return undefined;
  return kinds.get(breed.toLowerCase()) ?? (species === 'dog' && doodle.test(breed) ? 'doodle' : undefined);
}
