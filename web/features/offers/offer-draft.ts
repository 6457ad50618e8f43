import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { windowStarts } from '#contract/grooming/grooming-requests.ts';
import type { SentOffer } from '#contract/grooming/offers.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import type { OfferPosting } from './offers.api.ts';

export type OfferCheck = Reply<'GET /api/grooming-requests/:id/offer-check'>;
export type OfferAs = 'groomer' | 'business';
/** Fields of the request that the offer form shows. */
export type OfferedRequest = Pick<
  RequestCard,
  | 'id'
  | 'title'
  | 'description'
  | 'pets'
  | 'servicesNeeded'
  | 'window'
  | 'timeZone'
  | 'city'
  | 'owner'
  | 'termsChangedAt'
>;

/** Form values of an offer: the price in dollars as typed, day and time in the request's time zone. */
export type OfferValues = { price: string; day: string; time: string; minutes: string; message: string };
/** True if the form showed the distance warning before the offer was sent. */
export type OfferedFrom = { confirmDistance: boolean };

/** The price of the sender's own list, and their free time where the request names none that is free. */
export type OwnStart = { cents: number | undefined; startsAt: string | undefined };

/** Initial values of a new offer. */
export function valuesOf(check: OfferCheck, own: OwnStart, timeZone: string): OfferValues {
  const cents = own.cents ?? check.listPrice ?? undefined;
  const startsAt = own.startsAt ?? check.startsAt;
  return {
    price: cents === undefined ? '' : dollarsForInput(cents),
    day: startsAt ? isoDay(startsAt, timeZone) : '',
    time: startsAt ? clockTime24(startsAt, timeZone) : '',
    minutes: String(check.minutes),
    message: '',
  };
}

const parts = Object.entries(windowStarts).flatMap(([window, from]) =>
  window === 'any' ? [] : [{ window, from }],
);

/** Whether a time is in the part of the day that the pet owner asks for. */
export function isInWindow(
  at: string,
  { window, timeZone }: Pick<OfferedRequest, 'window' | 'timeZone'>,
): boolean {
  const time = clockTime24(at, timeZone);
  // What is earlier than the first part counts to it.
  const part = parts.findLast(({ from }) => from <= time) ?? parts[0];
  return window === 'any' || part?.window === window;
}

/**
 * The free time to begin with: on the wished day in the wished part of it, or else in that part of another day. Where the
 * pet owner wished for a day, any free time is better than one at which the sender is booked.
 */
export function freeStart(
  openings: readonly { startsAt: string }[],
  wished: string | null,
  request: Pick<OfferedRequest, 'window' | 'timeZone'>,
): string | undefined {
  const inWindow = openings.filter(({ startsAt }) => isInWindow(startsAt, request));
  if (wished === null) return inWindow[0]?.startsAt;
  const dayOf = (at: string) => isoDay(at, request.timeZone);
  const thatDay = inWindow.find(({ startsAt }) => dayOf(startsAt) === dayOf(wished));
  return (thatDay ?? inWindow[0] ?? openings[0])?.startsAt;
}

/** Values of a sent offer, for editing it. */
export const valuesOfOffer = (offer: SentOffer): OfferValues => ({
  price: String(offer.listPrice / 100),
  day: isoDay(offer.startsAt, offer.timeZone),
  time: clockTime24(offer.startsAt, offer.timeZone),
  minutes: String(minutesOf(offer)),
  message: offer.message ?? '',
});

export const minutesOf = ({ startsAt, endsAt }: Pick<SentOffer, 'startsAt' | 'endsAt'>): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** Start of the visit; undefined until day and time are set. */
export const startOf = (
  { day, time }: Pick<OfferValues, 'day' | 'time'>,
  timeZone: string,
): string | undefined => (day && time ? instantAt(day, time, timeZone) : undefined);

/** Request body of POST /api/applications/grooming-request. */
export const postingOf = (
  values: OfferValues,
  { request, as, confirmDistance }: { request: OfferedRequest; as: OfferAs } & OfferedFrom,
): OfferPosting => ({
  groomingRequestId: request.id,
  groomerId: 'current-user',
  message: values.message.trim() || null,
  price: typedCents(values.price),
  proposedAt: startOf(values, request.timeZone) ?? null,
  minutes: Number(values.minutes),
  termsChangedAt: request.termsChangedAt,
  ...(confirmDistance ? { confirmDistance } : {}),
  as,
});

export type OfferField = keyof OfferValues;

/** Lists missing and invalid fields before anything is sent. */
export function problemsOf({ price, day, time }: OfferValues): { field: OfferField; message: string }[] {
  return [
    ...(price.trim() === ''
      ? [{ field: 'price' as const, message: 'Name your price' }]
      : !(typedCents(price) >= 100)
        ? [{ field: 'price' as const, message: 'Use an amount like 95 or 95.50' }]
        : []),
    ...(day ? [] : [{ field: 'day' as const, message: 'Choose a day' }]),
    ...(time ? [] : [{ field: 'time' as const, message: 'Choose a start time' }]),
  ];
}

/** Finds the form field for a path of the API. */
export function fieldAt(path: string): OfferField | undefined {
  if (path === 'proposedAt') return 'day';
  return path === 'price' || path === 'minutes' || path === 'message' ? path : undefined;
}
