import type { Incident } from '#contract/incidents.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { incidentAnswerRefusal } from './incidents.policy.ts';
import type { IncidentViewer } from './incidents.policy.ts';
import { lockIncident, writeAnswer } from './incidents.queries.ts';
import { listIncidentsForLink, showIncident } from './show-incidents.ts';

/** The owner of the animal answers in their account, once. @throws Problem `not_found`, `already_done` */
export async function answerIncident(
  t: Transaction,
  actor: Actor,
  id: string,
  answer: string,
): Promise<Incident> {
  await write(t, await lockIncident(t.sql, id), actor, answer);
  return showIncident(t, id, actor.id);
}

/** The client answers with the link of the visit, once. @throws Problem `link_expired`, `not_found`, `already_done` */
export async function answerIncidentByLink(t: Transaction, secret: string, id: string, answer: string) {
  const { visitId } = await findLink(t.sql, secret, t.now);
  const incident = await lockIncident(t.sql, id);
  if (incident?.visitId !== visitId) throw notFound('incident');
  await write(t, incident, 'link', answer);
  return listIncidentsForLink(t.sql, visitId, secret, t.now);
}

async function write(
  t: Transaction,
  incident: Awaited<ReturnType<typeof lockIncident>>,
  viewer: IncidentViewer,
  answer: string,
): Promise<void> {
  if (!incident) throw notFound('incident');
  const refusal = incidentAnswerRefusal(incident, viewer);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await writeAnswer(t.sql, incident.id, answer, t.now);
  await t.announce('incident.answered', { incidentId: incident.id });
}
