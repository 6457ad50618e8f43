import { z } from 'zod';
import { Id, Instant, text } from '../values.ts';
import { AnyService, mostServices } from '../pets/services.ts';

const Photo = z.object({ id: Id, url: z.string() });

/** The provider's report after the groom. Photos come from POST /api/uploads. */
export const ReportCardDraft = z.strictObject({
  services: z
    .array(AnyService)
    .min(1, 'Choose what was done')
    .max(mostServices)
    .transform((codes) => [...new Set(codes)]),
  findings: text(2000),
  behavior: text(1000),
  photoIds: z.array(Id).max(12, 'At most 12 photos').optional(),
  /** Pairs of before and after photos; both ids are the provider's own uploads. */
  beforeAfter: z
    .array(z.strictObject({ beforeId: Id, afterId: Id }))
    .max(6, 'At most 6 pairs')
    .optional(),
  nextVisitWeeks: z.int().min(1).max(52).nullish(),
});

export type ReportCardDraft = z.output<typeof ReportCardDraft>;

/** One card for all animals of the visit; `cards` are those of animals that get their own. */
export const ReportCardsDraft = ReportCardDraft.extend({
  cards: z
    .array(ReportCardDraft.extend({ petId: Id }))
    .max(6, 'At most 6 cards')
    .optional(),
});
export type ReportCardsDraft = z.output<typeof ReportCardsDraft>;

export const ReportCard = z.object({
  /** The animal that it is about. */
  petId: Id,
  services: z.array(AnyService),
  findings: z.string(),
  behavior: z.string(),
  photos: z.array(Photo),
  beforeAfter: z.array(z.object({ before: Photo, after: Photo })),
  nextVisitWeeks: z.int().nullable(),
  writtenAt: Instant,
  /** When it was last edited; null if never. */
  editedAt: Instant.nullable(),
});

export type ReportCard = z.output<typeof ReportCard>;
