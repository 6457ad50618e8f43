import { z } from 'zod';
import type { Visit } from '#contract/visits.ts';
import { Id, Instant } from '#contract/values.ts';
import {
  readProviders,
  readRequestedPets,
  vaccinationGaps,
} from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/sql.ts';
import { listVisits, readVisitRow } from './visit-views.queries.ts';
import type { VisitRow } from './visit-views.queries.ts';
import { seesVisit, visitActions } from './visits.policy.ts';

/** The day on which pets are as old as they are shown. */
export const todayOf = (now: Date) => now.toISOString().slice(0, 10);

/** One visit, as its two sides see it. @throws Problem `not_found` */
export async function readVisit(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await readVisitRow(sql, id, actor.id);
  const [visit] = row && seesVisit(row, actor) ? await show(sql, actor, [row], now) : [];
  if (!visit) throw notFound('visit');
  return visit;
}

const Cursor = z.tuple([Instant, Id]);
type Query = {
  as?: 'provider' | 'pet_owner' | undefined;
  petId?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/** A page of one's own visits, the latest first, and the cursor of the next one. */
export async function ownVisits(sql: Sql, actor: Actor, { as, petId, cursor, limit = 20 }: Query, now: Date) {
  const from = decodeCursor(cursor, Cursor);
  const rows = await listVisits(sql, actor.id, {
    as,
    petId,
    limit,
    after: from && { startsAt: from[0], id: from[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    visits: await show(sql, actor, page, now),
    next: rows.length > limit && last ? encodeCursor([last.startsAt, last.id]) : undefined,
  };
}

async function show(sql: Sql, actor: Actor, rows: VisitRow[], now: Date): Promise<z.input<typeof Visit>[]> {
  const pets = await readRequestedPets(
    sql,
    rows.map((row) => row.requestId),
    todayOf(now),
  );
  const providers = await readProviders(
    sql,
    rows.map((row) => row.offerId),
  );
  const gaps = await vaccinationGaps(sql, rows, now);
  return rows.map((row, index) => {
    const provider = providers.get(row.offerId);
    if (!provider) throw new Error('A visit belongs to no offer');
    return {
      ...row,
      pets: pets.get(row.requestId) ?? [],
      provider,
      vaccinationGaps: row.status === 'booked' ? (gaps[index] ?? []) : [],
      actions: visitActions(row, actor, now),
    };
  });
}
