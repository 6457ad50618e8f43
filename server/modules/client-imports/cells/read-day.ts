import type { DateOrder } from '#contract/client-imports.ts';
import { addDays } from '#reference/calendar-days.ts';
import { empty, saysNothing, unread } from './reading.ts';
import type { Reading } from './reading.ts';

/** How days are written in a sheet, and which days a column can mean. */
export type DayRules = {
  order: DateOrder;
  today: string;
  /** A past or a coming day; a day without a year is the nearest such one. */
  means: 'past' | 'coming' | 'any';
  earliest: string;
  latest?: string;
  /** Whether a month without a day means its last one, as on papers. */
  wholeMonths?: boolean;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;

const ends =
  /^(?:exp(?:ire[sd]?|iration|iry)?|until|till?|thru|through|valid(?: until)?|good (?:until|thru))\.?:?\s+/i;

/** Parts of a day; `year` may be missing, and `unsure` says that day and month could be exchanged. */
type Parts = { year: number | undefined; month: number; day: number; unsure?: boolean };

/** Reads a day: 9/14/26, 14.9.2026, 2026-09-14, Sep 14, the serial number of Excel. `unsure`: its order is not certain. */
export function readDay(cell: string, rules: DayRules): Reading<string> & { unsure?: boolean } {
  if (saysNothing(cell)) return empty;
  const typed = cell.replace(weekday, '');
  const text = rules.wholeMonths ? typed.replace(ends, '') : typed;
  const parts = (rules.wholeMonths ? monthEndOf(text, text !== typed) : null) ?? partsOf(text, rules.order);
  if (!parts) return unread(cell, 'is not a date');
  const day = completed(parts, rules);
  if (!day) return unread(cell, 'is not a date');
  if (day < rules.earliest) return unread(cell, `is before ${rules.earliest.slice(0, 4)}`);
  if (rules.means === 'past' && day > rules.today) return unread(cell, 'is in the future');
  if (rules.means === 'coming' && day < rules.today) return unread(cell, 'is in the past');
  if (rules.latest && day > rules.latest) return unread(cell, 'is too far ahead');
  return { value: day, ...(parts.unsure ? { unsure: true } : {}) };
}

function partsOf(text: string, order: DateOrder): Parts | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const numbers =
    /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?(?:,?\s+(?:at\s+)?\d{1,2}(?::\d\d)*\s*(?:[ap]\.?m\.?)?)?$/i.exec(
      text,
    );
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    // Where days are written with dots, the day comes first.
    const dayFirst = numbers[2] === '.' ? second <= 12 : order === 'dmy' ? second <= 12 : first > 12;
    const unsure = numbers[2] !== '.' && first <= 12 && second <= 12 && first !== second;
    return {
      year: yearOf(numbers[4]),
      ...(dayFirst ? { day: first, month: second } : { day: second, month: first }),
      ...(unsure ? { unsure } : {}),
    };
  }
  const named =
    new RegExp(
      `^${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+'?(\\d{4}|\\d{2})(?!:))?(?:,?\\s+.*\\d.*)?$`,
      'i',
    ).exec(text) ?? undefined;
  if (named) return { year: yearOf(named[3]), month: monthOf(named[1]), day: Number(named[2]) };
  const dayThenMonth = new RegExp(
    `^(\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]+${month}(?:[,\\s-]+'?(\\d{4}|\\d{2}))?$`,
    'i',
  ).exec(text);
  if (dayThenMonth)
    return { year: yearOf(dayThenMonth[3]), month: monthOf(dayThenMonth[2]), day: Number(dayThenMonth[1]) };
  const serial = /^([2-6]\d{4})(?:\.\d+)?$/.exec(text);
  if (serial) {
    const [year, monthNo, day] = addDays('1899-12-30', Number(serial[1])).split('-').map(Number);
    return { year, month: monthNo ?? 0, day: day ?? 0 };
  }
  return null;
}

/** '6/2027', 'June 2027', and '6/27' after 'exp': the last day of the month. */
function monthEndOf(text: string, saysEnd: boolean): Parts | null {
  const found =
    /^(\d{1,2})[/.-](\d{4})$/.exec(text) ??
    new RegExp(`^${month},?\\s+'?(\\d{4})$`, 'i').exec(text) ??
    (saysEnd ? /^(\d{1,2})[/.-](\d{2})$/.exec(text) : null);
  if (!found) return null;
  const monthNo = /^\d/.test(found[1] ?? '') ? Number(found[1]) : monthOf(found[1]);
  const year = yearOf(found[2]) ?? 0;
  return { year, month: monthNo, day: new Date(Date.UTC(year, monthNo, 0)).getUTCDate() };
}

const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const yearOf = (written: string | undefined): number | undefined => {
  if (!written) return undefined;
  const year = Number(written);
  return written.length === 4 ? year : year < 70 ? 2000 + year : 1900 + year;
};

/** The day with its year, or null if the calendar has no such day. */
function completed({ year, month: monthNo, day }: Parts, { today, means }: DayRules): string | null {
  const thisYear = Number(today.slice(0, 4));
  const candidates =
    year !== undefined ? [year] : means === 'coming' ? [thisYear, thisYear + 1] : [thisYear, thisYear - 1];
  const days = candidates.map((each) => existing(each, monthNo, day)).filter((each) => each !== null);
  if (year !== undefined) return days[0] ?? null;
  return days.find((each) => (means === 'coming' ? each >= today : each <= today)) ?? null;
}

function existing(year: number, monthNo: number, day: number): string | null {
  const date = new Date(Date.UTC(year, monthNo - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === monthNo - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** Counts the days that can only be read in one order. */
export function orderOf(cells: readonly string[]): { mdy: number; dmy: number } {
  const found = { mdy: 0, dmy: 0 };
  for (const cell of cells) {
    const numbers = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(cell.replace(weekday, ''));
    if (!numbers) continue;
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    if (first > 12 && second <= 12) found.dmy++;
    if (second > 12 && first <= 12) found.mdy++;
  }
  return found;
}
