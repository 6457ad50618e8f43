import { clashesOf, findBusyElsewhere } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { isHouseCall, lacksStreet, milesBeyondRange, tightTrips } from './offer-distance.ts';
import { budgetOf, preferredStart, usualLength } from './offer-terms.ts';
import { findOffer, findProviderFacts } from '../offers.queries.ts';
import type { ProviderRole } from '../offers.queries.ts';
import { viewRefusal } from '../requests.policy.ts';
import { findLockedRequest } from '../requests.queries.ts';
import { providerRole } from './send-offer.ts';

/** A warning names some of what is in the way. */
const mostShown = 20;

type Asked = {
  startsAt?: string | undefined;
  minutes?: number | undefined;
  as?: ProviderRole | undefined;
  own?: 'true' | undefined;
};

/** Previews an offer: its terms and everything that would refuse it. @throws Problem `not_found` */
export async function checkOffer(sql: Sql, actor: Actor, requestId: string, asked: Asked, now: Date) {
  const request = await findLockedRequest(sql, requestId, actor.id);
  const refusal = viewRefusal(request, actor);
  if (!request || refusal) throw problem(refusal?.code ?? 'not_found', refusal?.detail ?? '');
  const open = asked.own && request.own ? await findOffer(sql, request.own.id) : undefined;
  const as = open?.providerAs ?? providerRole(actor, asked.as);
  const facts = await findProviderFacts(sql, actor.id, as);
  const { honorsPremium, dogsAtOnce, subjectId } = facts;
  const preferred = preferredStart(request);
  const given = asked.startsAt ?? open?.startsAt;
  const startsAt = given ? new Date(given) : preferred && preferred > now ? preferred : null;
  const offered = open ? (Date.parse(open.endsAt) - Date.parse(open.startsAt)) / minutes(1) : 0;
  const usual = await usualLength(sql, request, { id: actor.id, as }, now);
  const length = asked.minutes ?? Math.max(offered, usual.minutes);
  const until = startsAt && after(startsAt, minutes(length));
  const { timeZone } = request;
  const [gaps] = startsAt
    ? await vaccinationGaps(sql, [{ aboutId: requestId, providerId: actor.id, startsAt, timeZone }], now)
    : [];
  return {
    startsAt: startsAt?.toISOString() ?? null,
    minutes: length,
    minutesByBook: usual.byBook,
    listPrice: budgetOf(request),
    discountPercent: honorsPremium ? request.premiumPercent : 0,
    atHome: isHouseCall(facts, request),
    comesUnusually: isHouseCall(facts, request) && !facts.mobile,
    clashes:
      startsAt && until ? await clashesOf(sql, { subjectId, from: startsAt, to: until, dogsAtOnce }) : [],
    travel:
      startsAt && until
        ? await tightTrips(sql, { id: actor.id, facts }, request, { from: startsAt, to: until })
        : [],
    busyElsewhere:
      startsAt && until ? await findBusyElsewhere(sql, actor.id, { since: startsAt, until }, mostShown) : [],
    needsStreet: lacksStreet(facts, request),
    tooFar: await milesBeyondRange(sql, { id: actor.id, as, facts }, request),
    vaccinationGaps: gaps ?? [],
  };
}
