import { clashesOf } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { milesBeyondRange } from './offer-distance.ts';
import { budgetOf, preferredStart, usualMinutes } from './offer-terms.ts';
import { findProviderFacts } from '../offers.queries.ts';
import { viewRefusal } from '../requests.policy.ts';
import { findLockedRequest } from '../requests.queries.ts';
import { providerRole } from './send-offer.ts';

type Asked = { startsAt?: string | undefined; minutes?: number | undefined };

/** Previews an offer: its terms and everything that would refuse it. @throws Problem `not_found` */
export async function checkOffer(sql: Sql, actor: Actor, requestId: string, asked: Asked, now: Date) {
  const request = await findLockedRequest(sql, requestId, actor.id);
  const refusal = viewRefusal(request, actor);
  if (!request || refusal) throw problem(refusal?.code ?? 'not_found', refusal?.detail ?? '');
  const as = providerRole(actor, undefined);
  const facts = await findProviderFacts(sql, actor.id, as);
  const { honorsPremium, dogsAtOnce } = facts;
  const preferred = preferredStart(request);
  const startsAt = asked.startsAt
    ? new Date(asked.startsAt)
    : preferred && preferred > now
      ? preferred
      : null;
  const length = asked.minutes ?? (await usualMinutes(sql, request, now));
  const { timeZone } = request;
  const [gaps] = startsAt
    ? await vaccinationGaps(sql, [{ requestId, providerId: actor.id, startsAt, timeZone }], now)
    : [];
  return {
    startsAt: startsAt?.toISOString() ?? null,
    minutes: length,
    listPrice: budgetOf(request),
    discountPercent: honorsPremium ? request.premiumPercent : 0,
    clashes: startsAt
      ? await clashesOf(sql, {
          subjectId: actor.id,
          from: startsAt,
          to: after(startsAt, minutes(length)),
          dogsAtOnce,
        })
      : [],
    tooFar: await milesBeyondRange(sql, { id: actor.id, as, facts }, request),
    vaccinationGaps: gaps ?? [],
  };
}
