import { z } from 'zod';

export const RequestStatus = z.enum(['posted', 'in_progress', 'completed', 'cancelled', 'expired']);
export type RequestStatus = z.output<typeof RequestStatus>;
export const OfferStatus = z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired']);
export type OfferStatus = z.output<typeof OfferStatus>;
/**
 * `another_chosen`: declined because the pet owner accepted another offer; they did not say no to this one. `replaced`:
 * its sender sent a new one after the request had changed.
 */
export const OfferEnding = z.enum(['another_chosen', 'replaced']);
export type OfferEnding = z.output<typeof OfferEnding>;
export const VisitStatus = z.enum(['booked', 'checked_in', 'completed', 'cancelled', 'no_show']);
export type VisitStatus = z.output<typeof VisitStatus>;

/** What an offer answers: after a change of one of these its sender confirms the offer or sends another. */
export const RequestTerm = z.enum(['services', 'pets', 'place', 'where', 'date']);
export type RequestTerm = z.output<typeof RequestTerm>;

/** An open request holds at most this many open offers. */
export const maxOpenOffers = 8;
/** Days after the preferred date, or after posting where none was named, until nobody waits for an answer any more. */
export const requestExpiryDays = { afterPreferredDate: 14, withoutDate: 30 };

export const requestTransitions = {
  edit: { from: ['posted'], to: 'posted' },
  book: { from: ['posted'], to: 'in_progress' },
  /** The provider cancelled the visit or did not come, and there is time left: the pet still needs grooming. */
  reopen: { from: ['in_progress'], to: 'posted' },
  complete: { from: ['in_progress'], to: 'completed' },
  cancel: { from: ['posted', 'in_progress'], to: 'cancelled' },
  expire: { from: ['posted'], to: 'expired' },
} as const satisfies Record<string, { from: RequestStatus[]; to: RequestStatus }>;

export const offerTransitions = {
  accept: { from: ['pending'], to: 'accepted' },
  decline: { from: ['pending'], to: 'declined' },
  confirm: { from: ['pending'], to: 'pending' },
  withdraw: { from: ['pending'], to: 'withdrawn' },
  expire: { from: ['pending'], to: 'expired' },
  /** The provider cancelled the visit or did not come. */
  leave: { from: ['accepted'], to: 'withdrawn' },
} as const satisfies Record<string, { from: OfferStatus[]; to: OfferStatus }>;

export const visitTransitions = {
  check_in: { from: ['booked'], to: 'checked_in' },
  complete: { from: ['checked_in'], to: 'completed' },
  cancel: { from: ['booked'], to: 'cancelled' },
  no_show: { from: ['booked'], to: 'no_show' },
  /** Another time, once both sides agree. */
  move: { from: ['booked'], to: 'booked' },
} as const satisfies Record<string, { from: VisitStatus[]; to: VisitStatus }>;

/** From this long before the start a pet can be checked in; from this long after it, whoever did not come has missed it. */
export const checkInEarlyMinutes = 120;
export const missedAfterMinutes = 30;

/** A report card can be mended for so long. */
export const cardEditHours = 24;

/** What a visit's history tells. `overridden`: checked in although a vaccination was missing. */
export const VisitHistoryKind = z.enum([
  'booked',
  'checked_in',
  'overridden',
  'completed',
  'cancelled',
  'no_show',
  'card_edited',
  'bite_filed',
  'move_proposed',
  'moved',
  'move_declined',
  'move_withdrawn',
]);
export type VisitHistoryKind = z.output<typeof VisitHistoryKind>;

/** What a viewer may do now; the server decides, the web shows buttons from it. */
export const RequestAction = z.enum(['edit', 'cancel', 'offer', 'withdraw_offer']);
export type RequestAction = z.output<typeof RequestAction>;
export const OfferAction = z.enum(['accept', 'decline', 'withdraw', 'confirm']);
export type OfferAction = z.output<typeof OfferAction>;
export const VisitAction = z.enum([
  'check_in',
  'complete',
  'propose_move',
  'accept_move',
  'decline_move',
  'withdraw_move',
  'cancel',
  'no_show',
  'review',
  'rebook',
]);
export type VisitAction = z.output<typeof VisitAction>;

/** What Premium takes off a list price, and what is left to pay; cents. */
export const priceFor = (listPrice: number, discountPercent: number) => {
  const discount = Math.round((listPrice * discountPercent) / 100);
  return { discount, price: listPrice - discount };
};
