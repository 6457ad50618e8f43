import { z } from 'zod';
import { IncidentKind } from '../incidents.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Day, Id, Instant, PageLimit, Params, searchText } from '../values.ts';
import { Reason } from './admin-accounts.ts';

/** What waits for an admin, and how many take part. */
export const Overview = z.object({
  openReports: z.int(),
  /** When the oldest open report was filed. */
  oldestReportAt: Instant.nullable(),
  /** Certifications whose proof no admin has compared yet. */
  waitingCertifications: z.int(),
  /** Appeals against reliability that no admin has decided yet. */
  openDisputes: z.int(),
  payDisputes: z.int(),
  suspended: z.int(),
  failedJobs: z.int(),
  /** Incidents filed within 30 days, and those of them that the owner has not answered. */
  incidents: z.int(),
  unansweredIncidents: z.int(),
  accounts: z.int(),
  members: z.int(),
  /** How the program itself fares. */
  site: z.object({
    version: z.string(),
    /** For how many seconds the oldest job and the oldest mail have been due. */
    oldestJobSeconds: z.int(),
    oldestMailSeconds: z.int(),
    newestBackupAt: Instant.nullable(),
    /** Null without copies of the database. */
    copies: z.object({ secondsBehind: z.int().nullable().describe('null if none answers') }).nullable(),
  }),
});

/** A job whose last try failed. It is tried again by itself, ever less often. */
export const FailedJob = z.object({
  id: Id,
  name: z.string(),
  attempts: z.int(),
  error: z.string(),
  /** The ids that it works on. */
  payload: z.record(z.string(), z.unknown()),
  nextTryAt: Instant,
});
export type FailedJob = z.output<typeof FailedJob>;

/** What a provider filed at a visit. It is never erased. */
export const AdminIncident = z.object({
  id: Id,
  kind: IncidentKind,
  petName: z.string(),
  owner: z.object({ id: Id, name: z.string() }),
  /** The provider who filed it. */
  by: z.string(),
  on: Day,
  what: z.string(),
  filedAt: Instant,
  answer: z.string().nullable(),
});
export type AdminIncident = z.output<typeof AdminIncident>;

/** One action of an admin: the admin, the action, the record and the values. */
export const AuditEntry = z.object({
  id: Id,
  adminId: Id.nullable(),
  adminName: z.string(),
  act: z.string(),
  subjectId: z.string(),
  /** The account that it concerns. */
  account: z.object({ id: Id, name: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
  at: Instant,
});
export type AuditEntry = z.output<typeof AuditEntry>;

const page = { cursor: Id.optional(), limit: PageLimit };

/** These endpoints respond to everyone but admins as an unknown path does. */
export const adminApi = {
  'GET /api/admin/overview': { summary: 'What waits for an admin', reply: Overview },
  'GET /api/admin/jobs': {
    summary: 'Jobs whose last try failed, the latest first',
    query: z.strictObject(page),
    reply: z.array(FailedJob),
  },
  'POST /api/admin/jobs/:id/run': {
    summary: 'Try a failed job again now',
    params: Params,
    body: z.strictObject({ reason: Reason }),
    reply: null,
  },
  'GET /api/admin/incidents': {
    summary: 'Incidents that providers filed, the latest first',
    query: z.strictObject(page),
    reply: z.array(AdminIncident),
  },
  'GET /api/admin/audit-log': {
    summary: 'What admins did, newest first',
    query: z.strictObject({
      /** Only by this admin. */
      admin: Id.optional(),
      /** Only what concerns this account. */
      account: Id.optional(),
      /** A part of the name or email of the account that it concerns, or an id of the record. */
      q: searchText(200).optional(),
      ...page,
    }),
    reply: z.array(AuditEntry),
  },
} as const satisfies EndpointTable;
