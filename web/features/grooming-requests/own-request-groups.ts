import type { OwnRequest } from '#contract/grooming-requests.ts';

/** One's own requests by what they ask of their owner, in the order in which they matter. */
export type RequestGroups = {
  answered: OwnRequest[];
  booked: OwnRequest[];
  waiting: OwnRequest[];
  past: OwnRequest[];
};

/** Each group keeps the order of the list; booked ones come by their visits, soonest first. */
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

/** What is booked for a pet, else what is asked for it. */
export function openRequestFor(petId: string, requests: readonly OwnRequest[]): OwnRequest | undefined {
  const own = requests.filter(({ pets }) => pets.some(({ id }) => id === petId));
  return own.find(({ status }) => status === 'in_progress') ?? own.find(({ status }) => status === 'posted');
}

/** The visit that a pet is booked for and that has not begun, with the zone of its place. */
export function visitAheadOf(petId: string, requests: readonly OwnRequest[], now: Date) {
  const request = openRequestFor(petId, requests);
  return request?.visit?.status === 'booked' && Date.parse(request.visit.startsAt) > now.getTime()
    ? { ...request.visit, timeZone: request.timeZone }
    : undefined;
}

/** How many still ask for offers. */
export const openRequests = ({ answered, waiting }: RequestGroups): number =>
  answered.length + waiting.length;

/** How many are not over yet, whether they ask for offers or are booked. */
export const notOver = (requests: readonly OwnRequest[]): number =>
  requests.length - groupRequests(requests).past.length;

/** Offers that nobody has looked at yet. */
export const offersToRead = (requests: readonly OwnRequest[]): number =>
  requests.reduce((sum, { status, unreadOffers }) => sum + (status === 'posted' ? unreadOffers : 0), 0);
