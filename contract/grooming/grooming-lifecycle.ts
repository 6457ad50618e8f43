import { z } from 'zod';

export * from '../visits/visit-status.ts';
export { VisitSource, VisitStatus } from '../visits/visit-standing.ts';

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
/** Where an animal is that was checked in; it may take any step. */
export const VisitStage = z.enum(['waiting', 'bath', 'dry', 'table', 'ready']);
export type VisitStage = z.output<typeof VisitStage>;
/** Why work was stopped before its end. */
export const StopReason = z.enum(['behavior', 'health', 'owner', 'matted', 'equipment']);
export type StopReason = z.output<typeof StopReason>;

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

/**
 * A pet can be checked in on the day of the visit, and from this long before the start if that is the day before; a no-show can be
 * reported from this long after it, until the end of the next day.
 */
export const checkInEarlyMinutes = 120;
export const missedAfterMinutes = 30;
/** A visit that no one closes ends by itself this long after its end. */
export const closesAfterHours = 72;
/** Both sides are asked at this time of the visit's day how it went. */
export const askedAt = '19:00';
/** A provider's own client has not come this long after the start. The provider can take that back for a day. */
export const ownMissedAfterMinutes = 10;
export const undoNoShowHours = 24;
/** How long a check-in can be taken back. */
export const undoCheckInMinutes = 15;

/** How long a report card can be edited. */
export const cardEditHours = 24;

/** The coat when the animal comes. */
export const CoatState = z.enum(['maintained', 'overgrown', 'matted', 'pelted']);
export type CoatState = z.output<typeof CoatState>;

/** The entries of a visit's history. `overridden`: checked in although a vaccination was missing. */
export const VisitHistoryKind = z.enum([
  'booked',
  'checked_in',
  'overridden',
  'not_agreed',
  'completed',
  'cancelled',
  'no_show',
  'no_show_contested',
  'no_show_accepted',
  'no_show_withdrawn',
  'no_show_upheld',
  'no_show_overturned',
  'not_closed',
  'card_edited',
  'bite_filed',
  'incident_filed',
  'move_proposed',
  'moved',
  'move_declined',
  'move_withdrawn',
  'undone',
  'repriced',
  'on_my_way',
  'late',
  'stopped',
  'check_in_undone',
  'confirmed',
  'client_late',
  'stage',
  'assigned',
  'asked',
  'declined',
  'expired',
  'withdrawn',
]);
export type VisitHistoryKind = z.output<typeof VisitHistoryKind>;

/** The actions a viewer may take now; the server decides, and the web shows a button for each. */
export const RequestAction = z.enum(['edit', 'cancel', 'offer', 'withdraw_offer', 'pass']);
export type RequestAction = z.output<typeof RequestAction>;
export const OfferAction = z.enum(['accept', 'decline', 'withdraw', 'confirm']);
export type OfferAction = z.output<typeof OfferAction>;
export const VisitAction = z.enum([
  'accept',
  'decline',
  'on_my_way',
  'late',
  'check_in',
  'undo_check_in',
  'complete',
  'check_out',
  'ask_price',
  'stage',
  'assign',
  'stop',
  'move',
  'reprice',
  'propose_move',
  'accept_move',
  'decline_move',
  'withdraw_move',
  'confirm',
  'say_late',
  'ask_move',
  'cancel',
  'undo_cancel',
  'no_show',
  'contest_no_show',
  'accept_no_show',
  'withdraw_no_show',
  'review',
  'rebook',
]);
export type VisitAction = z.output<typeof VisitAction>;

/** Returns the Premium discount on a list price and the price to pay, in cents. */
export const priceFor = (listPrice: number, discountPercent: number) => {
  const discount = Math.round((listPrice * discountPercent) / 100);
  return { discount, price: listPrice - discount };
};
