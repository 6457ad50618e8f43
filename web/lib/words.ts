/** A whole number with separators: '1,234' */
export const number = (value: number): string => value.toLocaleString('en-US');

/** '1 visit', '1,234 visits' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Number in words up to ten, then in digits: 'six', '11'. */
export const inWords = (count: number): string => numerals[count] ?? String(count);

const list = new Intl.ListFormat('en-US');

/** 'Bella', 'Bella and Otto', 'Bella, Otto, and Miso' */
export const listed = (words: readonly string[]): string => list.format(words);

/** 'by pet parents' → 'By pet parents' */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
