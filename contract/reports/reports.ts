import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Id, Instant, text } from '../values.ts';

export const ReportKind = z.enum(['person', 'message', 'review', 'photo', 'listing']);
export type ReportKind = z.output<typeof ReportKind>;

export const ReportCategory = z.enum([
  'harassment',
  'scam',
  'spam',
  'animal_safety',
  'false_information',
  'inappropriate',
  'other',
]);
export type ReportCategory = z.output<typeof ReportCategory>;

export const ReportDraft = z
  .strictObject({
    kind: ReportKind,
    /** The id of an account, message, review, shift or grooming request; of a photo, the key in its URL. */
    id: z.union([Id, z.string().regex(/^[0-9a-f]{32}$/, 'Not the key of a photo')]),
    category: ReportCategory,
    /** What happened; needed with the category `other`. */
    text: text(2000),
  })
  .refine(({ category, text: words }) => category !== 'other' || words !== '', {
    path: ['text'],
    message: 'Say in a few words what is wrong',
  });

export const reportsApi = {
  /** The reported person does not learn who reported. A copy of what was reported is kept. */
  'POST /api/reports': {
    summary: 'Report a person, message, review, photo, or a listed shift or request',
    body: ReportDraft,
    reply: z.object({ id: Id, createdAt: Instant }),
    status: 201,
  },
} as const satisfies EndpointTable;
