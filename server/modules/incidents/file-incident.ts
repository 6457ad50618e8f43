import { uuidv7 } from 'uuidv7';
import type { Incident, IncidentDraft } from '#contract/incidents.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { lockForIncident } from '#server/modules/visits/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { insertIncident, isStaffOf } from './incidents.queries.ts';
import { showIncident } from './show-incidents.ts';

/**
 * Files what a provider saw happen to an animal, or by it, at a visit. It is signed and stays; the owner can answer it.
 * @throws Problem `not_found`, `too_early`, `invalid` naming the field
 */
export async function fileIncident(
  t: Transaction,
  actor: Actor,
  visitId: string,
  draft: IncidentDraft,
): Promise<Incident> {
  const { petId, kind, on, what, skinBroken, vetSeen, photoIds = [], staffId = null } = draft;
  const visit = await lockForIncident(t, actor, visitId, {
    petId,
    note: (pet) => `${pet}: ${what}`,
    isBite: kind === 'bite',
  });
  if (on > dayIn(t.now, visit.timeZone)) throw fieldProblem('on', 'This day has not come yet.');
  if (staffId && !(await isStaffOf(t.sql, actor.id, staffId)))
    throw fieldProblem('staffId', 'This person does not work for you.');
  const id = uuidv7();
  await insertIncident(t.sql, {
    id,
    petId,
    accountId: actor.id,
    ownerId: visit.ownerId,
    clientId: visit.clientId,
    visitId,
    staffId,
    kind,
    happenedOn: on,
    what,
    skinBroken,
    vetSeen,
    photos: photoIds.length > 0 ? await claimPhotoUrls(t.sql, actor.id, photoIds, 'photoIds') : [],
    signedBy: visit.providerName,
    filedAt: t.now,
  });
  await t.announce('incident.filed', { incidentId: id });
  return showIncident(t, id, actor.id);
}
