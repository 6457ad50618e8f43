import { uuidv7 } from 'uuidv7';
import type { OfferStatus, RequestStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { findPet } from '#server/modules/pets/index.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { resolveAddress } from '#server/modules/profiles/index.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { moveRow } from '#server/platform/database/move-row.queries.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findOffer, insertOffer } from './offers.queries.ts';
import type { NewOffer } from './offers.queries.ts';
import { expiryOf } from './post/request-terms.ts';
import { searchColumns } from './post/requested-pets.ts';
import { offerLifecycle, requestLifecycle } from './requests.lifecycle.ts';
import { insertRequest } from './requests.queries.ts';
import type { NewRequest } from './requests.queries.ts';

type GivenRequest = Partial<NewRequest> & { petIds?: string[]; status?: RequestStatus; at?: string };

/**
 * Creates a request for a full groom of one curly dog in Austin in five days, budget $110, posted now, by a
 * new owner. `at` is any address that the gazetteer finds.
 */
export async function makeRequest(t: Transaction, given: GivenRequest = {}) {
  const { petIds, status = 'posted', at = '1104 Bouldin Ave, Austin, TX 78704', ...terms } = given;
  const ownerId = terms.ownerId ?? (await makePetOwner(t)).id;
  const ids = petIds ?? [(await makePet(t, { ownerId })).id];
  const pets = [];
  for (const id of ids) {
    const pet = await findPet(t.sql, id);
    if (pet) pets.push(pet);
  }
  const place = resolveAddress(openPlaces(), at);
  const postedAt = terms.postedAt ?? t.now;
  const preferredDate =
    terms.preferredDate === undefined ? dayIn(after(t.now, days(5)), place.timeZone) : terms.preferredDate;
  const request: NewRequest = {
    id: uuidv7(),
    title: 'Full groom and demat',
    description: null,
    services: ['full_groom', 'demat'],
    estimatedBudget: 110,
    urgency: 'normal',
    dayWindow: 'morning',
    setting: 'either',
    travelMiles: 15,
    premiumPercent: 0,
    rebookOf: null,
    askedId: null,
    expiresAt: expiryOf(preferredDate, place.timeZone, postedAt),
    ...place,
    ...searchColumns(pets),
    ...terms,
    preferredDate,
    postedAt,
    ownerId,
  };
  await insertRequest(t.sql, request, ids);
  await t.schedule('expire-request', { requestId: request.id }, request.expiresAt, request.id);
  await moveRow(
    t.sql,
    requestLifecycle,
    stepTo(requestLifecycle, status),
    t.sql`id = ${request.id}`,
    status === 'cancelled' ? { cancelReason: 'Plans have changed.' } : {},
  );
  return { ...request, petIds: ids };
}

/** Creates an offer at $110 in five days for two hours, by a new groomer unless one is given. */
export async function makeOffer(
  t: Transaction,
  given: Partial<NewOffer> & { requestId: string; status?: OfferStatus },
) {
  const { status = 'pending', ...terms } = given;
  const startsAt = terms.startsAt ?? after(t.now, days(5));
  const offer: NewOffer = {
    id: uuidv7(),
    providerId: terms.providerId ?? (await makeGroomer(t)).id,
    providerAs: 'groomer',
    message: null,
    listPrice: 11_000,
    honorsPremium: false,
    startsAt,
    endsAt: after(startsAt, hours(2)),
    createdAt: t.now,
    ...terms,
  };
  await insertOffer(t.sql, offer);
  await t.schedule('expire-offer', { offerId: offer.id }, startsAt, offer.id);
  await moveRow(
    t.sql,
    offerLifecycle,
    stepTo(offerLifecycle, status),
    t.sql`id = ${offer.id}`,
    status === 'pending' ? {} : { endedAt: t.now },
  );
  return { ...offer, locked: await findOffer(t.sql, offer.id) };
}
