import type { z } from 'zod';
import { isBooked, isCompleted, isOpen, isStopped } from '#contract/grooming/grooming-lifecycle.ts';
import { phoneDays } from '#contract/grooming/visits.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { whatToBring } from '#reference/what-to-bring.ts';
import { findProviders } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findProofs, vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { VisitRow } from './visit-views.queries.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { findMissingConsents } from './needed-consents.ts';
import { openAskedMove } from '../client-acts.policy.ts';
import { openProposal, visitActions } from '../visits.policy.ts';

/** Maps visit rows to the API's shape for one of their sides. */
export async function toVisits(
  sql: Sql,
  actor: Actor,
  rows: VisitRow[],
  now: Date,
): Promise<z.input<typeof Visit>[]> {
  const ids = rows.map(({ id }) => id);
  const pets = await findVisitPets(sql, ids, actor.id, now);
  const providers = await findProviders(sql, ids, now);
  const meetings = rows.map((row) => ({ ...row, aboutId: row.id }));
  const gaps = await vaccinationGaps(sql, meetings, now);
  const checked = rows.filter(({ providerId, status }) => providerId === actor.id && isOpen(status));
  const proofs = await findProofs(
    sql,
    checked.map(({ id }) => id),
  );
  const missing = await findMissingConsents(
    sql,
    rows.filter(({ status }) => isBooked(status)).map(({ id }) => ({ id, pets: pets.get(id) ?? [] })),
    now,
  );
  return rows.map(({ askedPapers, ...row }, index) => {
    const provider = providers.get(row.id);
    if (!provider) throw new Error('A visit has no provider');
    return {
      ...row,
      pets: pets.get(row.id) ?? [],
      reportCard: row.reportCards[0] ?? null,
      provider,
      phone: isReached(row, now) ? row.phone : null,
      email: isReached(row, now) ? row.email : null,
      bring:
        row.ownerId === actor.id && isBooked(row.status)
          ? whatToBring({ atHome: row.atHome, pets: pets.get(row.id) ?? [], asked: askedPapers })
          : [],
      moveProposal: openProposal(row, now),
      askedMove: openAskedMove(row, now),
      vaccinationGaps: isBooked(row.status) ? (gaps[index] ?? []) : [],
      missingConsents: missing.get(row.id) ?? [],
      proofs: checked.some(({ id }) => id === row.id) ? (proofs.get(row.id) ?? []) : [],
      actions: visitActions(row, actor, now),
    };
  });
}

/** Each side can call and write to the other about work that is booked, under way, or was finished or stopped lately. */
const isReached = ({ status, endsAt }: Pick<VisitRow, 'status' | 'endsAt'>, now: Date): boolean =>
  (isOpen(status) || isCompleted(status) || isStopped(status)) &&
  after(new Date(endsAt), days(phoneDays)) > now;
