const onlyWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const shortForms = new Map(
  Object.entries({
    st: 'saint',
    ste: 'sainte',
    ft: 'fort',
    mt: 'mount',
    pt: 'point',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  }),
);
const shortEndings = new Map(
  Object.entries({
    mt: 'mount',
    bch: 'beach',
    ctr: 'center',
    cty: 'city',
    hls: 'hills',
    hts: 'heights',
    is: 'island',
    jct: 'junction',
    pk: 'park',
    spgs: 'springs',
    twp: 'township',
    vlg: 'village',
    vly: 'valley',
  }),
);

/**
 * Lowercase words without accents and punctuation, separated by single spaces: "Coeur d’Alene" → "coeur
 * dalene".
 */
export function plainWords(text: string): string {
  if (onlyWords.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʻ`]/gu, '')
    .toLowerCase()
    .replace(/\b([a-z])\.\s?([a-z])\b\.?/g, '$1$2')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * Expands abbreviations in a city name: "st louis" → "saint louis", "shaker hts" → "shaker heights". The last
 * word may be incomplete, so there "s" stays "s".
 */
export function spelledOut(city: string): string {
  if (!city.includes(' ')) return city;
  const words = city.split(' ');
  const last = words.length - 1;
  return words.map((word, at) => (at < last ? shortForms : shortEndings).get(word) ?? word).join(' ');
}

/** One bit per letter of a word, to rule out most names without comparing them. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The number of typing slips allowed in a word of this length. */
export function slipsForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
