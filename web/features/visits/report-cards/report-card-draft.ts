import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { forgetKept, readKept, writeKept } from '#web/lib/account-storage.ts';
import type { ReportCardPosting } from '../visits.api.ts';

/** An uploaded photo. */
export type Photo = { id: string; url: string };
/** A pair being assembled; only complete pairs are sent. */
export type Pair = { before: Photo | null; after: Photo | null };

/** What differs for an animal after the first. */
export type OwnValues = { petId: string; services: AnyService[]; behavior: string };

/** Form values of a report card. */
export type ReportCardValues = {
  services: AnyService[];
  /** True if the groomer confirmed the services. */
  confirmed: boolean;
  findings: string;
  behavior: string;
  photos: Photo[];
  pairs: Pair[];
  /** Weeks as text; '' gives no advice. */
  nextVisitWeeks: string;
  /** Of the animals after the first; empty where all is the same for all. */
  own: OwnValues[];
};

/** Initial values: the requested services to confirm, and one empty pair. */
export const emptyCard = (asked: readonly AnyService[]): ReportCardValues => ({
  services: [...asked],
  confirmed: false,
  findings: '',
  behavior: '',
  photos: [],
  pairs: [{ before: null, after: null }],
  nextVisitWeeks: '',
  own: [],
});

/** Values of the first sent report card, for correcting it, and what differs on the others. */
export const valuesOfCard = (card: ReportCard, all: readonly ReportCard[]): ReportCardValues => ({
  services: card.services,
  confirmed: true,
  findings: card.findings,
  behavior: card.behavior,
  photos: card.photos,
  pairs: card.beforeAfter.length > 0 ? card.beforeAfter : [{ before: null, after: null }],
  nextVisitWeeks: card.nextVisitWeeks === null ? '' : String(card.nextVisitWeeks),
  own: all.every((each) => sameWords(each, card))
    ? []
    : all.slice(1).map(({ petId, services, behavior }) => ({ petId, services, behavior })),
});

const sameWords = (one: ReportCard, other: ReportCard) =>
  one.behavior === other.behavior && one.services.toSorted().join() === other.services.toSorted().join();

/** Request body of POST /api/visits/:id/complete. Photos, findings and the next visit are those of all animals. */
export function cardOf(values: ReportCardValues): ReportCardPosting {
  const common = {
    services: values.services,
    findings: values.findings.trim(),
    behavior: values.behavior.trim(),
    photoIds: values.photos.map(({ id }) => id),
    beforeAfter: values.pairs.flatMap(({ before, after }) =>
      before && after ? [{ beforeId: before.id, afterId: after.id }] : [],
    ),
    nextVisitWeeks: values.nextVisitWeeks === '' ? null : Number(values.nextVisitWeeks),
  };
  if (values.own.length === 0) return common;
  return {
    ...common,
    cards: values.own.map(({ petId, services, behavior }) => ({
      ...common,
      petId,
      services,
      behavior: behavior.trim(),
    })),
  };
}

/** What a groomer has to add before anything is sent. */
export const cardProblems = ({ services, confirmed, pairs, own }: ReportCardValues) => ({
  own: own.some((each) => each.services.length === 0) && 'Choose what was done',
  services: services.length === 0 && 'Choose what was done',
  confirmed: !confirmed && 'Confirm what was done',
  pairs:
    pairs.some(({ before, after }) => Boolean(before) !== Boolean(after)) &&
    'A pair needs both a before and an after',
});

const keptName = (visitId: string) => `report card ${visitId}`;

/** What was typed for a visit and not sent yet; it survives a reload, and a refusal. */
export const keptCard = (visitId: string): ReportCardValues | undefined => {
  const kept = readKept(keptName(visitId)) as ReportCardValues | undefined;
  // Cards kept before an update lack it.
  return kept && { ...kept, own: (kept as Partial<ReportCardValues>).own ?? [] };
};
export const keepCard = (visitId: string, values: ReportCardValues): void =>
  writeKept(keptName(visitId), values);
export const forgetCard = (visitId: string): void => forgetKept(keptName(visitId));
