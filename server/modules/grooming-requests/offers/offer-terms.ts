import { isServiceCode } from '#contract/pets/pet-codes.ts';
import { windowStarts } from '#contract/grooming/grooming-requests.ts';
import { listMinutes } from '#reference/prices/price-book.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import { estimateGrooming } from '#reference/prices/estimate-grooming.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { bookedMinutes } from '../booked-minutes.ts';
import { findRequestedPets } from '../request-card.queries.ts';
import type { ProviderRole } from '../offers.queries.ts';
import type { LockedRequest } from '../requests.queries.ts';

/** Returns the pet owner's preferred start, or null if they gave no day. */
export const preferredStart = ({ preferredDate, dayWindow, timeZone }: LockedRequest): Date | null =>
  preferredDate ? instantAt(preferredDate, windowStarts[dayWindow], timeZone) : null;

/** Returns the budget in cents, or null. */
export const budgetOf = ({ estimatedBudget }: LockedRequest): number | null =>
  estimatedBudget ? estimatedBudget * 100 : null;

/**
 * Minutes reserved for a pet whose work has no usual length, such as a goat, unless the groomer gives a
 * length.
 */
const unknownMinutes = 60;

/**
 * Returns the length of the work on all pets in minutes: by the provider's price book, and by the usual one for a pet
 * whose work the book does not time. It counts hands-on time at a table, not the time from drop-off to pick-up.
 */
export const usualMinutes = async (...of: Parameters<typeof usualLength>): Promise<number> =>
  (await usualLength(...of)).minutes;

/** Like `usualMinutes`, with whether the book times the work on every pet. */
export async function usualLength(sql: Sql, request: LockedRequest, provider: OfferingProvider, now: Date) {
  const pets = (await findRequestedPets(sql, [request.id], now)).get(request.id) ?? [];
  const list = await getFacts(sql, provider.id, provider.as);
  const listed = pets.map((pet) => listMinutes(list, pet, request.services));
  const total = pets.reduce((sum, pet, nth) => {
    const own = listed[nth];
    if (own !== undefined) return sum + own;
    const usual =
      request.services.every(isServiceCode) &&
      estimateGrooming({
        services: request.services.filter(isServiceCode),
        species: pet.species,
        size: pet.size,
        breed: pet.recognizedBreed ?? pet.breed,
        ...(pet.coat ? { coat: pet.coat } : {}),
      });
    return sum + (usual ? (usual.minutesLow + usual.minutesHigh) / 2 : unknownMinutes);
  }, 0);
  return { minutes: bookedMinutes(total), byBook: !listed.includes(undefined) };
}

/** Whose price book says how long the work takes. */
export type OfferingProvider = { id: string; as: ProviderRole };

type Asked = {
  price?: number | null | undefined;
  proposedAt?: string | null | undefined;
  minutes?: number | null | undefined;
};

/**
 * Returns the terms of an offer: the sender's values, with the request's values for the rest.
 * @throws Problem `invalid` naming `price` or `proposedAt` where neither gives it, or an impossible time
 */
export async function offerTerms(
  sql: Sql,
  request: LockedRequest,
  asked: Asked,
  provider: OfferingProvider,
  now: Date,
) {
  const listPrice = asked.price ?? budgetOf(request);
  if (!listPrice) throw fieldProblem('price', 'This request has no budget: name your price.');
  const startsAt = asked.proposedAt ? new Date(asked.proposedAt) : preferredStart(request);
  if (!startsAt) throw fieldProblem('proposedAt', 'This request has no day: propose one.');
  if (startsAt <= now) throw fieldProblem('proposedAt', 'The proposed time has passed: choose a later one.');
  if (startsAt > after(now, days(366)))
    throw fieldProblem('proposedAt', 'The proposed time is more than a year away.');
  const length = asked.minutes ?? (await usualMinutes(sql, request, provider, now));
  return { listPrice, startsAt, endsAt: after(startsAt, minutes(length)) };
}
