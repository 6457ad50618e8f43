import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { ReportCategory, ReportKind } from './reports.ts';
import { Id, Instant, PageLimit, Params } from '../values.ts';
import { Reason } from '../admin/admin-accounts.ts';

export const ReportStatus = z.enum(['filed', 'dismissed', 'warned', 'removed', 'suspended']);
export type ReportStatus = z.output<typeof ReportStatus>;
export const ReportDecision = z.enum(['dismiss', 'warn', 'remove', 'suspend']);
export type ReportDecision = z.output<typeof ReportDecision>;

/** A report in the queue. */
export const AdminReport = z.object({
  id: Id,
  kind: ReportKind,
  category: ReportCategory,
  /** What the reporter says. */
  text: z.string(),
  status: ReportStatus,
  createdAt: Instant,
  reporter: z.object({ id: Id, name: z.string() }),
  /** The person whose words, photo or listing it is. */
  reported: z.object({ id: Id, name: z.string(), suspended: z.boolean() }),
  decision: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
});
export type AdminReport = z.output<typeof AdminReport>;

/** One line of what surrounds a reported thing, such as the messages before and after. */
export const ContextLine = z.object({
  id: z.string(),
  from: z.string(),
  text: z.string(),
  photoUrls: z.array(z.string()),
  at: Instant.nullable(),
  /** Whether this is the reported thing itself. */
  reported: z.boolean(),
});
export type ContextLine = z.output<typeof ContextLine>;

export const AdminReportDetails = AdminReport.extend({
  /** As it was at the time of the report. */
  evidence: z.object({ text: z.string(), photoUrls: z.array(z.string()) }),
  context: z.array(ContextLine),
  /** The open reports of the same thing, this one included; they are decided together. */
  sameThing: z.array(
    AdminReport.pick({ id: true, category: true, text: true, createdAt: true, reporter: true }),
  ),
  /** Decided reports about the same person, the latest first. */
  earlier: z.array(AdminReport.pick({ id: true, kind: true, category: true, status: true, decision: true })),
  /** What may be decided: nothing where it is decided already, concerns the admin or was reported by the admin. */
  decisions: z.array(ReportDecision),
});
export type AdminReportDetails = z.output<typeof AdminReportDetails>;

/** These endpoints respond to everyone but admins as an unknown path does. */
export const adminReportsApi = {
  'GET /api/admin/reports': {
    summary: 'Open reports, the oldest first, or decided ones, the latest first',
    query: z.strictObject({
      show: z.enum(['open', 'decided']).default('open'),
      cursor: Id.optional(),
      limit: PageLimit,
    }),
    reply: z.array(AdminReport),
  },
  'GET /api/admin/reports/:id': {
    summary: 'A report with its evidence, what surrounds it, and what was decided before',
    params: Params,
    reply: AdminReportDetails,
  },
  /** `reportsSeen` is the number of `sameThing`; 409 if another report has come meanwhile, or it is decided. */
  'POST /api/admin/reports/:id/decide': {
    summary: 'Decide all open reports of the same thing',
    params: Params,
    body: z
      .strictObject({
        decision: ReportDecision,
        reason: Reason,
        /** The end of a suspension; null until it is restored. */
        until: Instant.nullable().default(null),
        reportsSeen: z.int().min(1).max(10_000),
      })
      .refine(({ decision, until }) => until === null || decision === 'suspend', {
        path: ['until'],
        message: 'Only a suspension has an end',
      }),
    reply: AdminReportDetails,
  },
} as const satisfies EndpointTable;

export type ReportEvents = {
  /** Once for each report. */
  'report.decided': { reportId: string };
  /** Once for each decision that warns or removes; the reported person gets a notification. */
  'report.upheld': { reportId: string };
};
