import { tooBigForJson } from './send.ts';
import { branches } from './mutations.ts';
import type { Choice, Schema } from './mutations.ts';

const samples = { null: null, boolean: true, integer: 7, string: 'text', array: [], object: {} } as const;

/** Text that the database cannot store: a NUL, half of an emoji. */
const unstorable = ['nul\u0000l', 'half \uD83D dog'];

/** Neither an id nor a day, an instant or a time. */
const garbage = [
  '1',
  'noon',
  '24:00',
  '8:30',
  '../../etc/passwd',
  "' or 1=1 --",
  '2026-02-30',
  '2026-13-01',
  '2026-11-20',
  '0000-01-01',
  '+275760-09-13',
  '2026-11-20 15:30',
  '2026-11-20T15:30:00',
  '2026-02-30T00:00:00Z',
  '2026-11-20T25:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-11-20T15:30:00+23:59',
  '00000000-0000-0000-0000-00000000000g',
  '\u202Ede.caf',
  '🐩',
];

/** Well-formed days and instants outside of the supported range. */
const outOfTime = /^[09]|\+23:59$/;

/** Lists all values that a schema refuses: for records, each field left out and some unknown ones. */
export const wrongValues: Choice = (schema, given) => {
  const kinds = kindsOf(schema);
  return [
    ...Object.entries(samples)
      .filter(([kind]) => !kinds.has(kind))
      .map(([, value]) => ({ value })),
    ...branches(schema).flatMap((branch) =>
      branch.type === 'object'
        ? wrongRecords(branch, given ?? {})
        : wrongOfKind(branch, given).map((value) => ({ value })),
    ),
  ];
};

function kindsOf(schema: Schema): Set<unknown> {
  const kinds = branches(schema).map(({ type }) => type);
  return new Set(kinds.includes('number') ? [...kinds, 'integer'] : kinds);
}

function wrongOfKind(schema: Schema, given: unknown): unknown[] {
  const { type, minimum, maximum, minItems, maxItems, const: only } = schema;
  switch (type) {
    case 'string':
      return [...wrongStrings(schema), ...unstorable];
    case 'integer':
    case 'number':
      return [
        ...(type === 'integer' ? [Math.max(minimum ?? 0, 0) + 0.5] : []),
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
        -1e21,
        2 ** 53,
        1e308,
        tooBigForJson,
      ];
    case 'boolean':
      return only === undefined ? [] : [!only];
    case 'array':
      return [
        ...(minItems ? [[]] : []),
        ...(maxItems ? [Array.from({ length: maxItems + 1 }, () => (given as unknown[])[0])] : []),
      ];
    default:
      return [];
  }
}

/** Lists strings that a schema refuses. */
export function wrongStrings({
  minLength,
  maxLength,
  pattern,
  allOf,
  format,
  enum: choice,
}: Schema): string[] {
  if (choice) return ['', 'none of these', `${String(choice[0])} `, '__proto__'];
  // Some are converted to upper case before validation.
  const patterns = [pattern, ...(allOf ?? []).map((part) => part.pattern)]
    .filter((source) => source !== undefined)
    .map((source) => new RegExp(source, 'iu'));
  const timely = format === 'date' || format === 'date-time';
  return [
    ...(minLength ? ['', 'x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1), '🐩'.repeat(maxLength + 1), 'x'.repeat(10_001)] : []),
    ...garbage.filter(
      (text) => patterns.some((known) => !known.test(text)) || (timely && outOfTime.test(text)),
    ),
  ];
}

function wrongRecords({ required = [] }: Schema, given: object) {
  return [
    ...required.map((field) => ({
      field,
      value: Object.fromEntries(Object.entries(given).filter(([name]) => name !== field)),
    })),
    ...['surprise', 'is_admin', 'toString', '<b>'].map((field) => ({
      field,
      value: { ...given, [field]: 1 },
    })),
  ];
}
