import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Day, Id, Instant, PageLimit, Params, wholeFrom } from './values.ts';

/** The most that one sheet may hold. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
  cell: 4000,
  unpackedBytes: 80 * 1024 * 1024,
  entries: 100,
  undoDays: 30,
} as const;

/** What a column of a sheet can be read as. */
export const importTargets = {
  client_name: 'Client name',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  phone2: 'Second phone',
  email: 'Email',
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  directions: 'Gate and directions',
  client_notes: 'Notes about the client',
  pet_names: 'Pet names',
  species: 'Kind of animal',
  breed: 'Breed',
  coat: 'Coat',
  size: 'Size',
  weight: 'Weight in lb',
  birth_date: 'Birth date of the pet',
  age: 'Age of the pet',
  pet_notes: 'Notes about the pet',
  style: 'Haircut and style',
  handling: 'Handling',
  rabies_until: 'Rabies, valid until',
  dhpp_until: 'DHPP, valid until',
  bordetella_until: 'Bordetella, valid until',
  last_visit: 'Last visit',
  usual_services: 'Usual services',
  usual_price: 'Usual price',
  usual_minutes: 'Usual length',
  every_weeks: 'Weeks between visits',
  next_visit: 'Next visit',
  next_time: 'Time of the next visit',
  next_minutes: 'Length of the next visit',
  ignore: 'Leave out',
} as const;
export type ImportTarget = keyof typeof importTargets;
export const ImportTarget = z.enum(Object.keys(importTargets) as [ImportTarget, ...ImportTarget[]]);

export const ImportState = z.enum(['read', 'mapped', 'running', 'done', 'undoing', 'undone']);
export type ImportState = z.output<typeof ImportState>;

/** What becomes of a row: a new client, joined to one, waiting for a decision, or left out. */
export const ImportVerdict = z.enum(['new', 'merge', 'check', 'refused']);
export type ImportVerdict = z.output<typeof ImportVerdict>;

/** `apart`: a client of its own, although it looks like another. */
export const ImportDecision = z.enum(['bring', 'apart', 'skip']);
export type ImportDecision = z.output<typeof ImportDecision>;

/** The order of day and month in dates like 3/4/26. */
export const DateOrder = z.enum(['mdy', 'dmy']);
export type DateOrder = z.output<typeof DateOrder>;

/** Whether each row of the sheet is a client or a pet. */
export const RowIs = z.enum(['client', 'pet']);
export type RowIs = z.output<typeof RowIs>;

const Column = z.object({
  index: z.int(),
  header: z.string(),
  /** A few of its values, as written. */
  samples: z.array(z.string()),
  guess: ImportTarget,
  /** Whether the heading and the values suggest the same meaning; missing in imports from earlier versions. */
  clear: z.boolean().optional(),
});
export type ImportColumn = z.output<typeof Column>;

export const ImportMapping = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        index: z
          .int()
          .min(0)
          .max(importLimits.columns - 1),
        as: ImportTarget,
      }),
    )
    .min(1, 'Choose what the columns hold')
    .max(importLimits.columns, `At most ${importLimits.columns} columns`),
  rowIs: RowIs,
  dateOrder: DateOrder,
});
export type ImportMapping = z.output<typeof ImportMapping>;

const Counts = z.object({
  new: z.int(),
  /** Those of the new and the joined of which something could not be read as it is meant, or was kept as a note. */
  remarked: z.int(),
  merge: z.int(),
  check: z.int(),
  refused: z.int(),
});

export const ClientImport = z.object({
  id: Id,
  fileName: z.string(),
  state: ImportState,
  /** What is said about the reading: the encoding, left out sheets, rows above the headings. */
  remarks: z.array(z.string()),
  columns: z.array(Column),
  mapping: ImportMapping,
  rows: z.int(),
  /** None until the columns are settled. */
  counts: Counts.nullable(),
  /** How many rows become a client, join one, wait or stay out by the decisions so far. */
  becomes: z.object({ made: z.int(), joined: z.int(), check: z.int(), leftOut: z.int() }).nullable(),
  /** How many rows a run brings in by the decisions so far. */
  toBring: z.int(),
  /** How many rows a run or an undo has done. */
  rowsDone: z.int(),
  made: z.int(),
  joined: z.int(),
  leftOut: z.int(),
  /** Rows whose clients an undo has kept, because they are used. */
  kept: z.int(),
  /** Its clients with an interval between visits who do not repeat yet. */
  withInterval: z.int(),
  /** Next visits that were booked, and rows whose next visit was not. */
  visitsBooked: z.int(),
  visitsToCheck: z.int(),
  createdAt: Instant,
  undoUntil: Instant.nullable(),
});
export type ClientImport = z.output<typeof ClientImport>;

const Outcome = z.enum(['made', 'joined', 'left_out', 'undone', 'kept']);
/** Of the visit that a row names: booked by the run, booked before, or not booked. */
const NextState = z.enum(['booked', 'there', 'check']);

export const ImportRow = z.object({
  /** As the spreadsheet numbers it. */
  no: z.int(),
  cells: z.array(z.string()),
  verdict: ImportVerdict,
  reasons: z.array(z.string()),
  decision: ImportDecision.nullable(),
  /** What is read: the client's name, phone and pets. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  pets: z.array(z.string()),
  /** Cents of all its pets. */
  price: z.int().nullable(),
  everyWeeks: z.int().nullable(),
  nextOn: Day.nullable(),
  outcome: Outcome.nullable(),
  /** The client in the book, once brought in. */
  clientId: Id.nullable(),
  nextState: NextState.nullable(),
  /** What is in the way of its next visit. */
  nextReason: z.string().nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

const RowParams = z.strictObject({ id: Id, no: wholeFrom(1, 1_048_576) });

export const clientImportsApi = {
  'GET /api/client-imports': {
    summary: 'One’s own imports, the newest first; at most 20',
    reply: z.array(ClientImport),
  },
  'POST /api/client-imports': {
    summary:
      'Read a sheet of clients (CSV, text with tabs or semicolons, .xlsx; up to 10 MB, 20,000 rows, 60 columns) and guess its columns',
    upload: true,
    reply: ClientImport,
    status: 201,
  },
  'GET /api/client-imports/:id': {
    summary: 'An import with its progress',
    params: Params,
    reply: ClientImport,
  },
  'PUT /api/client-imports/:id/mapping': {
    summary: 'Settle what the columns hold; every row gets its verdict',
    params: Params,
    body: ImportMapping,
    reply: ClientImport,
  },
  'GET /api/client-imports/:id/rows': {
    summary: 'The rows of an import with verdicts and reasons, in their order',
    params: Params,
    query: z.strictObject({
      verdict: ImportVerdict.optional(),
      remarked: z.literal('true').optional(),
      outcome: Outcome.optional(),
      nextState: NextState.optional(),
      cursor: z.string().max(100).optional(),
      limit: PageLimit,
    }),
    reply: z.array(ImportRow),
  },
  'PATCH /api/client-imports/:id/rows/:no': {
    summary: 'Decide about a row; null takes the decision back',
    params: RowParams,
    body: z.strictObject({ decision: ImportDecision.nullable() }),
    idempotent: true,
    reply: ImportRow,
  },
  'POST /api/client-imports/:id/bring-all': {
    summary: 'Decide to bring in every row that waits to be looked at',
    params: Params,
    reply: ClientImport,
    status: 200,
  },
  'POST /api/client-imports/:id/run': {
    summary: 'Bring the clients in; nobody is told. 409 `already_done` the second time',
    params: Params,
    reply: ClientImport,
    status: 202,
  },
  'POST /api/client-imports/:id/undo': {
    summary: 'Take an import back within 30 days; clients that are used since stay and are listed',
    params: Params,
    reply: ClientImport,
    status: 202,
  },
  'GET /api/client-imports/:id/refused.csv': {
    summary: 'The rows that were not brought in, with the reasons',
    params: Params,
    reply: null,
    status: 200,
    mediaType: 'text/csv',
  },
} as const satisfies EndpointTable;

export type ClientImports = { api: typeof clientImportsApi; events: object };
