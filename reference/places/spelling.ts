const longestWord = 64;
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

const newRow = () => new Uint8Array(longestWord + 1);
const rows = [newRow(), newRow(), newRow()] as const;

/**
 * Counts the slips (an extra, missing, wrong or swapped letter) that turn `typed` into `name`, or with
 * `begun` into a prefix of it. Stops at `limit`: any greater number is `limit + 1`.
 */
export function slipsBetween(typed: string, name: string, limit: number, begun: boolean): number {
  const tooMany = limit + 1;
  const width = Math.min(name.length, typed.length + limit);
  if (typed.length > longestWord || width > longestWord || typed.length - name.length > limit) return tooMany;
  if (!begun && name.length > width) return tooMany;
  let [before, above, row] = rows;
  for (let column = 0; column <= width; column++) above[column] = column;
  for (let at = 1; at <= typed.length; at++) {
    row[0] = at;
    let least = at;
    for (let column = 1; column <= width; column++) {
      const same = typed[at - 1] === name[column - 1];
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        at > 1 && column > 1 && typed[at - 1] === name[column - 2] && typed[at - 2] === name[column - 1];
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      row[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return tooMany;
    [before, above, row] = [above, row, before];
  }
  let slips = above[width] ?? tooMany;
  if (begun) for (let column = 0; column < width; column++) slips = Math.min(slips, above[column] ?? tooMany);
  return Math.min(slips, tooMany);
}
