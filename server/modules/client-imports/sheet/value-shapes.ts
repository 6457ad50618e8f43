import type { ImportTarget } from '#contract/client-imports.ts';
import { isState } from '../cells/read-address.ts';
import { recognizedBreed } from '../cells/read-breed.ts';
import { readWeight } from '../cells/read-numbers.ts';
import { isSize } from '../cells/read-words.ts';

/** What the values of a column look like, each as a share of those that are filled. */
export type Shape =
  | 'phone'
  | 'email'
  | 'zip'
  | 'state'
  | 'date'
  | 'money'
  | 'weeks'
  | 'number'
  | 'breed'
  | 'street'
  | 'place'
  | 'size'
  | 'weight'
  | 'clock';

const tests: Record<Exclude<Shape, 'breed'>, (text: string) => boolean> = {
  phone: (text) =>
    /^\D{0,3}(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}\b/.test(text) &&
    !/^\d{4}-\d\d-\d\d/.test(text),
  email: (text) => /[^\s@]@[^\s@]+\.[a-z]{2,}/i.test(text),
  zip: (text) => /^\d{5}(?:-\d{4})?$/.test(text),
  state: isState,
  date: (text) =>
    /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?(?: .*)?$/.test(text) ||
    /^(?:exp\w*[.:]* *)?\d{1,2}[/.-](?:\d{4}|\d{1,2}(?:[/.-]\d{2,4})?)$/i.test(text) ||
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b/i.test(text),
  money: (text) => /^\$\s?\d/.test(text) || /^\d+(?:\.\d\d)? ?(?:dollars|usd|\+ ?tip)/i.test(text),
  weeks: (text) =>
    /\b(?:every|we?e?ks?|monthly|weekly|months?)\b/i.test(text) || /\d ?w(?:ks?)?$/i.test(text),
  number: (text) => /^\d+(?:[.,]\d+)?$/.test(text),
  street: (text) => /^\d+ +[\p{L}\d]/u.test(text),
  place: (text) =>
    /^\d+\w? +\S.*\b(?:st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|way|pl|place|pkwy|hwy|trl|trail|ter|loop|cv|cove)\b/i.test(
      text,
    ) || /\p{L}.*,.*\b\d{5}(?:-\d{4})?$/u.test(text),
  size: isSize,
  weight: (text) => readWeight(text).value !== null,
  clock: (text) => /^\d{1,2}(?::\d\d)? ?(?:[ap]\.?m?\.?)?$/i.test(text) && /[:apm]/i.test(text),
};

/** The share of a column's values of each shape. */
export function shapesOf(values: readonly string[]): (shape: Shape) => number {
  const known = new Map<Shape, number>();
  return (shape) => {
    let share = known.get(shape);
    if (share === undefined) {
      const looked = shape === 'breed' ? values.slice(0, 30) : values;
      const fits = shape === 'breed' ? (text: string) => recognizedBreed(text) !== null : tests[shape];
      share = looked.length === 0 ? 0 : looked.filter(fits).length / looked.length;
      known.set(shape, share);
    }
    return share;
  };
}

/** The shape that a column's values must have for what its heading says; a heading alone is not believed. */
export const needed: Partial<Record<ImportTarget, readonly Shape[]>> = {
  phone: ['phone'],
  phone2: ['phone'],
  email: ['email'],
  last_visit: ['date', 'number'],
  next_visit: ['date', 'number'],
  next_time: ['clock'],
  rabies_until: ['date', 'number'],
  dhpp_until: ['date', 'number'],
  bordetella_until: ['date', 'number'],
  birth_date: ['date', 'number'],
};

/** What a column without a known heading holds, by its values. */
export function targetByShape(
  values: readonly string[],
  today: string,
  named: boolean,
): ImportTarget | undefined {
  const share = shapesOf(values);
  if (share('email') >= 0.6) return 'email';
  if (share('phone') >= 0.6) return 'phone';
  if (share('weeks') >= 0.5) return 'every_weeks';
  if (share('state') >= 0.8) return 'state';
  if (share('zip') >= 0.8) return 'zip';
  if (share('street') >= 0.6) return 'address';
  if (share('breed') >= 0.6 && (!named || values.length >= 3)) return 'breed';
  // A heading that says something else is believed: money and days are of many kinds.
  if (named) return undefined;
  if (share('money') >= 0.6) return 'usual_price';
  if (share('date') >= 0.6)
    return values.every((text) => /\d{4}/.test(text) && yearOf(text) > today) ? 'next_visit' : 'last_visit';
  return undefined;
}

const yearOf = (text: string) => /\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';
