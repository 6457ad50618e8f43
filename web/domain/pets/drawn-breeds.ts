import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import type { PetKind } from './pet-portrait.tsx';

/**
 * The breeds that have a drawing: the name of its file, and further names by the breed list or as people type them that mean no other
 * breed. The list itself has more names, and is too much for a page's first scripts.
 */
const drawn: Partial<Record<Species, Partial<Record<PetKind, string>>>> = {
  dog: {
    poodle: 'Standard Poodle, Moyen Poodle, Miniature Poodle, Mini Poodle, Toy Poodle',
    bichon: 'Bichon Frise',
    havanese: '',
    wheaten: 'Soft Coated Wheaten Terrier, Wheaten Terrier',
    schnauzer: 'Standard Schnauzer, Miniature Schnauzer, Mini Schnauzer',
    westie: 'West Highland White Terrier',
    shiba: 'Shiba Inu',
    husky: 'Siberian Husky',
    samoyed: '',
    pomeranian: 'Pom',
    golden: 'Golden Retriever',
    bernese: 'Bernese Mountain Dog',
    'border-collie': 'Border Collie Smooth Coat',
    'australian-shepherd': 'Aussie',
    'great-pyrenees': 'Great Pyr, Pyr',
    newfoundland: 'Newfie',
    'german-shepherd': 'GSD',
    corgi: 'Pembroke, Pembroke Welsh Corgi, Cardigan Welsh Corgi, Welsh Corgi',
    lab: 'Labrador Retriever, Labrador, Chocolate Lab',
    rottweiler: 'Rottie',
    pug: '',
    beagle: '',
    boxer: '',
    chihuahua: 'Chi',
    dachshund: 'Doxie, Miniature Dachshund, Mini Dachshund',
    frenchie: 'French Bulldog',
    bulldog: 'English Bulldog',
    'boston-terrier': 'Boston',
    'shih-tzu': 'Shitzu',
    'lhasa-apso': 'Lhasa',
    maltese: '',
    yorkie: 'Yorkshire Terrier',
    spaniel: 'Cavalier King Charles Spaniel, Cavalier King Charles, Cavalier, King Charles, CKCS',
    cocker: 'American Cocker Spaniel, English Cocker Spaniel, Cocker Spaniel',
  },
  cat: {
    persian: '',
    'maine-coon': '',
    ragdoll: '',
    siamese: '',
    tabby: 'Domestic Shorthair, DSH',
    cat: 'Domestic Longhair, DLH, Domestic Medium Hair, DMH',
  },
};
/** Files that are named more widely than the breed they show. */
const wideNames: ReadonlySet<string> = new Set(['spaniel', 'cat']);

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
    (Object.entries(named) as [PetKind, string][]).flatMap(([kind, names]) =>
      [wideNames.has(kind) ? '' : kind, ...names.split(', ')]
        .filter(Boolean)
        .map((name) => [`${species} ${plain(name)}`, kind] as const),
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
