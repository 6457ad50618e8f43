import { branches } from './mutations.ts';
import type { Schema } from './mutations.ts';

/** A text that replaced another, and its path. */
export type Planted = { path: string; text: string };

const hostile = [
  `Robert'); drop table accounts; --`,
  '<script>alert("1")</script>',
  '\u202Etxet שלום ﷽',
  '👩🏽‍🦰 🐩 é',
  String.raw`\0 %00 $1 ${'${7*7}'} {{7*7}} %s`,
];

/** Text with special meaning to a database, a browser, right-to-left scripts or a template. */
export const alarming = (n: number, max: number) =>
  `${n} ${hostile[n % hostile.length]}`.slice(0, max).trim();

/** Text of the maximum length, made of characters that count twice. */
export const longest = (n: number, max: number) => {
  const head = `${n}`.padEnd(max % 2 === 0 ? 2 : 3, '!');
  return head + '🐩'.repeat((max - head.length) / 2);
};

/** Fields that are not free text: secrets, ids, phone numbers, words that are compared with a list or with what is kept, and texts with words to fill in. */
const meaning = new Set(
  'areas near email phone phone2 password currentPassword newPassword code token number promoCode tags ownerId businessId groomerId fromUserId tipId timeZone href url endpoint id clientDataJSON attestationObject authenticatorData signature transports body paymentLinks policySeen microchip clinicPhone'.split(
    ' ',
  ),
);
/** Names refuse phone numbers, and characters that change the direction of the text around them. */
const names = new Set('firstName lastName businessName name tipFor'.split(' '));
/** Addresses accept any text that contains a place. */
const place = ', Austin, TX 78704';

/** Replaces the text in every free-text field of `given`. */
export function plant(
  schema: Schema,
  given: unknown,
  textFor: (n: number, max: number) => string,
): { body: unknown; planted: Planted[] } {
  const planted: Planted[] = [];
  const write = (path: string, name: string, max: number) => {
    const end = name === 'address' ? place : '';
    const hostileText = textFor(planted.length, max - end.length) + end;
    const text = names.has(name)
      ? hostileText.replaceAll('\u202E', '').replaceAll(/(?<=.{2})\d/g, '')
      : hostileText;
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
