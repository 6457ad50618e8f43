import type { z } from 'zod';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import type { RequestChange } from '#contract/grooming/grooming-requests.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { resolveAddress } from '#server/modules/profiles/index.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import type { Places } from '#server/platform/places/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRequest } from '../lock-request.ts';
import { askToConfirm } from '../offers.queries.ts';
import { getOwnRequest } from '../view/list-own-requests.ts';
import { findRequestedPets } from '../request-card.queries.ts';
import {
  changedTerms,
  expiryOf,
  requireUpcomingDay,
  requireStreet,
  requireSafeServices,
  toRequestTerms,
} from './request-terms.ts';
import { requireOffered } from '../own-services.ts';
import { requestedPets, searchColumns } from './requested-pets.ts';
import { findOwnerPlace, moveRequest, replaceRequestedPets } from '../requests.queries.ts';

/**
 * Edits a request that has no accepted offer; open offers stay open. If services, pets, place, setting or
 * date change, an offer cannot be accepted until its sender confirms it.
 * @throws Problem `not_found`, `too_late`, `invalid`, `changed_elsewhere`
 */
export async function editRequest(
  t: Transaction,
  places: Places,
  actor: Actor,
  id: string,
  { address, petIds, ...change }: z.output<typeof RequestChange>,
  seen?: FieldsSeen,
) {
  // Pets are locked before requests everywhere.
  const pets = petIds && (await requestedPets(t.sql, actor.id, { petIds }));
  const request = await lockRequest(t, id, actor, 'edit');
  if (seen) requireUnchanged(seen, await getOwnRequest(t.sql, actor, id, t.now), { address, ...change });
  const { preferredRadius } = await findOwnerPlace(t.sql, actor.id);
  const { services: servicesNeeded, dayWindow: window, setting: where, askedId, ...rest } = request;
  const terms = toRequestTerms(
    { ...rest, servicesNeeded, window, where, ...change },
    preferredRadius,
    request.address,
  );
  const place = address ? resolveAddress(places, address) : undefined;
  if (change.servicesNeeded) await requireOffered(t.sql, terms.services, askedId);
  if (place || change.where) requireStreet(terms, place?.address ?? request.address);
  const timeZone = place?.timeZone ?? request.timeZone;
  const newDate = terms.preferredDate !== request.preferredDate;
  if (newDate && terms.preferredDate) requireUpcomingDay(terms.preferredDate, timeZone, t.now);
  const expiresAt = newDate ? expiryOf(terms.preferredDate, timeZone, t.now) : new Date(request.expiresAt);

  const petsBefore = (await findRequestedPets(t.sql, [id], t.now)).get(id) ?? [];
  requireSafeServices(pets ?? petsBefore, terms.services);
  const petIdsBefore = petsBefore.map((pet) => pet.id);
  const newPetIds = pets?.map((pet) => pet.id) ?? petIdsBefore;
  const changed = changedTerms(request, {
    terms,
    address: place?.address ?? request.address,
    petIds: newPetIds,
    petIdsBefore,
  });
  if (pets) await replaceRequestedPets(t.sql, id, newPetIds);
  if (changed.length > 0) await askToConfirm(t.sql, id, changed);
  await moveRequest(t.sql, id, 'edit', {
    ...terms,
    ...place,
    ...(pets ? searchColumns(pets) : {}),
    ...(changed.length > 0 ? { termsChangedAt: t.now } : {}),
    expiresAt,
  });
  if (newDate) await t.schedule('expire-request', { requestId: id }, expiresAt, id);
  await t.announce('request.changed', { requestId: id, terms: changed });
  return getOwnRequest(t.sql, actor, id, t.now);
}
