import type { ReportCardDraft } from '#contract/grooming/report-cards.ts';
import { stoppedServices } from '#server/modules/grooming-requests/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Converts a draft to the stored report card and marks its photos as used. @throws Problem `invalid` */
export async function toReportCard(sql: Sql, accountId: string, draft: ReportCardDraft) {
  const { services, findings, behavior, nextVisitWeeks = null } = draft;
  return {
    services,
    findings,
    behavior,
    nextVisitWeeks,
    photos: await photosOf(sql, accountId, draft.photoIds ?? [], 'photoIds'),
    beforeAfter: await pairsOf(sql, accountId, draft.beforeAfter ?? []),
  };
}

type Pets = (Parameters<typeof stoppedServices>[0][number] & { id: string })[];
type OwnCard = ReportCardDraft & { petId: string };

/**
 * Sorts the animals of a visit by the card that they get: their own, or the common one.
 * @throws Problem `invalid` naming a card of an animal that is not part of the visit, or unsafe services
 */
export function groupByCard(
  pets: Pets,
  common: ReportCardDraft,
  cards: readonly OwnCard[],
): { draft: ReportCardDraft; petIds: string[] }[] {
  const single = cards.map(({ petId, ...draft }, index) => {
    const pet = pets.find(({ id }) => id === petId);
    if (!pet) throw fieldProblem(`cards.${index}.petId`, 'This pet is not part of the visit.');
    if (cards.findIndex((each) => each.petId === petId) < index)
      throw fieldProblem(`cards.${index}.petId`, 'This pet has a card already.');
    requireSafeServices([pet], draft.services, `cards.${index}.services`);
    return { draft, petIds: [petId] };
  });
  const others = pets.filter(({ id }) => !cards.some(({ petId }) => petId === id));
  requireSafeServices(others, common.services);
  return [...single, ...(others.length > 0 ? [{ draft: common, petIds: others.map(({ id }) => id) }] : [])];
}

/**
 * Checks that each service is safe for at least one of the pets. @throws Problem `invalid` naming the field
 */
export function requireSafeServices(
  pets: Parameters<typeof stoppedServices>[0],
  services: ReportCardDraft['services'],
  field = 'services',
): void {
  for (const service of services) {
    const reasons = pets.map((pet) => stoppedServices([pet], [service]));
    const [reason] = reasons;
    if (reason && reasons.every(Boolean)) throw fieldProblem(field, reason);
  }
}

async function photosOf(sql: Sql, accountId: string, ids: string[], path: string) {
  const urls = ids.length > 0 ? await claimPhotoUrls(sql, accountId, ids, path) : [];
  return ids.map((id, index) => ({ id, url: urls[index] ?? '' }));
}

async function pairsOf(sql: Sql, accountId: string, pairs: NonNullable<ReportCardDraft['beforeAfter']>) {
  const photos = await photosOf(
    sql,
    accountId,
    pairs.flatMap(({ beforeId, afterId }) => [beforeId, afterId]),
    'beforeAfter',
  );
  const urls = new Map(photos.map(({ id, url }) => [id, url]));
  const photo = (id: string) => ({ id, url: urls.get(id) ?? '' });
  return pairs.map(({ beforeId, afterId }) => ({ before: photo(beforeId), after: photo(afterId) }));
}
