import type { z } from 'zod';
import { isBooked, isOpen } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { findProviders, findRequestedPets } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findProofs, vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import type { VisitRow } from './visit-views.queries.ts';
import { openProposal, visitActions } from '../visits.policy.ts';

/** Maps visit rows to the API's shape for one of their sides. */
export async function toVisits(
  sql: Sql,
  actor: Actor,
  rows: VisitRow[],
  now: Date,
): Promise<z.input<typeof Visit>[]> {
  const pets = await findRequestedPets(
    sql,
    rows.map((row) => row.requestId),
    utcDay(now),
  );
  const providers = await findProviders(
    sql,
    rows.map((row) => row.offerId),
    now,
  );
  const gaps = await vaccinationGaps(sql, rows, now);
  const checked = rows.filter(({ providerId, status }) => providerId === actor.id && isOpen(status));
  const proofs = await findProofs(
    sql,
    checked.map((row) => row.requestId),
  );
  return rows.map((row, index) => {
    const provider = providers.get(row.offerId);
    if (!provider) throw new Error('A visit belongs to no offer');
    return {
      ...row,
      pets: pets.get(row.requestId) ?? [],
      provider,
      moveProposal: openProposal(row, now),
      vaccinationGaps: isBooked(row.status) ? (gaps[index] ?? []) : [],
      proofs: checked.includes(row) ? (proofs.get(row.requestId) ?? []) : [],
      actions: visitActions(row, actor, now),
    };
  });
}
