import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import type { PetKind } from './pet-portrait.tsx';

/**
 * The breeds that have a drawing, by the names of the breed list and by the short ones that people type and that mean
 * no other breed. The list itself has more names, and is too much for a page's first scripts.
 */
const drawn: Partial<Record<Species, Partial<Record<PetKind, readonly string[]>>>> = {
  dog: {
    poodle: ['Poodle', 'Standard Poodle', 'Moyen Poodle', 'Miniature Poodle', 'Mini Poodle', 'Toy Poodle'],
    bichon: ['Bichon Frise', 'Bichon'],
    havanese: ['Havanese'],
    wheaten: ['Soft Coated Wheaten Terrier', 'Soft Coated Wheaten', 'Wheaten Terrier', 'Wheaten'],
    schnauzer: ['Schnauzer', 'Standard Schnauzer', 'Miniature Schnauzer', 'Mini Schnauzer'],
    westie: ['West Highland White Terrier', 'West Highland Terrier', 'Westie'],
    shiba: ['Shiba Inu', 'Shiba'],
    husky: ['Siberian Husky', 'Husky'],
    samoyed: ['Samoyed'],
    pomeranian: ['Pomeranian', 'Pom'],
    golden: ['Golden Retriever', 'Golden'],
    bernese: ['Bernese Mountain Dog', 'Bernese', 'Berner'],
    'border-collie': ['Border Collie', 'Border Collie Smooth Coat'],
    'australian-shepherd': ['Australian Shepherd', 'Aussie'],
    'great-pyrenees': ['Great Pyrenees', 'Pyrenees', 'Great Pyr', 'Pyr'],
    newfoundland: ['Newfoundland', 'Newfie', 'Newf'],
    'german-shepherd': ['German Shepherd Dog', 'GSD'],
    corgi: [
      'Pembroke Welsh Corgi',
      'Pembroke Corgi',
      'Pembroke',
      'Cardigan Welsh Corgi',
      'Cardigan Corgi',
      'Welsh Corgi',
      'Corgi',
    ],
    lab: ['Labrador Retriever', 'Labrador', 'Lab', 'Chocolate Lab'],
    rottweiler: ['Rottweiler', 'Rottie'],
    pug: ['Pug'],
    beagle: ['Beagle'],
    boxer: ['Boxer'],
    chihuahua: ['Chihuahua', 'Chi'],
    dachshund: ['Dachshund', 'Doxie', 'Miniature Dachshund', 'Mini Dachshund', 'Mini Doxie'],
    frenchie: ['French Bulldog', 'Frenchie'],
    bulldog: ['English Bulldog', 'Bulldog'],
    'boston-terrier': ['Boston Terrier', 'Boston'],
    'shih-tzu': ['Shih Tzu', 'Shitzu'],
    'lhasa-apso': ['Lhasa Apso', 'Lhasa'],
    maltese: ['Maltese'],
    yorkie: ['Yorkshire Terrier', 'Yorkie'],
    spaniel: [
      'Cavalier King Charles Spaniel',
      'Cavalier King Charles',
      'Cavalier Spaniel',
      'Cavalier',
      'King Charles',
      'CKCS',
    ],
    cocker: [
      'American Cocker Spaniel',
      'American Cocker',
      'English Cocker Spaniel',
      'English Cocker',
      'Cocker Spaniel',
      'Cocker',
    ],
  },
  cat: {
    persian: ['Persian'],
    'maine-coon': ['Maine Coon'],
    ragdoll: ['Ragdoll'],
    siamese: ['Siamese'],
    tabby: ['Domestic Shorthair', 'DSH', 'Tabby'],
    cat: ['Domestic Longhair', 'DLH', 'Domestic Medium Hair', 'DMH'],
  },
};

/** "Shih-Tzu" and "shih tzu", "Maine Coon Cat" and "Maine Coon" are the same; "Boston / Terrier" stays two. */
function plain(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
  return words.replace(/ (?:cat|dog)$/, '');
}

const kinds = new Map(
  Object.entries(drawn).flatMap(([species, named]) =>
    (Object.entries(named) as [PetKind, string[]][]).flatMap(([kind, names]) =>
      names.map((name) => [`${species} ${plain(name)}`, kind] as const),
    ),
  ),
);
const longCoats: ReadonlySet<CoatCode> = new Set(['long', 'double', 'silky']);
/** Poodle crosses look alike, whatever the other parent. */
const doodle = /doodle$|poo$/i;
/** "Wheaten Terrier (Soft Coated Wheaten Terrier)", "Poodle (Toy)", "Retriever, Golden" */
const twoNames = /^([^(),]+)[(,]([^(),]+)\)?$/;

function kindNamed(name: string, species: 'dog' | 'cat'): PetKind | undefined {
  const words = plain(name);
  return kinds.get(`${species} ${words}`) ?? (species === 'dog' && doodle.test(words) ? 'doodle' : undefined);
}

type Drawn = { species: Species; breed: string | null; coat: CoatCode | null };

/** The drawing of a pet's breed, or none where no drawing shows it: its coat says more than another breed's face. */
export function drawingOf({ species, breed, coat }: Drawn): PetKind | undefined {
  if (species === 'cat' && !breed) return coat && longCoats.has(coat) ? 'cat' : 'tabby';
  if ((species !== 'dog' && species !== 'cat') || !breed) return undefined;
  const [, first, second] = twoNames.exec(breed.trim()) ?? [];
  if (!first || !second) return kindNamed(breed, species);
  const kind = kindNamed(`${second} ${first}`, species);
  if (kind) return kind;
  const one = kindNamed(first, species);
  return one === kindNamed(second, species) ? one : undefined;
}
