import type { Species } from '#contract/pets/pet-codes.ts';
import type { Breed } from './breed.ts';
import { breedWords } from './breed-text.ts';
import { breeds } from './breeds.ts';
import { popularBreeds } from './tables/popular.ts';

/** A name or alias of a breed, prepared for comparing. */
export interface Spelling {
  breed: Breed;
  /** The name or alias as displayed. */
  shown: string;
  words: readonly string[];
  /** The words joined, so that "golden doodle" equals "Goldendoodle". */
  run: string;
  /** The words sorted and joined, so that "Poodle, Toy" equals "Toy Poodle". */
  sorted: string;
  /** The phonetic form, so that "dudle" equals "doodle". */
  sound: string;
  /** The consonants of the phonetic form, so that "datsun" equals "dotson". */
  consonants: string;
  /** One bit per letter, to rule out distant spellings cheaply. */
  letters: number;
  /** Lower is more likely: popular breeds first, dogs before cats, names before aliases. */
  rank: number;
}

export function runTogether(words: readonly string[]): string {
  return words.join('');
}

export function sortedTogether(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Returns one bit per letter of `text`. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index++) bits |= 1 << (text.charCodeAt(index) - 97);
  return bits;
}

const sounds: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?:a[uow]|ow)(?![aeiou])/g, 'o'],
  [/wh/g, 'w'],
  [/s?ch|sh|tz/g, 's'],
  [/ck|qu|c(?![ei])/g, 'k'],
  [/ks|x/g, 'x'],
  [/[cz]/g, 's'],
  [/oo|ou|u/g, 'u'],
  [/[eiy]+/g, 'i'],
  [/d/g, 't'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** The phonetic form of a word: spellings that sound alike become equal. */
export function soundOf(run: string): string {
  return sounds.reduce((sound, [letters, as]) => sound.replaceAll(letters, as), run);
}

/** The first letter and consonants of a phonetic form, for text whose vowels are all wrong. */
export function consonantsOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replaceAll(/[aiou]/g, '');
}

const unranked = 1000;
const catsLater = 10;
const aliasesLater = 15;

/** The rank of a breed among the popular ones; lower is more popular. */
export function popularity(breed: Breed): number {
  const place = popularBreeds[breed.species]?.indexOf(breed.name) ?? -1;
  return (place < 0 ? unranked : place) + (breed.species === 'dog' ? 0 : catsLater);
}

function spellingsOf(breed: Breed): Spelling[] {
  const rank = popularity(breed);
  return [breed.name, ...breed.aliases].map((shown, index) => {
    const words = breedWords(shown);
    const run = runTogether(words);
    const sound = soundOf(run);
    return {
      breed,
      shown,
      words,
      run,
      sorted: sortedTogether(words),
      sound,
      consonants: consonantsOf(sound),
      letters: letterBits(run),
      rank: index === 0 ? rank : rank + aliasesLater,
    };
  });
}

const spellings: readonly Spelling[] = breeds.flatMap(spellingsOf);
const spellingsBySpecies = Map.groupBy(spellings, ({ breed }) => breed.species);

export function spellingsFor(species?: Species): readonly Spelling[] {
  return species ? (spellingsBySpecies.get(species) ?? []) : spellings;
}

const words = new Map<Species, ReadonlyMap<string, ReadonlySet<Breed>>>();

/** The words of the species' names and aliases, with the breeds that have them. */
export function knownWords(species: Species): ReadonlyMap<string, ReadonlySet<Breed>> {
  const kept = words.get(species);
  if (kept) return kept;
  const having = new Map<string, Set<Breed>>();
  for (const spelling of spellingsFor(species))
    for (const word of spelling.words) having.set(word, (having.get(word) ?? new Set()).add(spelling.breed));
  words.set(species, having);
  return having;
}

const exactSpellings = new Map<string, Spelling[]>();
for (const spelling of spellings) {
  for (const key of new Set([spelling.run, spelling.sorted])) {
    exactSpellings.set(key, [...(exactSpellings.get(key) ?? []), spelling]);
  }
}

/** The spelling with exactly these words, in any order or joined; dogs before other species. */
export function exactSpelling(words: readonly string[], species?: Species): Spelling | undefined {
  const found = exactSpellings.get(runTogether(words)) ?? exactSpellings.get(sortedTogether(words)) ?? [];
  return found.find(({ breed }) => !species || breed.species === species);
}

const byName = new Map(breeds.map((breed) => [`${breed.species} ${breed.name}`, breed]));

export function breedNamed(name: string, species: Species): Breed | undefined {
  return byName.get(`${species} ${name}`);
}
