import type { ReportCardDraft } from '#contract/grooming/visits.ts';
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

/**
 * Checks that each service is safe for at least one of the pets. @throws Problem `invalid` naming `services`
 */
export function requireSafeServices(
  pets: Parameters<typeof stoppedServices>[0],
  services: ReportCardDraft['services'],
): void {
  for (const service of services) {
    const reasons = pets.map((pet) => stoppedServices([pet], [service]));
    const [reason] = reasons;
    if (reason && reasons.every(Boolean)) throw fieldProblem('services', reason);
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
