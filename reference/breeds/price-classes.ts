import type { Size, Species } from '#contract/pets/pet-codes.ts';
import { breedParts } from './breed-names.ts';

/**
 * Dogs that salons charge as a bigger size than their weight, because of the work on the coat. Keys are names
 * of the breed list.
 */
export const chargedAs: Readonly<Record<string, Size>> = {
  'Afghan Hound': 'large',
  'Airedale Terrier': 'large',
  Airedoodle: 'large',
  Aussiedoodle: 'large',
  Barbet: 'large',
  'Bearded Collie': 'large',
  'Belgian Sheepdog': 'large',
  'Belgian Tervuren': 'large',
  Bernedoodle: 'large',
  Bordoodle: 'large',
  Boxerdoodle: 'large',
  'Chow Chow': 'large',
  'Curly-Coated Retriever': 'large',
  Doberdoodle: 'large',
  'Double Doodle': 'large',
  'Giant Schnoodle': 'large',
  Goldendoodle: 'large',
  Huskydoodle: 'large',
  'Irish Doodle': 'large',
  'Irish Water Spaniel': 'large',
  Labradoodle: 'large',
  Newfypoo: 'extra_large',
  'Old English Sheepdog': 'large',
  'Polish Lowland Sheepdog': 'large',
  'Portuguese Water Dog': 'large',
  Portidoodle: 'large',
  Pyredoodle: 'extra_large',
  Rottle: 'large',
  'Rough Collie': 'large',
  'Saint Berdoodle': 'extra_large',
  Samoyed: 'large',
  Sheepadoodle: 'large',
  Shepadoodle: 'large',
  'Soft Coated Wheaten Terrier': 'large',
  Springerdoodle: 'large',
  'Standard Poodle': 'large',
  Vizsladoodle: 'large',
  Weimardoodle: 'large',
};

const bySize: readonly Size[] = ['small', 'medium', 'large', 'extra_large'];

/**
 * The size that a dog is charged as: the class of its breed or a parent, if the dog is at most one size
 * smaller, otherwise its own size (a tiny Goldendoodle is charged as small). Undefined if neither is known.
 */
export function priceClass(pet: {
  species: Species;
  breed?: string | null | undefined;
  size?: Size | undefined;
}): Size | undefined {
  const classes = pet.species === 'dog' ? breedParts(pet.breed).map((name) => chargedAs[name]) : [];
  const highest = bySize.findLast((size) => classes.includes(size));
  if (!highest || !pet.size) return highest ?? pet.size;
  const steps = bySize.indexOf(highest) - bySize.indexOf(pet.size);
  return steps === 1 ? highest : pet.size;
}
