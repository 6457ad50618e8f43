import type { Incident } from '#contract/incidents.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { incidentActions } from './incidents.policy.ts';
import type { IncidentViewer } from './incidents.policy.ts';
import { findIncidents, findIncidentsOfVisit, lockIncident } from './incidents.queries.ts';
import type { IncidentRow } from './incidents.queries.ts';

/** Lists the incidents that the viewer filed or whose animals are theirs; with a visit also earlier bites by its animals. */
export const listIncidents = async (
  sql: Sql,
  viewerId: string,
  asked: Parameters<typeof findIncidents>[2],
  now: Date,
): Promise<Incident[]> =>
  (await findIncidents(sql, viewerId, asked)).map((row) => toIncident(row, { id: viewerId }, now));

/** Lists what was filed at the visit of a client's link; the client reads photos by their link. */
export const listIncidentsForLink = async (
  sql: Sql,
  visitId: string,
  secret: string,
  now: Date,
): Promise<Incident[]> =>
  (await findIncidentsOfVisit(sql, visitId)).map((row) => ({
    ...toIncident(row, 'link', now),
    photos: row.photos.map((url) => url.replace('/media/', `/api/client-links/${secret}/photos/`)),
  }));

/** Shows one after it was changed. */
export async function showIncident(t: Transaction, id: string, viewerId: string): Promise<Incident> {
  const row = await lockIncident(t.sql, id);
  if (!row) throw notFound('incident');
  return toIncident(row, { id: viewerId }, t.now);
}

const toIncident = (row: IncidentRow, viewer: IncidentViewer, now: Date): Incident => {
  const { accountId: _accountId, ownerId: _ownerId, ...shown } = row;
  return { ...shown, actions: incidentActions(row, viewer, now) };
};
