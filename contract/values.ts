import { z } from 'zod';

/** UUIDv7 of any record. */
export const Id = z.uuid();

/**
 * An instant of our times, ISO 8601 with offset: `2026-11-20T15:30:00+00:00`. Databases and clocks know fewer years, and
 * fewer digits of a second, than the norm.
 */
export const Instant = z.iso
  .datetime({ offset: true })
  .regex(/^(19|20|21)[^.]*(\.\d{1,9})?(Z|[+-](0\d|1[0-4]):\d\d)$/, 'Use a time from 1900 to 2199');

/** A calendar day of our times, without time zone: `2026-11-20`. */
export const Day = z.iso.date().regex(/^(19|20|21)/, 'Use a day from 1900 to 2199');

/** A wall-clock time in the zone of the place where the work happens: `08:30`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:30');

/** Whole US cents. */
export const Cents = z.int().min(0).max(100_000_000, 'At most $1,000,000');

/** Whole US dollars, only where the first version fixed dollars. */
export const Dollars = z.int().min(0).max(1_000_000);

/** A character that is seen: neither a space nor one that draws nothing, such as U+200B, U+3164 or U+2800. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text: trimmed, no control characters, 1 to `max` characters of which one is seen. */
export const line = (max: number) =>
  trimmed(max)
    .regex(/^[^\p{Cc}]*$/u, 'Use one line of plain text')
    .min(1, 'Cannot be empty')
    .regex(seen, 'Cannot be empty');

/**
 * What a person, a business or a pet is called. Mails and pages repeat it, so it holds no web address and nothing that
 * changes how the text around it is read; joiners belong to scripts and emoji.
 */
export const name = (max: number) =>
  line(max)
    .regex(/^(?:[^\p{Cf}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u, 'Use letters that can be seen')
    .regex(/^(?!.*:\/\/)/, 'A name cannot hold a web address');

/** Text of several lines: trimmed, 0 to `max` characters; line breaks and tabs are kept. */
export const text = (max: number) =>
  trimmed(max).regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, 'Contains characters that cannot be shown');

/** Anything that can be dialled, extension included; or nothing. */
export const Phone = z
  .string()
  .trim()
  .max(40, 'At most 40 characters')
  .regex(
    /^(?:(?:[ +().-]*\d){7,15}[ ().-]*(?:(?:x|ext\.?) ?\d{1,6})?)?$/i,
    'Enter a phone number like (512) 555-0142, or leave it empty',
  );

const trimmed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max.toLocaleString('en-US')} characters`);

/** In a query all is text. JavaScript would take '', '0x10' and '1e3' for numbers, too. */
const numeral = <Z extends z.ZodType>(number: Z) =>
  z.preprocess(
    (given) => (typeof given === 'string' && !/^-?\d+(\.\d+)?$/.test(given) ? Number.NaN : given),
    number,
  );

/** A number in a query. */
export const numberFrom = (min: number, max: number) => {
  const bounds = `Use a number from ${told(min)} to ${told(max)}`;
  return numeral(z.coerce.number('Use a number').min(min, bounds).max(max, bounds));
};

/** A whole number in a query. */
export const wholeFrom = (min: number, max: number) => {
  const bounds = `Use a whole number from ${told(min)} to ${told(max)}`;
  return numeral(z.coerce.number('Use a number').int('Use a whole number').min(min, bounds).max(max, bounds));
};

const told = (n: number) => n.toLocaleString('en-US');

/** How many records a page holds; further pages follow in the `Link` header. */
export const PageLimit = wholeFrom(1, 100).default(20);

export const Params = z.strictObject({ id: Id });
