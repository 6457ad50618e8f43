import { branches } from './mutations.ts';
import type { Schema } from './mutations.ts';

/** A text that replaced another, and where it stands. */
export type Planted = { path: string; text: string };

const hostile = [
  `Robert'); drop table accounts; --`,
  '<script>alert("1")</script>',
  '\u202Etxet שלום ﷽',
  '👩🏽‍🦰 🐩 é',
  String.raw`\0 %00 $1 ${'${7*7}'} {{7*7}} %s`,
];

/** Text that means something to a database, a browser, a reader from right to left, a template. */
export const alarming = (n: number, max: number) =>
  `${n} ${hostile[n % hostile.length]}`.slice(0, max).trim();

/** As long as text may be, of characters that count twice. */
export const longest = (n: number, max: number) => {
  const head = `${n}`.padEnd(max % 2 === 0 ? 2 : 3, '!');
  return head + '🐩'.repeat((max - head.length) / 2);
};

/** What is no free text: secrets, names of records, what is dialled, and words that are compared with a list. */
const meaning = new Set(
  'email phone password token number promoCode tags ownerId businessId groomerId fromUserId tipId'.split(' '),
);
/** What somebody or something is called takes nothing that turns the text around it. */
const names = new Set('firstName lastName businessName name'.split(' '));
/** An address may say anything, as long as the place is in it. */
const place = ', Austin, TX 78704';

/** `given` with another text wherever somebody may write what they like. */
export function plant(
  schema: Schema,
  given: unknown,
  textFor: (n: number, max: number) => string,
): { body: unknown; planted: Planted[] } {
  const planted: Planted[] = [];
  const write = (path: string, name: string, max: number) => {
    const end = name === 'address' ? place : '';
    const hostileText = textFor(planted.length, max - end.length) + end;
    const text = names.has(name) ? hostileText.replaceAll('\u202E', '') : hostileText;
    planted.push({ path, text });
    return text;
  };
  const replace = (part: Schema, value: unknown, path: string, name: string): unknown => {
    const kind = branches(part).find(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value));
    if (!kind || value === null || meaning.has(name)) return value;
    if (Array.isArray(value))
      return value.map((item, n) => replace(kind.items as Schema, item, `${path}.${n}`, name));
    if (typeof value === 'object') {
      const fields = kind.properties as Record<string, Schema>;
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [
          field,
          replace(fields[field] ?? {}, inner, path ? `${path}.${field}` : field, field),
        ]),
      );
    }
    return isFree(kind) ? write(path, name, Number(kind.maxLength)) : value;
  };
  return { body: replace(schema, given, '', ''), planted };
}

const isFree = ({ type, maxLength = 0, format, enum: choice }: Schema) =>
  type === 'string' && maxLength >= 10 && !format && !choice;
