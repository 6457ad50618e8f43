import { Phone } from '#contract/values.ts';
import { empty, saysNothing, unread } from './reading.ts';
import type { Reading } from './reading.ts';

export type Phones = { first: string; second?: string };

const number = /\+?(?:1[\s.-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s.-]*\d{4}(?:\s*(?:x|ext\.?)\s*\d{1,6})?/gi;

/** Reads one or two phone numbers with the words around them: "512-555-0142 Ashley cell / 512-555-0199". */
export function readPhones(cell: string): Reading<Phones> {
  if (saysNothing(cell)) return empty;
  // Excel may show a long number as 5.12555E+09, which has lost its digits, and add .0 to one that is whole.
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(cell))
    return unread(cell, 'is a number that the spreadsheet has shortened');
  const text = cell.replace(/^(\d{10,11})\.0$/, '$1');
  const whole = Phone.safeParse(text);
  if (whole.success && whole.data !== '' && digits(text).length <= 15 && !/\d.*[/,;].*\d{7}/.test(text))
    return { value: { first: whole.data } };
  const found = [...text.matchAll(number)]
    .map(([each]) => each.trim())
    .filter((each) => Phone.safeParse(each).success);
  const [first, second, ...others] = found;
  if (!first) return unread(cell, 'is not a phone number');
  const words = text
    .replaceAll(number, ' ')
    .replaceAll(/[\s/,;|&]+/g, ' ')
    .trim();
  return {
    value: { first, ...(second ? { second } : {}) },
    ...(/\p{L}{2}/u.test(words) || others.length > 0 ? { beside: text.replaceAll(/\s+/g, ' ') } : {}),
  };
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The last ten digits without an extension, by which numbers are compared; undefined for what identifies no one. */
export function phoneKey(phone: string): string | undefined {
  const all = digits(phone.replace(/\s*(?:x|ext\.?)\s*\d{1,6}\s*$/i, ''));
  const key = all.slice(-10);
  return key.length < 7 || new Set(key).size === 1 ? undefined : key;
}
