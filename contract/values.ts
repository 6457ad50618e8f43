import { z } from 'zod';
import { oneForm, plainLine, plainName, plainPhone, plainSearch } from './text/typed-text.ts';

/** UUIDv7 of any record. */
export const Id = z.uuid();

/**
 * An instant from 1900 to 2199, ISO 8601 with offset: `2026-11-20T15:30:00+00:00`. The standard allows more
 * years and fraction digits than databases and JavaScript support.
 */
export const Instant = z.iso
  .datetime({ offset: true })
  .regex(/^(19|20|21)[^.]*(\.\d{1,9})?(Z|[+-](0\d|1[0-4]):\d\d)$/, 'Use a time from 1900 to 2199');

/** A calendar day from 1900 to 2199, without time zone: `2026-11-20`. */
export const Day = z.iso.date().regex(/^(19|20|21)/, 'Use a day from 1900 to 2199');

/** A local time in the time zone of the place where the work happens: `08:30`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:30');

/** A local time at which something ends; `24:00` and `00:00` are midnight. */
export const EndTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Use a time like 17:30');

/** Whole US cents. */
export const Cents = z.int().min(0).max(100_000_000, 'At most $1,000,000');

/** Whole US dollars, used only where the first version used dollars. */
export const Dollars = z.int().min(0).max(1_000_000);

/** A visible character: neither a space nor one without a glyph, such as U+200B, U+3164 or U+2800. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line of text: trimmed, no control characters, 1 to `max` characters of which at least one is visible.
 */
export const line = (max: number) => oneLine(max, plainLine);

const oneLine = (max: number, plain: (text: string) => string) =>
  folded(max, plain)
    .regex(/^[^\p{Cc}]*$/u, 'Use one line of plain text')
    .min(1, 'Cannot be empty')
    .regex(seen, 'Cannot be empty');

/**
 * The name of a person, a business or a pet. Mails and pages repeat it, so it may contain no web address and no phone
 * number, and characters that change the surrounding text are dropped.
 */
export const name = (max: number) =>
  oneLine(max, plainName)
    .regex(webAddress, 'A name cannot hold a web address. Put a space after a dot')
    .regex(/^(?!(?:.*\d){7})/u, 'A name cannot hold a phone number');

/**
 * Mail programs make a link of a dot between words, also of the dots of other scripts. Initials such as J.R. have one
 * letter on each side.
 */
const webAddress =
  /^(?!.*(?::\s*\/\/|@|[.\u3002\uff0e\uff61\u2024]\s*\/|[.\u3002\uff0e\uff61\u2024](?:[\p{L}\p{M}\p{N}]{2}|\p{N})))/u;

/** Text of several lines: trimmed, 0 to `max` characters; line breaks and tabs are kept. */
export const text = (max: number) =>
  folded(max, (typed) => oneForm(typed).trim()).regex(
    /^(?:[^\p{Cc}]|[\t\n\r])*$/u,
    'Contains characters that cannot be shown',
  );

/** Words to search for; empty is no search. */
export const searchText = (max: number) =>
  folded(max, plainSearch).regex(/^[^\p{Cc}]*$/u, 'Contains characters that cannot be shown');

const phone = (refusal: string) =>
  folded(40, plainPhone).regex(
    /^(?:(?!\D*(\d)(?:\D*\1)*\D*(?:x|ext|$))(?:[ +()./-]*\d){7,15}[ ().-]*(?:(?:x|ext\.?) ?\d{1,6})?)?$/i,
    refusal,
  );

/** A phone number with an optional extension, or an empty text. */
export const Phone = phone('Enter a phone number like (512) 555-0142, or leave it empty');
/** Where nothing can be done without one. */
export const NeededPhone = phone('Enter a phone number like (512) 555-0142');

function folded(max: number, plain: (text: string) => string) {
  return z
    .string()
    .overwrite(plain)
    .max(max, `At most ${max.toLocaleString('en-US')} characters`);
}

/** Query values are text, and JavaScript would accept '', '0x10' and '1e3' as numbers. */
const numeral = <Z extends z.ZodType>(number: Z) =>
  z.preprocess(
    (given) => (typeof given === 'string' && !/^-?\d+(\.\d+)?$/.test(given) ? Number.NaN : given),
    number,
  );

/** A number in a query string. */
export const numberFrom = (min: number, max: number) => {
  const bounds = `Use a number from ${formatted(min)} to ${formatted(max)}`;
  return numeral(z.coerce.number('Use a number').min(min, bounds).max(max, bounds));
};

/** A whole number in a query string. */
export const wholeFrom = (min: number, max: number) => {
  const bounds = `Use a whole number from ${formatted(min)} to ${formatted(max)}`;
  return numeral(z.coerce.number('Use a number').int('Use a whole number').min(min, bounds).max(max, bounds));
};

const formatted = (n: number) => n.toLocaleString('en-US');

/** The page size; the `Link` header points to the next page. */
export const PageLimit = wholeFrom(1, 100).default(20);

export const Params = z.strictObject({ id: Id });

/** The name of a time zone, which may be unknown. */
export const TimeZone = z
  .string()
  .max(60, 'At most 60 characters')
  .regex(/^[A-Za-z][\w+/-]*$/, 'Use the name of a time zone, such as America/Chicago');
