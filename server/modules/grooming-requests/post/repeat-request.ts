import { addDays } from '#reference/calendar-days.ts';
import type { Rebooking } from '#contract/grooming/rebooking.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { findPet, lockPets, toPet } from '#server/modules/pets/index.ts';
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
 * @returns the new request's id @throws Problem `not_found`, `too_late` where every pet
 * is archived
 */
export async function repeatRequest(t: Transaction, { visitId, ...again }: Again & { visitId: string }) {
  const { requestId, providerId } = again;
  const request = await requireRepeatable(t.sql, await lockRequestForJob(t, requestId), providerId);
  await lockPets(t.sql, await findPetIds(t.sql, requestId, t.now));
  const { title, description, services, dayWindow, setting, travelMiles } = request;
  const { address, city, state, zip, lat, lon, timeZone } = request;
  const { pets, ...terms } = await planAgain(t.sql, request, again, t.now);
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
      ...terms,
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
  const { pets: _, ...terms } = await planAgain(sql, request, again, now);
  return { servicesNeeded: request.services, window: request.dayWindow, ...terms };
}

async function requireRepeatable(sql: Sql, request: LockedRequest | undefined, providerId: string) {
  if (!request) throw notFound('request');
  if (await findBlock(sql, request.ownerId, providerId)) throw notFound('provider');
  return request;
}

const findPetIds = async (sql: Sql, requestId: string, now: Date) =>
  ((await findRequestedPets(sql, [requestId], now)).get(requestId) ?? []).map(({ id }) => id);

/** The pets that are not archived, the day when the first of them is due, and the budget. */
async function planAgain(sql: Sql, { timeZone }: LockedRequest, { requestId, listPrice }: Again, now: Date) {
  const pets = [];
  for (const id of await findPetIds(sql, requestId, now)) {
    const pet = await findPet(sql, id);
    if (pet && !pet.archivedAt) pets.push(pet);
  }
  if (pets.length === 0) throw problem('too_late', 'This pet is archived. Bring it back first.');
  const today = dayIn(now, timeZone);
  const due = pets.map((pet) => toPet(pet, now).dueOn ?? today).toSorted()[0] ?? today;
  const tomorrow = addDays(today, 1);
  return {
    pets,
    preferredDate: due > tomorrow ? due : tomorrow,
    estimatedBudget: Math.ceil(listPrice / 100),
  };
}
