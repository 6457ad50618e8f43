import type { Actor } from '#server/modules/identity/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { findProviderFacts } from '../offers.queries.ts';
import { viewRefusal } from '../requests.policy.ts';
import { findLockedRequest } from '../requests.queries.ts';
import { isHouseCall } from './offer-distance.ts';
import { providerRole } from './send-offer.ts';

/** Where the work of a request would be done, if the provider comes to the pet. @throws Problem `not_found` */
export async function findHouseCall(sql: Sql, actor: Actor, requestId: string) {
  const request = await findLockedRequest(sql, requestId, actor.id);
  const refusal = viewRefusal(request, actor);
  if (!request || refusal) throw problem(refusal?.code ?? 'not_found', refusal?.detail ?? '');
  const facts = await findProviderFacts(sql, actor.id, providerRole(actor, undefined));
  return isHouseCall(facts, request) ? { lat: request.lat, lon: request.lon } : undefined;
}
