const shortened: Record<string, string> = {
  mtn: 'mountain',
  mt: 'mountain',
  std: 'standard',
  st: 'saint',
  terr: 'terrier',
  retr: 'retriever',
  mixes: 'mix',
  mixed: 'mix',
  mixbreed: 'mix',
  crossbreed: 'mix',
  crossbred: 'mix',
  xbreed: 'mix',
  mx: 'mix',
};

/**
 * The words of a breed's name, lowercase and without accents, apostrophes and punctuation; only the first 100
 * characters are read.
 */
export function breedWords(text: string): string[] {
  return text
    .slice(0, 100)
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’`´]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => shortened[word] ?? word);
}

/**
 * The alternative readings of a text: "Poodle, Toy" also as "Toy Poodle", "Collie (Rough)" also without the
 * brackets and as their content.
 */
export function readingsOf(text: string): string[] {
  const [, outside = '', inside = ''] = /^([^(]*)\(([^()]*)\)?\s*$/.exec(text) ?? [];
  const bracketed = outside.trim() && inside.trim() ? [`${inside} ${outside}`, outside, inside] : [];
  const comma = text.indexOf(',');
  const inverted = comma > 0 ? [`${text.slice(comma + 1)} ${text.slice(0, comma)}`] : [];
  return [text, ...inverted, ...bracketed];
}

const strongSeparator = /\s+[x×]\s+|[/+×\\]|\bw\/\s*|\s+(?:crossed with|mixed with|with|cross)\s+(?=\S)/i;
const weakSeparator = /\s*,\s*|\s*-\s*|\s+and\s+|\s*&\s*/i;

/**
 * Splits a written cross. A strong separator ("x", "/", "with") always means two animals; a weak one (comma,
 * hyphen, "and") also occurs in names and counts only if every part is a breed.
 */
export function crossParts(text: string): { parts: string[]; sure: boolean } {
  const strong = split(text, strongSeparator);
  if (strong.length > 1) return { parts: strong, sure: true };
  return { parts: split(text, weakSeparator), sure: false };
}

function split(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => breedWords(part).length > 0)
    .slice(0, 3);
}

const mixWords = new Set(['mix', 'cross', 'x', 'breed', 'hybrid', 'type']);

export function saysMix(words: readonly string[]): boolean {
  return words.some((word) => word === 'mix' || word === 'cross' || word === 'x' || word === 'hybrid');
}

export function withoutMix(words: readonly string[]): string[] {
  return words.filter((word) => !mixWords.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const descriptions = wordSet(
  'black white yellow chocolate brown blue red tan grey gray brindle merle tricolor tri color cream apricot ' +
    'golden fawn sable silver parti phantom orange dog dogs puppy pup kitten cat male female boy girl spayed ' +
    'neutered purebred pure bred breed registered akc ckc ukc f1 f1b f1bb f2 f2b f3 f3b f4 multigen show field ' +
    'working line lines type coat coated haired hair the a an of my our probably maybe think we is he she some ' +
    'kind unknown approx old nose bl part partly mostly imperial british smooth rescue stray retired bunny kitty ' +
    'english irish hungarian',
);

const sizeWords = wordSet(
  'min minature miniture teacup tiny micro mini miniature toy standard petite small medium large big extra',
);

const mostTriedApart = 3;

/**
 * The words without colors, generations and other words that rarely name a breed, fewest removed first: "golden
 * retriever puppy" names the Golden Retriever, and "retriever" only then.
 */
export function withoutDescriptions(words: readonly string[]): string[][] {
  const described = words.filter((word) => descriptions.has(word));
  if (described.length === words.length) return [];
  const apart = described.length > mostTriedApart ? [described] : subsets(described).slice(1);
  return apart.map((removed) => words.filter((word) => !removed.includes(word)));
}

/** All subsets, smallest first. */
function subsets<T>(all: readonly T[]): T[][] {
  const found = all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
  return found.toSorted((one, other) => one.length - other.length);
}

/** Removes size words ("teacup", "mini"). */
export function withoutSizes(words: readonly string[]): string[] {
  return words.filter((word) => !sizeWords.has(word));
}

const sizesInNames: readonly [written: RegExp, names: readonly string[]][] = [
  [/^min[a-z]*$/, ['Miniature', 'Mini']],
  [/^toy$/, ['Toy']],
  [/^standard$/, ['Standard']],
];

/** The size words as breed names have them: "mini" is "Miniature" or "Mini". */
export function sizeNames(words: readonly string[]): string[] {
  return words.flatMap((word) => sizesInNames.find(([written]) => written.test(word))?.[1] ?? []);
}
