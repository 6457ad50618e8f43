import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { takesKey } from '#server/platform/http/idempotency/idempotency.ts';
import type { Input } from './valid-request.ts';
import { branches, mutate } from './mutations.ts';
import type { Schema } from './mutations.ts';
import { wrongStrings, wrongValues } from './wrong-values.ts';

/** An invalid request, the expected statuses, and the field that the refusal must name. */
export type WrongRequest = { what: string; input: Input; status: number[]; path?: string };

/** Returns the input of a schema as JSON Schema. */
export const asked = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Returns the record of a body, whether or not the body is optional. */
export const askedBody = (body: z.ZodType = z.strictObject({})): Schema => branches(asked(body))[0] ?? {};

/** Lists all invalid variants of a call, with one fault each. */
export const wrongRequests = (endpoint: Endpoint, method: string, good: Input): WrongRequest[] => [
  // A link in a mail leads to a page, which judges it.
  ...(endpoint.status === 302 ? [] : wrongParams(good)),
  ...wrongQueries(endpoint.query, good),
  ...(takesKey(method, endpoint) ? wrongKeys(good) : []),
  ...(method === 'GET' || good.payload
    ? []
    : [
        ...wrongFields(endpoint.body, good),
        ...wrongBodies(endpoint.body, good).filter(
          ({ what }) => !endpoint.takesForm || !what.endsWith('form'),
        ),
      ]),
];

const noIds = ['1', '../../etc/passwd', "' or 1=1 --", 'null', 'x'.repeat(200), '🐩', 'nul\u0000l'];
const unknownIds = ['01a1f930-a1b4-7151-9c3a-788155132aa4', '00000000-0000-0000-0000-000000000000'];
const unknownKey = '0123456789abcdef0123456789abcdef';
const unknownName = 'unheard-of';

function wrongParams(good: Input): WrongRequest[] {
  return Object.entries(good.params ?? {}).flatMap(([name, known]) => {
    const broken = (value: string) => ({ ...good, params: { ...good.params, [name]: value } });
    const isName = known.length !== 32 && !z.uuid().safeParse(known).success;
    const unknown = known.length === 32 ? [unknownKey] : isName ? [unknownName] : unknownIds;
    return [
      ...noIds.map((id) =>
        isName && /^\w+$/.test(id)
          ? { what: `${name} = ${id}`, input: broken(id), status: [422, 404] }
          : { what: `${name} = ${id}`, input: broken(id), status: [422], path: name },
      ),
      // A name may be one of a few, where another one is invalid.
      ...unknown.map((id) => ({
        what: `${name} = ${id}`,
        input: broken(id),
        status: isName ? [404, 403, 422] : [404, 403],
      })),
      { what: `${name} is too long`, input: broken('x'.repeat(201)), status: [413] },
    ];
  });
}

/** Invalid idempotency keys. */
const wrongKeys = (good: Input): WrongRequest[] =>
  ['', 'x'.repeat(256), 'na\u00efve'].map((key) => ({
    what: `the key ${key}`.slice(0, 40),
    input: { ...good, headers: { ...good.headers, 'idempotency-key': key } },
    status: [422],
    path: 'idempotency-key',
  }));

const noNumbers = ['', ' ', 'abc', 'NaN', 'Infinity', '1e400', '1e1', '0x10', '5,0', '--1', '[5]', '٣'];
const longInstant = `2026-11-20T15:30:00.${'1'.repeat(150)}Z`;
/** Cursors shaped like those of lists, with keys that the database cannot contain. */
const forgedCursors = [
  [unknownIds[0], 2 ** 31],
  [unknownIds[0], longInstant],
  [longInstant, unknownIds[0]],
  [unknownIds[0], longInstant, 1],
  [longInstant, longInstant, unknownIds[0]],
  [true, unknownIds[0], 2 ** 31],
  [true, unknownIds[0], -(2 ** 31) - 1],
  [true, unknownIds[0], longInstant],
  [true, unknownIds[0], '0000-01-01'],
  [true, unknownIds[0], '0000-01-01', 1],
].map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url'));
const noCursors = ['1', 'null', '!', '{}', '[]', "' or 1=1 --", 'bnVsbA', 'W10', 'WyJhIl0', 'x'.repeat(301)];

function wrongQueries(query: Endpoint['query'], good: Input): WrongRequest[] {
  const properties = query ? (asked(query).properties as Record<string, Schema>) : {};
  const required = new Set(query ? asked(query).required : []);
  const told = Object.entries(good.query ?? {}) as [string, string][];
  const wrong = (name: string, values: string[], others = told) => ({
    what: `?${name}=${values.join('&')}`.slice(0, 120),
    input: {
      ...good,
      query: [
        ...others.filter(([key]) => key !== name),
        ...values.map((value): [string, string] => [name, value]),
      ],
    },
    status: [422],
    path: name,
  });
  return [
    ...['surprise', 'is_admin', '__proto__', 'constructor', 'toString', '<b>', 'id[]'].map((name) =>
      wrong(name, ['1']),
    ),
    ...ordersOf(properties, told).flatMap((ordered) =>
      forgedCursors.map((cursor) => wrong('cursor', [cursor], ordered)),
    ),
    ...Object.entries(properties).flatMap(([name, schema]) => [
      wrong(name, [...told.filter(([key]) => key === name).map(([, value]) => value), '1', '2']),
      ...wrongTexts(name, schema, required.has(name)).map((value) => wrong(name, [value])),
    ]),
    ...told
      .filter(([name]) => required.has(name))
      .map(([name]) => ({ ...wrong(name, []), what: `no ?${name}` })),
  ];
}

/** Lists a query once per sort order, since each order has its own cursors; none without pages. */
function ordersOf({ cursor, sort }: Record<string, Schema>, told: [string, string][]): [string, string][][] {
  if (!cursor) return [];
  const others = told.filter(([name]) => name !== 'sort');
  return sort?.enum ? sort.enum.map((order) => [...others, ['sort', String(order)]]) : [told];
}

/** Query values are always text. An empty one is as if it were not given. */
function wrongTexts(name: string, schema: Schema, isRequired: boolean): string[] {
  const texts = wrongTextsOfKind(name, schema);
  return isRequired ? texts : texts.filter((text) => text !== '');
}

function wrongTextsOfKind(name: string, schema: Schema): string[] {
  const { type, minimum, maximum } = schema;
  if (type === 'string')
    return [...wrongStrings(schema), ...(name === 'cursor' ? noCursors : []), 'nul\u0000l'];
  return [
    ...noNumbers,
    ...(type === 'integer' ? ['1.5', '9007199254740992'] : []),
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1), '1e21']),
  ];
}

function wrongFields(body: Endpoint['body'], good: Input): WrongRequest[] {
  return mutate(askedBody(body), good.body ?? {}, wrongValues)
    .filter(({ path }) => path)
    .map(({ path, value }) => ({
      what: `${path}: ${JSON.stringify(value)}`.slice(0, 160),
      input: { ...good, body: value },
      status: [422],
      path,
    }));
}

const deep = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`;

/** Lists bodies that are invalid as a whole. */
function wrongBodies(body: Endpoint['body'], good: Input): WrongRequest[] {
  const json = JSON.stringify(good.body ?? {});
  const raw = (what: string, payload: string | Buffer, status: number, type = 'application/json') => ({
    what,
    input: { ...good, body: undefined, payload, headers: { 'content-type': type } },
    status: [status],
  });
  return [
    ...['[]', '"text"', '7', 'true', '[{}]', deep('[', ']')].map((text) =>
      raw(`body ${text.slice(0, 20)}`, text, 422),
    ),
    ...(body && !body.safeParse(undefined).success ? [raw('body null', 'null', 422)] : []),
    { ...raw('a deep unknown field', `{"surprise":${deep('{"a":', '}')}}`, 422), path: 'surprise' },
    raw('70 kB', `{"surprise":"${'x'.repeat(70_000)}"}`, 413),
    raw('70 kB of blanks', json + ' '.repeat(70_000), 413),
    ...[
      '{',
      '{"a":}',
      "{'a':1}",
      '{"a":1,}',
      'undefined',
      '',
      '\u0000',
      '{"a":NaN}',
      '{"__proto__":{"a":1}}',
    ].map((text) => raw(`body ${text}`, text, 400)),
    raw('a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400),
    raw(
      'broken UTF-8',
      Buffer.concat([Buffer.from('{"surprise":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
      400,
    ),
    raw('UTF-16', Buffer.from(json, 'utf16le'), 400),
    raw('as text', json, 415, 'text/plain'),
    raw('as a form', 'a=1', 415, 'application/x-www-form-urlencoded'),
    raw('as XML', '<a/>', 415, 'application/xml'),
    raw('as nothing known', json, 415, 'what is this'),
    raw(
      'as another form',
      '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
      415,
      'multipart/form-data; boundary=b',
    ),
  ];
}
