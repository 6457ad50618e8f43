import { isDeepStrictEqual } from 'node:util';
import { addDays } from '#reference/calendar-days.ts';
import type { Rebooking } from '#contract/grooming/rebooking.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { findPet, lockPets, toPet } from '#server/modules/pets/index.ts';
import type { PetRow } from '#server/modules/pets/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { lockRequestForJob } from '../lock-request.ts';
import { createRequest } from './post-request.ts';
import { findRequestedPets } from '../request-card.queries.ts';
import { findLockedRequest } from '../requests.queries.ts';
import type { LockedRequest } from '../requests.queries.ts';

type Again = { requestId: string; providerId: string; listPrice: number };

/**
 * Posts a request again for the same services and pets, on the day when the first pet is due, and invites the
 * provider of the last visit. Other providers may offer too; `listPrice` in cents becomes the budget.
 * @returns the new request's id @throws Problem `not_found`, `too_late` where every pet is archived,
 * `terms_changed` where it would not ask for what was `seen`
 */
export async function repeatRequest(
  t: Transaction,
  { visitId, ...again }: Again & { visitId: string },
  seen: Rebooking,
) {
  const { requestId, providerId } = again;
  const request = await requireRepeatable(t.sql, await lockRequestForJob(t, requestId), providerId);
  const petIds = await findPetIds(t.sql, requestId, t.now);
  await lockPets(t.sql, petIds);
  const { pets, ...plan } = await planAgain(t.sql, request, petIds, again, t.now);
  if (!isDeepStrictEqual(plan, seen))
    throw problem(
      'terms_changed',
      'What we would ask for has changed. Please look at it again, then send it.',
    );
  const { title, description, services, dayWindow, setting, travelMiles } = request;
  const { address, city, state, zip, lat, lon, timeZone } = request;
  const { preferredDate, estimatedBudget } = plan;
  const id = await createRequest(
    t,
    request.ownerId,
    {
      title,
      description,
      services,
      dayWindow,
      setting,
      travelMiles,
      address,
      city,
      state,
      zip,
      lat,
      lon,
      timeZone,
      urgency: 'normal',
      preferredDate,
      estimatedBudget,
    },
    pets,
    { rebookOf: visitId, askedId: providerId },
  );
  await t.announce('request.asked', { requestId: id, providerId });
  return id;
}

/** Returns what `repeatRequest` would ask for now. @throws Problem as it does */
export async function previewRepeat(sql: Sql, again: Again, now: Date): Promise<Rebooking> {
  const found = await findLockedRequest(sql, again.requestId, null);
  const request = await requireRepeatable(sql, found, again.providerId);
  const petIds = await findPetIds(sql, again.requestId, now);
  const { pets: _, ...plan } = await planAgain(sql, request, petIds, again, now);
  return plan;
}

async function requireRepeatable(sql: Sql, request: LockedRequest | undefined, providerId: string) {
  if (!request) throw notFound('request');
  if (await findBlock(sql, request.ownerId, providerId)) throw notFound('provider');
  return request;
}

const findPetIds = async (sql: Sql, requestId: string, now: Date) =>
  ((await findRequestedPets(sql, [requestId], now)).get(requestId) ?? []).map(({ id }) => id);

/** What is asked for, on the day when the first pet is due, and the pets that are not archived. */
async function planAgain(
  sql: Sql,
  { services, dayWindow, timeZone }: LockedRequest,
  petIds: readonly string[],
  { listPrice }: Again,
  now: Date,
): Promise<Rebooking & { pets: PetRow[] }> {
  const pets = [];
  for (const id of petIds) {
    const pet = await findPet(sql, id);
    if (pet && !pet.archivedAt) pets.push(pet);
  }
  if (pets.length === 0) throw problem('too_late', 'This pet is archived. Bring it back first.');
  const today = dayIn(now, timeZone);
  const due = pets.map((pet) => toPet(pet, now).dueOn ?? today).toSorted()[0] ?? today;
  const tomorrow = addDays(today, 1);
  return {
    pets,
    servicesNeeded: services,
    window: dayWindow,
    preferredDate: due > tomorrow ? due : tomorrow,
    estimatedBudget: Math.ceil(listPrice / 100),
  };
}
