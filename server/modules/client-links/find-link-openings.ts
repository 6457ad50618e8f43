import { isBooked } from '#contract/grooming/grooming-lifecycle.ts';
import { hasWorkingHours } from '#server/modules/calendar/index.ts';
import { findOpenings } from '#server/modules/day/index.ts';
import { findStatusForClient } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findProviderOfVisit } from './client-links.queries.ts';
import { findLink } from './link-of-visit.ts';

/** Finds the provider's next free times of the visit's length; none before they told when they work. @throws Problem `link_expired` */
export async function findLinkOpenings(sql: Sql, secret: string, now: Date) {
  const { visitId } = await findLink(sql, secret, now);
  return openingsFor(sql, visitId, now);
}

/** The same for the client's account; none of a visit that is not booked anymore. @throws Problem `not_found` */
export async function findAccountOpenings(sql: Sql, ownerId: string, visitId: string, now: Date) {
  const status = await findStatusForClient(sql, ownerId, visitId);
  if (!status) throw notFound('visit');
  return isBooked(status) ? openingsFor(sql, visitId, now) : [];
}

async function openingsFor(sql: Sql, visitId: string, now: Date) {
  const provider = await findProviderOfVisit(sql, visitId);
  if (!provider || !(await hasWorkingHours(sql, provider.id))) return [];
  const { id, providerAs, minutes, staffId } = provider;
  const roles = [providerAs === 'business' ? ('owner' as const) : ('groomer' as const)];
  const { openings } = await findOpenings(
    sql,
    { id, roles },
    { minutes, ...(staffId ? { staffId } : {}) },
    now,
  );
  return openings;
}
