import type { PetCondition } from '#contract/care-tips/care-tip-codes.ts';
import type { CoatCode } from '#contract/pets/pet-codes.ts';
import { breedNamed } from '#reference/breeds/breed-index.ts';
import { speciesNames } from '#reference/species.ts';
import type { CareStage } from '#reference/life-stages.ts';
import type { KnownPet, Trait } from './fit.ts';
import type { Weather } from './season.ts';

const coatWords: Record<CoatCode, string> = {
  smooth: 'a smooth coat',
  short_double: 'a short double coat',
  double: 'a double coat',
  wire: 'a wire coat',
  curly: 'a curly coat',
  silky: 'a silky coat',
  long: 'a long coat',
  rex: 'a rex coat',
  corded: 'a corded coat',
  hairless: 'bare skin',
};

const conditionWords: Record<PetCondition, string> = {
  allergies: 'has allergies',
  anxious: 'is anxious',
  arthritis: 'has sore joints',
  blind: 'is blind',
  deaf: 'is deaf',
  dental: 'has trouble with teeth',
  diabetes: 'has diabetes',
  dislikes_dryer: 'is wary of dryers',
  dislikes_nails: 'hates nail trims',
  dislikes_water: 'hates water',
  ear_trouble: 'has trouble with ears',
  has_bitten: 'has a bite on record',
  heart: 'has heart trouble',
  kidney: 'has kidney trouble',
  muzzle: 'wears a muzzle',
  overweight: 'could lose some weight',
  pregnant: 'is pregnant or nursing',
  seizures: 'has seizures',
  skin_trouble: 'has sensitive skin',
  slipped_disc: 'has a weak back',
  surgery: 'has had surgery',
  three_legs: 'has three legs',
  touchy_face: 'is touchy about the face',
  touchy_feet: 'is touchy about feet',
  trachea: 'has a weak windpipe',
  wary_of_dogs: 'is wary of dogs',
  wary_of_strangers: 'is wary of strangers',
};

const stageWords = (stage: CareStage, kind: string, young: string): string =>
  ({ young, young_adult: `young adult ${kind}`, mature: `mature ${kind}`, senior: 'senior' })[stage];

/** 'Because Bella is a senior with a double coat.' Uses the first trait of each kind. */
export function reasonFor(pet: KnownPet, traits: readonly Trait[], weather: Weather): string {
  const kind = kindOf(pet);
  const is = nounOf(pet, traits, kind);
  const [has] = traits.flatMap(featureOf);
  const [does] = traits.flatMap((trait) => (trait.kind === 'condition' ? [conditionWords[trait.value]] : []));
  const season =
    traits.some((trait) => trait.kind === 'season') &&
    (weather.warmAllYear ? 'warm all year' : weather.season);
  const noun = is ?? (has || does || season ? undefined : kind);
  const parts = [
    noun && `is ${article(noun)} ${noun}${has ? ` with ${has}` : ''}`,
    !noun && has && `has ${has}`,
    does,
  ].filter((part) => typeof part === 'string');
  const who = parts.length > 0 ? `${pet.name} ${parts.join(' and ')}` : '';
  const when = season && `it is ${season}${who ? '' : ` where ${pet.name} lives`}`;
  return `Because ${[who, when].filter(Boolean).join(', and ')}.`;
}

/** 'dog'; an animal without a species of its own by its breed: 'hamster'. */
function kindOf({ species, breeds: [breed] }: KnownPet): string {
  if (species !== 'other') return speciesNames[species].one.toLowerCase();
  return breed && breedNamed(breed, species) && breed !== 'Other animal' ? breed.toLowerCase() : 'small pet';
}

function nounOf({ species }: KnownPet, traits: readonly Trait[], kind: string): string | undefined {
  for (const trait of traits) {
    if (trait.kind === 'stage')
      return stageWords(trait.value, kind, speciesNames[species].young.toLowerCase());
    if (trait.kind === 'breed') return species === 'other' ? trait.value.toLowerCase() : trait.value;
  }
  const size = traits.find((trait) => trait.kind === 'size')?.value;
  return size && `${size === 'extra_large' ? 'very large' : size} ${kind}`;
}

function featureOf(trait: Trait): string[] {
  if (trait.kind === 'flat_face') return ['a flat face'];
  if (trait.kind === 'coat') return [coatWords[trait.value]];
  if (trait.kind === 'undercoat') return ['a thick undercoat'];
  return trait.kind === 'grows_on' ? ['hair that keeps growing'] : [];
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
