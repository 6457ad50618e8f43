import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';

/** The pet owner's requests by the action they need, most important group first. */
export type RequestGroups = {
  answered: OwnRequest[];
  booked: OwnRequest[];
  waiting: OwnRequest[];
  past: OwnRequest[];
};

/** Groups the requests in list order; booked ones are sorted by visit, soonest first. */
export function groupRequests(requests: readonly OwnRequest[]): RequestGroups {
  const posted = requests.filter(({ status }) => status === 'posted');
  return {
    answered: posted.filter(({ openOffers }) => openOffers > 0),
    booked: requests
      .filter(({ status }) => status === 'in_progress')
      .toSorted(
        (one, other) => Date.parse(one.visit?.startsAt ?? '') - Date.parse(other.visit?.startsAt ?? ''),
      ),
    waiting: posted.filter(({ openOffers }) => openOffers === 0),
    past: requests.filter(({ status }) => !['posted', 'in_progress'].includes(status)),
  };
}

/** The booked request for a pet, otherwise its open request. */
export function openRequestFor(petId: string, requests: readonly OwnRequest[]): OwnRequest | undefined {
  const own = requests.filter(({ pets }) => pets.some(({ id }) => id === petId));
  return own.find(({ status }) => status === 'in_progress') ?? own.find(({ status }) => status === 'posted');
}

/** The open or booked request that asks the same service for one of the same pets. */
export const alreadyAsked = (
  { petIds, servicesNeeded }: { petIds: readonly string[]; servicesNeeded: readonly string[] },
  requests: readonly OwnRequest[],
): OwnRequest | undefined =>
  requests.find(
    ({ status, pets, servicesNeeded: services }) =>
      ['posted', 'in_progress'].includes(status) &&
      pets.some(({ id }) => petIds.includes(id)) &&
      services.some((code) => servicesNeeded.includes(code)),
  );

/** The booked visit of a pet that has not begun, with its time zone. */
export function upcomingVisitOf(petId: string, requests: readonly OwnRequest[], now: Date) {
  const request = openRequestFor(petId, requests);
  return request?.visit?.status === 'booked' && Date.parse(request.visit.startsAt) > now.getTime()
    ? { ...request.visit, timeZone: request.timeZone }
    : undefined;
}

/** Counts the requests that are open for offers. */
export const countOpenRequests = ({ answered, waiting }: RequestGroups): number =>
  answered.length + waiting.length;

/** Counts the requests that are open or booked. */
export const countNotPast = (requests: readonly OwnRequest[]): number =>
  requests.length - groupRequests(requests).past.length;

/** Counts unread offers on open requests. */
export const countUnreadOffers = (requests: readonly OwnRequest[]): number =>
  requests.reduce((sum, { status, unreadOffers }) => sum + (status === 'posted' ? unreadOffers : 0), 0);
