import { types } from 'pg';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
const instant: Parse = (text) => `${text.replace(' ', 'T')}:00`;
/** pg's types list only scalar type numbers, not those of arrays. */
const parserOf: (type: number) => Parse = types.getTypeParser;
const texts = parserOf(1009) as (text: string) => (string | null)[];
const eachOf =
  (parse: Parse): Parse =>
  (text) =>
    texts(text).map((part) => (part === null ? null : parse(part)));

/**
 * Instants stay ISO 8601 strings and days stay `YYYY-MM-DD`: creating Date objects costs more than the query.
 * bigint and numeric become numbers, since none of our values exceeds the safe integers.
 */
const parsers = new Map<number, Parse>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.TIMESTAMPTZ, instant],
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMP, asText],
  [types.builtins.INTERVAL, asText],
  [600, asText], // point
  [1016, eachOf(Number)], // bigint[]
  [1182, texts], // date[]
  [1185, eachOf(instant)], // timestamptz[]
]);

/** Parsers by the number of the column type. */
export const columnTypes = {
  getTypeParser: (type: number) => parsers.get(type) ?? parserOf(type),
};
export const textColumns = { getTypeParser: () => asText };

const names = new Map<string, string>();

/** `first_name` → `firstName` */
export function inCamelCase(column: string): string {
  const known = names.get(column);
  if (known !== undefined) return known;
  const name = column.replaceAll(/(?<=.)_(.)/g, (_, letter: string) => letter.toUpperCase());
  if (names.size < 10_000) names.set(column, name);
  return name;
}
