import type { Incident, IncidentChange } from '#contract/incidents.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { addRefusal, editRefusal } from './incidents.policy.ts';
import { appendToIncident, findZoneOfIncident, lockIncident, updateIncident } from './incidents.queries.ts';
import { showIncident } from './show-incidents.ts';

/** Corrects what was filed, within half an hour. @throws Problem `not_found`, `too_late`, `already_done`, `invalid` */
export async function editIncident(
  t: Transaction,
  actor: Actor,
  id: string,
  change: IncidentChange,
): Promise<Incident> {
  const incident = await lockIncident(t.sql, id);
  if (!incident) throw notFound('incident');
  const refusal = editRefusal(incident, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  if (change.on && change.on > dayIn(t.now, await findZoneOfIncident(t.sql, id)))
    throw fieldProblem('on', 'This day has not come yet.');
  await updateIncident(t.sql, id, change, t.now);
  return showIncident(t, id, actor.id);
}

/** Adds to an incident; what stood there stays. @throws Problem `not_found`, `full` */
export async function addToIncident(
  t: Transaction,
  actor: Actor,
  id: string,
  words: string,
): Promise<Incident> {
  const incident = await lockIncident(t.sql, id);
  if (!incident) throw notFound('incident');
  const refusal = addRefusal(incident, actor);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await appendToIncident(t.sql, id, words, t.now);
  return showIncident(t, id, actor.id);
}
