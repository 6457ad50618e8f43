import type { z } from 'zod';
import { requestExpiryDays } from '#contract/grooming/grooming-lifecycle.ts';
import { RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import type { RequestDraft } from '#contract/grooming/grooming-requests.ts';
import { addDays } from '#reference/calendar-days.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { after, days } from '#server/platform/clock.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { stoppedServices } from './stopped-services.ts';
import type { LockedRequest, RequestTerms } from '../requests.queries.ts';

type Draft = Omit<z.output<typeof RequestDraft>, 'petId' | 'petIds' | 'address'>;

/**
 * Converts a form to stored terms; empty fields become null. `radius` is the owner's usual travel radius in
 * miles; unless the owner says otherwise, a groomer may come only if the address has a street.
 */
export const toRequestTerms = (draft: Draft, radius: number, address: string): RequestTerms => {
  const setting = draft.where ?? (hasStreet(address) ? 'either' : 'travel');
  return {
    title: draft.title,
    description: draft.description || null,
    services: draft.servicesNeeded,
    estimatedBudget: draft.estimatedBudget ?? null,
    urgency: draft.urgency ?? 'normal',
    preferredDate: draft.preferredDate ?? null,
    dayWindow: draft.window ?? 'any',
    setting,
    travelMiles: setting === 'home' ? null : (draft.travelMiles ?? Math.min(radius, 200)),
  };
};

/**
 * Requires an address that begins with a street if the provider may come to the pet.
 * @throws Problem `invalid` naming `address`
 */
export function requireStreet({ setting }: RequestTerms, address: string): void {
  if (setting !== 'travel' && !hasStreet(address))
    throw fieldProblem(
      'address',
      'Add the street for the groomer who comes to you. It is shown once you have booked.',
    );
}

/** Requires a preferred day from today, local to the place, to a year from now. @throws Problem `invalid` */
export function requireUpcomingDay(preferredDate: string, timeZone: string, now: Date): void {
  const today = dayIn(now, timeZone);
  if (preferredDate < today) throw fieldProblem('preferredDate', 'The preferred day has passed.');
  if (preferredDate > addDays(today, 366))
    throw fieldProblem('preferredDate', 'The preferred day is more than a year away.');
}

/** Returns when the request expires, at the start of a day in the time zone of the place. */
export function expiryOf(preferredDate: string | null, timeZone: string, now: Date): Date {
  const { afterPreferredDate, withoutDate } = requestExpiryDays;
  return preferredDate
    ? instantAt(addDays(preferredDate, afterPreferredDate), '00:00', timeZone)
    : after(now, days(withoutDate));
}

/** @throws Problem `invalid` naming `servicesNeeded` */
export function requireSafeServices(...asked: Parameters<typeof stoppedServices>): void {
  const reason = stoppedServices(...asked);
  if (reason) throw fieldProblem('servicesNeeded', reason);
}

type Changed = { terms: RequestTerms; address: string; petIds: string[]; petIdsBefore: string[] };

/** Lists the changed terms that open offers depend on. */
export function changedTerms(
  before: LockedRequest,
  { terms, address, petIds, petIdsBefore }: Changed,
): RequestTerm[] {
  const changed: Record<RequestTerm, boolean> = {
    services: !sameMembers(before.services, terms.services),
    pets: !sameMembers(petIdsBefore, petIds),
    place: before.address !== address,
    where: before.setting !== terms.setting,
    date: before.preferredDate !== terms.preferredDate || before.dayWindow !== terms.dayWindow,
  };
  return RequestTerm.options.filter((term) => changed[term]);
}

const sameMembers = (one: string[], other: string[]) =>
  one.length === other.length && one.every((member) => other.includes(member));

/**
 * Refuses an offer whose sender has not read the current terms of the request.
 * @throws Problem `terms_changed`
 */
export function requireCurrentTerms(
  { termsChangedAt }: LockedRequest,
  read: string | null | undefined,
): void {
  if (read === undefined) return;
  const [now, then] = [termsChangedAt, read].map((at) => (at === null ? null : Date.parse(at)));
  if (now !== then)
    throw problem(
      'terms_changed',
      'The pet owner changed this request after you opened it. Please read it again.',
    );
}
