import type { Species } from '#contract/pets/pet-codes.ts';
import { editDistance } from '#reference/text/edit-distance.ts';
import type { Breed } from './breed.ts';
import type { Spelling } from './breed-index.ts';
import { knownWords, runTogether, soundOf, spellingsFor } from './breed-index.ts';
import { forgivenSlips, nearestSpellings } from './nearest-spellings.ts';

const shortestAbbreviation = 6;

/** The breed whose name the words shorten or misspell. */
export function corrected(
  words: readonly string[],
  species?: Species,
): { breed: Breed; how: 'abbreviation' | 'spelling' } | null {
  const shortened = abbreviation(words, species);
  if (shortened) return { breed: shortened, how: 'abbreviation' };
  const meant = misspelling(words, species);
  return meant && { breed: meant, how: 'spelling' };
}

/** "GER SHORTHAIR POINT" or "norwegian fo": the words abbreviate exactly one breed's name. */
function abbreviation(words: readonly string[], species?: Species): Breed | null {
  const run = runTogether(words);
  if (run.length < shortestAbbreviation) return null;
  const spellings = spellingsFor(species);
  const byWord = spellings.filter(
    (spelling) => spelling.words.length === words.length && beginsEachWord(words, spelling),
  );
  return (
    onlyBreed(byWord) ??
    onlyBreed(spellings.filter((spelling) => spelling.run.startsWith(run))) ??
    onlyBreed(
      spellings.filter(
        ({ words: meant }) =>
          meant.length > 1 && meant.length === words.length && shortensEachWord(words, meant),
      ),
    ) ??
    (words.length > 1 && words.every((word) => word.length > shortestWithSlip)
      ? onlyBreed(spellings.filter((spelling) => beginsEachWord(words, spelling)))
      : null)
  );
}

/** "W HGHLND WH TERRIER", "AUST SHEPHARD": each word begins, shortens or misspells the one in its place. */
function shortensEachWord(words: readonly string[], meant: readonly string[]): boolean {
  return words.every((word, place) => {
    const whole = meant[place] ?? '';
    return (
      whole.startsWith(word) ||
      (word.length > 1 && word[0] === whole[0] && isSubsequence(word, whole)) ||
      editDistance(word, whole, forgivenSlips(word.length)) <= forgivenSlips(word.length)
    );
  });
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function onlyBreed(spellings: readonly Spelling[]): Breed | null {
  const [first] = spellings;
  return first && spellings.every(({ breed }) => breed === first.breed) ? first.breed : null;
}

function beginsEachWord(words: readonly string[], spelling: Spelling): boolean {
  const left = [...spelling.words];
  return words.every((word) => {
    const place = left.findIndex((candidate) => candidate.startsWith(word));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/**
 * The single nearest breed; popularity breaks ties. Null if that is not decisive, or if the text is the
 * unfinished beginning of several names ("german").
 */
export function misspelling(words: readonly string[], species?: Species): Breed | null {
  const run = runTogether(words);
  if (spellingsFor(species).some((spelling) => spelling.run.startsWith(run))) return null;
  const near = nearestSpellings(words, forgivenSlips(run.length), species ? { species } : {});
  const [first, second] = near.filter(({ spelling }) => keepsKnownWords(words, spelling));
  if (!first) return null;
  const settled = !second || first.distance < second.distance || first.spelling.rank < second.spelling.rank;
  return settled ? first.spelling.breed : null;
}

/** "dgo" is "dog". */
const begins = (word: string, meant: string): boolean =>
  meant.startsWith(word) ||
  Array.from(word).toSorted().join('') === Array.from(meant).toSorted().join('') ||
  (word[0] === meant[0] && editDistance(word, meant, 1) <= 1);

/** A word up to this length has no slips: "box" is no "fox". */
const shortestWithSlip = 3;

/**
 * Whether no word became another one: "boxer terrier" is near "border terrier" as a whole, but a boxer is no slip
 * of the pen.
 */
function keepsKnownWords(words: readonly string[], { breed, words: meant, run }: Spelling): boolean {
  if (words.length < 2) return true;
  const known = knownWords(breed.species);
  return words.every((word) => {
    if (run.includes(word)) return true;
    if (word.length === shortestWithSlip) return meant.some((one) => begins(word, one));
    const having = known.get(word);
    return (
      !having ||
      having.has(breed) ||
      meant.some((one) => soundOf(word) === soundOf(one) || editDistance(word, one, 1) <= 1)
    );
  });
}
