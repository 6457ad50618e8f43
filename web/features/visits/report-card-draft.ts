import type { ServiceCode } from '#contract/pet-codes.ts';
import type { ReportCard } from '#contract/visits.ts';
import type { ReportCardPosting } from './visits.api.ts';

/** A photo that was sent. */
export type Photo = { id: string; url: string };
/** A pair that is being put together; only whole pairs are kept. */
export type Pair = { before: Photo | null; after: Photo | null };

/** A report card as its form holds it. */
export type ReportCardValues = {
  services: ServiceCode[];
  /** Whether the groomer has said that these were done. */
  confirmed: boolean;
  findings: string;
  behavior: string;
  photos: Photo[];
  pairs: Pair[];
  /** Weeks as text; '' advises none. */
  nextVisitWeeks: string;
};

/** The services asked for are listed, to be confirmed; pairs start with an empty one. */
export const emptyCard = (asked: readonly ServiceCode[]): ReportCardValues => ({
  services: [...asked],
  confirmed: false,
  findings: '',
  behavior: '',
  photos: [],
  pairs: [{ before: null, after: null }],
  nextVisitWeeks: '',
});

/** A report card that was sent, to be mended. */
export const valuesOfCard = (card: ReportCard): ReportCardValues => ({
  services: card.services,
  confirmed: true,
  findings: card.findings,
  behavior: card.behavior,
  photos: card.photos,
  pairs: card.beforeAfter.length > 0 ? card.beforeAfter : [{ before: null, after: null }],
  nextVisitWeeks: card.nextVisitWeeks === null ? '' : String(card.nextVisitWeeks),
});

/** What POST /api/visits/:id/complete takes. */
export const cardOf = (values: ReportCardValues): ReportCardPosting => ({
  services: values.services,
  findings: values.findings.trim(),
  behavior: values.behavior.trim(),
  photoIds: values.photos.map(({ id }) => id),
  beforeAfter: values.pairs.flatMap(({ before, after }) =>
    before && after ? [{ beforeId: before.id, afterId: after.id }] : [],
  ),
  nextVisitWeeks: values.nextVisitWeeks === '' ? null : Number(values.nextVisitWeeks),
});

/** What is missing before anything is sent. */
export const cardProblem = ({
  services,
  confirmed,
  pairs,
}: ReportCardValues): { field: 'services' | 'pairs'; message: string } | undefined => {
  if (services.length === 0) return { field: 'services', message: 'Choose what was done' };
  if (!confirmed) return { field: 'services', message: 'Confirm what was done' };
  return pairs.some(({ before, after }) => Boolean(before) !== Boolean(after))
    ? { field: 'pairs', message: 'A pair needs both a before and an after' }
    : undefined;
};
