import type { z } from 'zod';
import type { Offer, SentOffer } from '#contract/grooming/offers.ts';
import { priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { isBusyElsewhere } from '#server/modules/calendar/index.ts';
import { accountLatLon } from '#server/modules/profiles/index.ts';
import { findReliability } from '#server/modules/reliability/index.ts';
import { vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findReceivedOffer, findSentOffer } from './offer-views.queries.ts';
import type { OfferRow, ReceivedOfferRow } from './offer-views.queries.ts';
import { findProviderFacts } from '../offers.queries.ts';
import { tightTrips } from './offer-distance.ts';
import { offerActions } from '../offers.policy.ts';
import { findCards } from '../request-card.queries.ts';
import { offerLifecycle } from '../requests.lifecycle.ts';

/** Returns offers as the pet owner compares them. */
export async function toReceivedOffers(
  sql: Sql,
  actor: Actor,
  rows: ReceivedOfferRow[],
  now: Date,
): Promise<z.input<typeof Offer>[]> {
  const shown = await shownTo(sql, actor, rows, now);
  const providerIds = rows.map(({ providerId }) => providerId);
  const reliabilityOf = await findReliability(sql, providerIds, now);
  return shown.map(({ offer, row }) => ({
    ...offer,
    provider: row.provider,
    reliability: reliabilityOf(row.providerId),
  }));
}

/** Returns offers as their sender sees them, with their requests. */
export async function toSentOffers(
  sql: Sql,
  actor: Actor,
  rows: OfferRow[],
  now: Date,
): Promise<z.input<typeof SentOffer>[]> {
  const viewer = { id: actor.id, origin: await accountLatLon(sql, actor.id), now };
  const cards = await findCards(
    sql,
    rows.map((row) => row.groomingRequestId),
    viewer,
  );
  const shown = await shownTo(sql, actor, rows, now);
  return shown.map(({ offer }) => {
    const request = cards.get(offer.groomingRequestId);
    if (!request) throw notFound('request');
    return { ...offer, request };
  });
}

/** @throws Problem `not_found` */
export async function getReceivedOffer(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await findReceivedOffer(sql, id, now);
  const [offer] = row ? await toReceivedOffers(sql, actor, [row], now) : [];
  if (!offer) throw notFound('offer');
  return offer;
}

/** @throws Problem `not_found` */
export async function getSentOffer(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await findSentOffer(sql, id);
  const [offer] = row ? await toSentOffers(sql, actor, [row], now) : [];
  if (!offer) throw notFound('offer');
  return offer;
}

async function isTight(sql: Sql, offer: OfferRow): Promise<boolean> {
  if (!can(offerLifecycle, 'accept', offer.status)) return false;
  const facts = await findProviderFacts(sql, offer.providerId, offer.providerAs);
  const time = { from: offer.startsAt, to: offer.endsAt };
  return (await tightTrips(sql, { id: offer.providerId, facts }, offer, time)).length > 0;
}

async function isBusy(sql: Sql, { status, providerId, startsAt, endsAt }: OfferRow): Promise<boolean> {
  const time = { since: new Date(startsAt), until: new Date(endsAt) };
  return can(offerLifecycle, 'accept', status) && isBusyElsewhere(sql, providerId, time);
}

/** Adds vaccination gaps only to offers that are still to be decided. */
async function shownTo<Row extends OfferRow>(sql: Sql, actor: Actor, rows: Row[], now: Date) {
  const meetings = rows.map((row) => ({ ...row, aboutId: row.groomingRequestId }));
  const gaps = await vaccinationGaps(sql, meetings, now);
  const tight = await Promise.all(rows.map((row) => isTight(sql, row)));
  const busy = await Promise.all(rows.map((row) => isBusy(sql, row)));
  return rows.map((row, index) => {
    const { request, providerAs: _as, setting: _setting, lat: _lat, lon: _lon, ...offer }: OfferRow = row;
    return {
      row,
      offer: {
        ...offer,
        ...priceFor(row.listPrice, row.discountPercent),
        vaccinationGaps: can(offerLifecycle, 'accept', row.status) ? (gaps[index] ?? []) : [],
        tightTravel: tight[index] ?? false,
        busyElsewhere: busy[index] ?? false,
        actions: offerActions(row, request, actor, now),
      },
    };
  });
}
