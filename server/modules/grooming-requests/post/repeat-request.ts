import { addDays } from '#reference/calendar-days.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { findPet, lockPets, toPet } from '#server/modules/pets/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { lockRequestForJob } from '../lock-request.ts';
import { createRequest } from './post-request.ts';
import { findRequestedPets } from '../request-card.queries.ts';

type Again = { requestId: string; visitId: string; providerId: string; listPrice: number };

/**
 * Posts a request again for the same services and pets, on the day when the first pet is due, and invites the
 * provider of the last visit. Other providers may offer too; `listPrice` in cents becomes the budget.
 * @returns the new request's id @throws Problem `not_found`, `too_late` where every pet
 * is archived
 */
export async function repeatRequest(t: Transaction, { requestId, visitId, providerId, listPrice }: Again) {
  const request = await lockRequestForJob(t, requestId);
  if (!request) throw notFound('request');
  if (await findBlock(t.sql, request.ownerId, providerId)) throw notFound('provider');
  const { title, description, services, dayWindow, setting, travelMiles } = request;
  const { address, city, state, zip, lat, lon, timeZone } = request;
  const today = dayIn(t.now, timeZone);
  const ids = ((await findRequestedPets(t.sql, [requestId], t.now)).get(requestId) ?? []).map(({ id }) => id);
  await lockPets(t.sql, ids);
  const pets = [];
  for (const id of ids) {
    const pet = await findPet(t.sql, id);
    if (pet && !pet.archivedAt) pets.push(pet);
  }
  if (pets.length === 0) throw problem('too_late', 'This pet is archived. Bring it back first.');
  const due = pets.map((pet) => toPet(pet, t.now).dueOn ?? today).toSorted()[0] ?? today;
  const tomorrow = addDays(today, 1);
  const again = await createRequest(
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
      estimatedBudget: Math.ceil(listPrice / 100),
      preferredDate: due > tomorrow ? due : tomorrow,
    },
    pets,
    { rebookOf: visitId, askedId: providerId },
  );
  await t.announce('request.asked', { requestId: again, providerId });
  return again;
}
