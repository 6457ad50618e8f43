import { z } from 'zod';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { toVisits } from './to-visits.ts';
import { findVisits } from './visit-views.queries.ts';
import { actionsValidUntil } from '../valid-until.policy.ts';

const Cursor = z.tuple([Instant, Id]);
type Query = {
  as?: 'provider' | 'pet_owner' | undefined;
  petId?: string | undefined;
  from?: string | undefined;
  toFinish?: 'true' | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/**
 * Lists a page of the actor’s visits, the latest first, or from a day on and to finish the earliest first, with the cursor of the next and how
 * long it is valid by time alone.
 */
export async function listOwnVisits(
  sql: Sql,
  actor: Actor,
  { as, petId, from, toFinish, cursor, limit = 20 }: Query,
  now: Date,
) {
  const read = decodeCursor(cursor, Cursor);
  const rows = await findVisits(sql, actor.id, {
    as,
    petId,
    from,
    overSince: toFinish && now,
    limit,
    after: read && { startsAt: read[0], id: read[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    visits: await toVisits(sql, actor, page, now),
    validUntil: Math.min(...page.map((row) => actionsValidUntil(row, now))),
    next: rows.length > limit && last ? encodeCursor([last.startsAt, last.id]) : undefined,
  };
}
