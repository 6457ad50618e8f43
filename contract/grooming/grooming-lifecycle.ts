import { z } from 'zod';

export const RequestStatus = z.enum(['posted', 'in_progress', 'completed', 'cancelled', 'expired']);
export type RequestStatus = z.output<typeof RequestStatus>;
export const OfferStatus = z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired']);
export type OfferStatus = z.output<typeof OfferStatus>;
/**
 * `another_chosen`: declined automatically because the pet owner accepted another offer. `replaced`: the
 * sender sent a new one after the request had changed.
 */
export const OfferEnding = z.enum(['another_chosen', 'replaced']);
export type OfferEnding = z.output<typeof OfferEnding>;
export const VisitStatus = z.enum(['booked', 'checked_in', 'completed', 'cancelled', 'no_show']);
export type VisitStatus = z.output<typeof VisitStatus>;

/**
 * The terms of a request that an offer depends on. If one changes, the sender confirms the offer or sends
 * another.
 */
export const RequestTerm = z.enum(['services', 'pets', 'place', 'where', 'date']);
export type RequestTerm = z.output<typeof RequestTerm>;

/** The maximum number of open offers per request. */
export const maxOpenOffers = 8;
/** Days until a request expires: after the preferred date, or after posting if it has none. */
export const requestExpiryDays = { afterPreferredDate: 14, withoutDate: 30 };

/** Whether a visit has not begun. */
export const isBooked = (status: VisitStatus) => status === 'booked';
/** Whether a visit is booked or under way. */
export const isOpen = (status: VisitStatus) => status === 'booked' || status === 'checked_in';
/** Whether the pet is or was with the provider. */
export const isCheckedIn = (status: VisitStatus) => status === 'checked_in' || status === 'completed';
export const isCompleted = (status: VisitStatus) => status === 'completed';

/**
 * A pet can be checked in from this long before the start; a no-show can be reported from this long after it.
 */
export const checkInEarlyMinutes = 120;
export const missedAfterMinutes = 30;

/** How long a report card can be edited. */
export const cardEditHours = 24;

/** The entries of a visit's history. `overridden`: checked in although a vaccination was missing. */
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
  'undone',
]);
export type VisitHistoryKind = z.output<typeof VisitHistoryKind>;

/** The actions a viewer may take now; the server decides, and the web shows a button for each. */
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
  'undo_cancel',
  'no_show',
  'review',
  'rebook',
]);
export type VisitAction = z.output<typeof VisitAction>;

/** Returns the Premium discount on a list price and the price to pay, in cents. */
export const priceFor = (listPrice: number, discountPercent: number) => {
  const discount = Math.round((listPrice * discountPercent) / 100);
  return { discount, price: listPrice - discount };
};
