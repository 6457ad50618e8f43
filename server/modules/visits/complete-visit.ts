import type { ReportCardDraft } from '#contract/visits.ts';
import { endRequest, readRequestedPets, whyStopped } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { ownPhotoUrls } from '#server/modules/media/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { holdVisit, remember } from './hold-visit.ts';
import { readVisit } from './read-visit.ts';
import { todayOf } from './show-visits.ts';
import { insertReportCard, updateVisit } from './visits.queries.ts';

/** The work is done: the report card is written, and the pets are due again. @throws Problem `not_found`, `too_early`, `too_late`, `invalid` */
export async function completeVisit(t: Transaction, actor: Actor, visitId: string, draft: ReportCardDraft) {
  const visit = await holdVisit(t, visitId, actor, 'complete');
  const { services, findings, behaviour, nextVisitWeeks = null } = draft;
  const pets = (await readRequestedPets(t.sql, [visit.requestId], todayOf(t.now))).get(visit.requestId) ?? [];
  mustBeSafe(pets, services);
  await insertReportCard(t.sql, visitId, {
    services,
    findings,
    behaviour,
    nextVisitWeeks,
    photos: await photosOf(t.sql, actor.id, draft.photoIds ?? [], 'photoIds'),
    beforeAfter: await pairsOf(t.sql, actor.id, draft.beforeAfter ?? []),
    writtenAt: t.now,
  });
  await updateVisit(t.sql, visitId, { status: 'completed', completedAt: t.now });
  await recordGroom(
    t.sql,
    pets.map(({ id }) => id),
    t.now,
    nextVisitWeeks,
  );
  await remember(t, visitId, 'completed', { by: actor.id });
  await endRequest(t, visit.requestId, 'completed');
  await t.announce('visit.completed', { visitId });
  return readVisit(t.sql, actor, visitId, t.now);
}

/** A service stands where it may be done on one of the pets. @throws Problem `invalid` naming `services` */
function mustBeSafe(pets: Parameters<typeof whyStopped>[0], services: ReportCardDraft['services']): void {
  for (const service of services) {
    const reasons = pets.map((pet) => whyStopped([pet], [service]));
    const [reason] = reasons;
    if (reason && reasons.every(Boolean)) throw fieldProblem('services', reason);
  }
}

async function photosOf(sql: Sql, accountId: string, ids: string[], path: string) {
  const urls = ids.length > 0 ? await ownPhotoUrls(sql, accountId, ids, path) : [];
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
