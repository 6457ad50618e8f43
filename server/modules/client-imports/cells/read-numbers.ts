import { empty, saysNothing, shown, unread } from './reading.ts';
import type { Reading } from './reading.ts';

/** Above this, a price is asked about. */
export const unusualPrice = 200_000;
const mostCents = 100_000_000;

/** Reads a price in cents: $1,200, 85+tip (the tip becomes a note), 80-95 (the lower). */
export function readPrice(cell: string): Reading<number> {
  if (saysNothing(cell)) return empty;
  if (/^(?:free|n\/?c|no charge|comp(?:ed)?)$/i.test(cell)) return { value: 0 };
  const found = /^(?:usd|us)?\s*\$?\s*(-?\d[\d.,]*)\s*\$?(.*)$/is.exec(
    cell.replace(/^(?:about|approx\.?|around|from|~|≈)\s*/i, ''),
  );
  const amount = found?.[1] === undefined ? null : amountOf(found[1]);
  if (!found || amount === null) return unread(cell, 'is not a price');
  if (amount < 0) return unread(cell, 'is below zero');
  const cents = Math.round(amount * 100);
  if (cents > mostCents) return unread(cell, 'is more than $1,000,000');
  const rest = (found[2] ?? '').replace(/^\s*(?:usd|dollars?|bucks|\.)(?=\s|$)/i, '').trim();
  const range = /^\s*(?:[-–—]\s*\$?\s*\d|\+$)/.test(rest);
  return { value: cents, ...(rest === '' ? {} : { beside: range ? shown(cell) : rest }) };
}

/** 1,200.50 · 1.200,50 · 120,50 · 1200 */
function amountOf(written: string): number | null {
  const text = written.replace(/[.,]+$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = decimal ? text.slice(0, -decimal[0].length) : text;
  if (!/^-?\d{1,9}$|^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole)) {
    // Excel writes 85.3333 for a price that was divided.
    return /^-?\d{1,7}\.\d{3,}$/.test(text) ? Number(text) : null;
  }
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimal?.[1] ?? '0'}`);
}

const inWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const withDigits = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[a-z]+/g, (word) => (inWords.includes(word) ? String(inWords.indexOf(word)) : word));

/** Reads an interval in weeks: 6, every 5, 6 wks, 6-8 (the shorter), monthly (4), 2 months (8), 45 days (6). */
export function readWeeks(cell: string): Reading<number> {
  if (saysNothing(cell)) return empty;
  const text = withDigits(cell);
  if (/\b(?:bi-?weekly|every other week|fortnight)/.test(text)) return { value: 2 };
  if (/\bbi-?monthly|every other month\b/.test(text)) return { value: 8 };
  if (/^(?:monthly|every month|once a month)\b/.test(text)) return { value: 4 };
  if (/^(?:weekly|every week|once a week)\b/.test(text)) return { value: 1 };
  const found =
    /(\d+(?:\.\d+)?)(?:\s*(?:-|–|—|to|or|\/)\s*\d+(?:\.\d+)?)?\s*\+?\s*(d(?:ays?)?|w(?:ee)?k?s?|mo(?:nth)?s?|m|y(?:ea)?rs?)?\b/.exec(
      text,
    );
  if (!found) return unread(cell, 'is not a number of weeks');
  const count = Number(found[1]);
  const unit = found[2]?.[0] ?? 'w';
  const weeks = Math.round(
    unit === 'd' ? count / 7 : unit === 'm' ? count * 4 : unit === 'y' ? count * 52 : count,
  );
  return weeks >= 1 && weeks <= 52 ? { value: weeks } : unread(cell, 'is not 1 to 52 weeks');
}

/** Reads a length in minutes: 90, 1:30, 1.5 h, 2 hrs, 1h30. A bare number up to eight is hours. */
export function readMinutes(cell: string): Reading<number> {
  if (saysNothing(cell)) return empty;
  const text = withDigits(cell)
    .replaceAll('½', '.5')
    .replaceAll(/\s1\/2/g, '.5');
  const clock = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text);
  const hours = /(\d+(?:\.\d+)?)\s*h(?:ou)?r?s?\.?\s*(?:and\s*)?(\d{1,2})?/.exec(text);
  const plain = /^(?:about|~)?\s*(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*\d+)?\s*(?:m(?:in(?:ute)?s?)?\.?)?$/.exec(
    text,
  );
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : hours
      ? Number(hours[1]) * 60 + Number(hours[2] ?? 0)
      : plain
        ? Number(plain[1]) * (Number(plain[1]) <= 8 && !text.includes('m') ? 60 : 1)
        : Number.NaN;
  if (Number.isNaN(minutes)) return unread(cell, 'is not a length of time');
  const whole = Math.round(minutes);
  return whole >= 5 && whole <= 720 ? { value: whole } : unread(cell, 'is not 5 minutes to 12 hours');
}

/** Reads a weight in pounds: 62 lb, 62#, 10 kg, 5 lbs 4 oz, 60-65 (the lower, the text becomes a note). */
export function readWeight(cell: string): Reading<number> {
  if (saysNothing(cell)) return empty;
  const found =
    /^[~≈<>]?\s*(?:about|approx\.?)?\s*(\d+(?:[.,]\d+)?)\s*(?:(-|–|to)\s*\d+(?:\.\d+)?)?\s*(lbs?\.?|pounds?|#|kgs?|kilos?|oz|ounces?)?\.?\s*(?:(\d+)\s*(?:oz|ounces?)\.?)?$/i.exec(
      cell,
    );
  if (!found) return unread(cell, 'is not a weight');
  const number = Number(found[1]?.replace(',', '.'));
  const unit = (found[3] ?? '').toLowerCase();
  const pounds =
    (unit.startsWith('k') ? number * 2.2046 : unit.startsWith('o') ? number / 16 : number) +
    Number(found[4] ?? 0) / 16;
  const value = Math.round(pounds * 10) / 10;
  if (value < 0.1 || value > 3000) return unread(cell, 'cannot be the weight of a pet');
  return { value, ...(found[2] ? { beside: shown(cell) } : {}) };
}

/** Reads an age in whole years: 3, 3 yrs, 18 months (1), 10 weeks (0). */
export function readAge(cell: string): Reading<number> {
  if (saysNothing(cell)) return empty;
  const text = withDigits(cell).replaceAll('½', '.5');
  const found =
    /^(?:about|almost|~)?\s*(\d+(?:\.\d+)?)\s*\+?\s*(?:(?:-|to)\s*\d+\s*)?(y(?:ea)?rs?|y|m(?:onth|o)?s?|w(?:ee)?ks?|days?)?\.?(?:[\s-]*old|\s*\/?\s*o)?\b/.exec(
      text,
    );
  if (!found) return unread(cell, 'is not an age');
  const unit = found[2]?.[0] ?? 'y';
  const years = Math.floor(
    unit === 'm'
      ? Number(found[1]) / 12
      : unit === 'w'
        ? Number(found[1]) / 52
        : unit === 'd'
          ? Number(found[1]) / 365
          : Number(found[1]),
  );
  return years <= 60 ? { value: years } : unread(cell, 'cannot be the age of a pet');
}
