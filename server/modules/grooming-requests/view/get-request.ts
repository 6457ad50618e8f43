import type { z } from 'zod';
import type { RequestDetail } from '#contract/grooming/grooming-requests.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { accountLatLon } from '#server/modules/profiles/index.ts';
import { findReliability } from '#server/modules/reliability/index.ts';
import { hours } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findRequestRow } from '../request-card.queries.ts';
import { requestActions, viewRefusal } from '../requests.policy.ts';

/** Until when pets' ages are as calculated: days begin on a full hour everywhere in the US. In milliseconds since 1970. */
export const nextHour = (now: Date) => (Math.floor(now.getTime() / hours(1)) + 1) * hours(1);

/** Returns a request as the viewer may see it. @throws Problem `not_found`, `membership_required` */
export async function getRequest(
  sql: Sql,
  actor: Actor,
  id: string,
  now: Date,
): Promise<z.input<typeof RequestDetail>> {
  const viewer = { id: actor.id, origin: await accountLatLon(sql, actor.id), now };
  const row = await findRequestRow(sql, id, viewer);
  const refusal = viewRefusal(row, actor);
  if (!row || refusal) throw problem(refusal?.code ?? 'not_found', refusal?.detail ?? '');
  const ownerId = row.card.owner.id;
  const reliabilityOf = await findReliability(sql, [ownerId], now);
  return { ...row.card, actions: requestActions(row, actor, now), reliability: reliabilityOf(ownerId) };
}
