import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Id, Instant } from './values.ts';

/** How long a finished archive can be downloaded, in hours. */
export const archiveHours = 24;

/** The archive of an account's data; `making` until its job is done. */
export const DataExport = z.object({
  state: z.enum(['none', 'making', 'ready']),
  askedAt: Instant.nullable(),
  readyAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.output<typeof DataExport>;

/** The data of a closed account is removed after so many minutes. */
export const closedMinutes = 10;

export const WorkKind = z.enum([
  'shift',
  'application',
  'request',
  'offer',
  'visit',
  'membership',
  'payment',
]);
export type WorkKind = z.output<typeof WorkKind>;

/** Something that is still open on an account. `at` is when it takes place or ends. */
export const OpenWork = z.object({
  kind: WorkKind,
  id: Id,
  title: z.string(),
  at: Instant.nullable(),
  timeZone: z.string().nullable(),
  /** The other side, where there is one. */
  otherName: z.string().nullable(),
});
export type OpenWork = z.output<typeof OpenWork>;

/** What is removed with an account, by its kind. */
export const LostKind = z.enum(['pets', 'photos', 'profiles', 'vaccinations', 'savedTips', 'notifications']);
export type LostKind = z.output<typeof LostKind>;

export const Closing = z.object({
  /** What has to be finished before the account can be closed. */
  unfinished: z.array(OpenWork),
  /** Why the account cannot be closed, besides unfinished work. */
  refusal: z.string().nullable(),
  /** What is cancelled; the other side gets a notification. */
  cancelled: z.array(OpenWork),
  lost: z.partialRecord(LostKind, z.int()),
  /** Identifies what was shown, for closing no more than that. */
  seen: z.string(),
});
export type Closing = z.output<typeof Closing>;

export const personalDataApi = {
  'GET /api/account/export': { summary: 'The state of the archive of one’s data', reply: DataExport },
  'POST /api/account/export': {
    summary: 'Ask for an archive of one’s data; a mail says when it can be downloaded',
    idempotent: true,
    reply: DataExport,
    status: 202,
  },
  'GET /api/account/export/archive': {
    summary: 'The archive of one’s data, while it is kept',
    reply: null,
    status: 200,
    mediaType: 'application/zip',
  },
  'GET /api/account/closing': {
    summary: 'What closing the account would cancel and remove, and what prevents it',
    reply: Closing,
  },
  'POST /api/account/close': {
    summary: 'Close the account for good; cancels open work and notifies the other side',
    idempotent: true,
    body: z.strictObject({
      password: z.string().min(1, 'Please enter your password').max(200),
      /** Of the closing that was shown; if anything was added to it since, nothing is done. */
      seen: z.string().max(100).optional(),
    }),
    reply: null,
  },
} as const satisfies EndpointTable;

export type PersonalDataEvents = {
  'export.ready': { accountId: string; exportId: string };
  'account.closed': { accountId: string };
};

/** Why work was cancelled with its account, as the other side reads it. */
export const closedReason = 'The account was closed.';
