import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { RequestDraft } from '#contract/grooming/grooming-requests.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { premiumOf } from '#server/modules/memberships/index.ts';
import {
  createProfileFromLocation,
  requireVisiblePerson,
  resolveAddress,
  saveStreet,
} from '#server/modules/profiles/index.ts';
import type { Location } from '#server/modules/profiles/index.ts';
import type { Places } from '#server/platform/places/places.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getOwnRequest } from '../view/list-own-requests.ts';
import {
  expiryOf,
  requireUpcomingDay,
  requireStreet,
  requireSafeServices,
  toRequestTerms,
} from './request-terms.ts';
import { requireOffered } from '../own-services.ts';
import { requestedPets, searchColumns } from './requested-pets.ts';
import { findOwnerPlace, insertRequest, isProvider } from '../requests.queries.ts';
import type { RequestTerms } from '../requests.queries.ts';

/**
 * Posts a grooming request at the given place, the profile's, or the one from registration.
 * @throws Problem `not_found`, `invalid`, `profile_incomplete`
 */
export async function postRequest(
  t: Transaction,
  places: Places,
  actor: Actor,
  draft: z.output<typeof RequestDraft>,
) {
  const pets = await requestedPets(t.sql, actor.id, draft);
  if (!draft.address) await createProfileFromLocation(t, places, actor.id);
  const own = await findOwnerPlace(t.sql, actor.id);
  const place = draft.address ? resolveAddress(places, draft.address) : own.place;
  if (!place)
    throw problem(
      'profile_incomplete',
      'Tell us where your pet lives first: groomers look for what is near.',
      [{ path: 'address', message: 'A ZIP code, or a city with its state' }],
    );
  const terms = toRequestTerms(draft, own.preferredRadius, place.address);
  requireStreet(terms, place.address);
  if (terms.preferredDate) requireUpcomingDay(terms.preferredDate, place.timeZone, t.now);
  const { askedId } = draft;
  if (askedId) await requireAskable(t.sql, actor, askedId);
  await requireOffered(t.sql, terms.services, askedId ?? null);
  const id = await createRequest(
    t,
    actor.id,
    { ...terms, ...place },
    pets,
    askedId ? { askedId } : undefined,
  );
  if (askedId) await t.announce('request.asked', { requestId: id, providerId: askedId });
  if (draft.address) await saveStreet(t, actor.id, place);
  return getOwnRequest(t.sql, actor, id, t.now);
}

/** @throws Problem `not_found` unless the pet owner may see them, and they groom */
async function requireAskable(sql: Sql, actor: Actor, providerId: string): Promise<void> {
  if (providerId === actor.id || !(await isProvider(sql, providerId))) throw notFound('groomer');
  await requireVisiblePerson(sql, actor, providerId);
}

type Again = { rebookOf?: string; askedId: string };

/** Stores a request and schedules its expiry. @returns its id */
export async function createRequest(
  t: Transaction,
  ownerId: string,
  asked: RequestTerms & Location,
  pets: Awaited<ReturnType<typeof requestedPets>>,
  again?: Again,
): Promise<string> {
  requireSafeServices(pets, asked.services);
  const id = uuidv7();
  const premium = await premiumOf(t.sql, ownerId, t.now);
  const expiresAt = expiryOf(asked.preferredDate, asked.timeZone, t.now);
  await insertRequest(
    t.sql,
    {
      id,
      ownerId,
      ...asked,
      ...searchColumns(pets),
      premiumPercent: premium?.discountPercent ?? 0,
      rebookOf: again?.rebookOf ?? null,
      askedId: again?.askedId ?? null,
      postedAt: t.now,
      expiresAt,
    },
    pets.map((pet) => pet.id),
  );
  await t.schedule('expire-request', { requestId: id }, expiresAt, id);
  await t.announce('request.posted', { requestId: id });
  return id;
}
