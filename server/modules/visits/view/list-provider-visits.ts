import type { Actor } from '#server/modules/identity/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { toVisits } from './to-visits.ts';
import { findProviderVisits } from './visit-views.queries.ts';

/** Lists the visits of a provider that begin in a range of time and were not cancelled, in order. */
export const listProviderVisits = async (
  sql: Sql,
  actor: Actor,
  range: { since: Date; until: Date },
  now: Date,
) => toVisits(sql, actor, await findProviderVisits(sql, actor.id, range), now);
