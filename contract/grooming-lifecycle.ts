import { z } from 'zod';

export const RequestStatus = z.enum(['posted', 'in_progress', 'completed', 'cancelled', 'expired']);
export type RequestStatus = z.output<typeof RequestStatus>;
export const OfferStatus = z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired']);
export type OfferStatus = z.output<typeof OfferStatus>;
export const VisitStatus = z.enum(['booked', 'checked_in', 'completed', 'cancelled', 'no_show']);
export type VisitStatus = z.output<typeof VisitStatus>;

/** An open request holds at most this many open offers. */
export const maxOpenOffers = 8;
/** Days after the preferred date, or after posting where none was named, until nobody waits for an answer any more. */
export const requestExpiryDays = { afterPreferredDate: 14, withoutDate: 30 };

export const requestTransitions = {
  edit: { from: ['posted'], to: 'posted' },
  book: { from: ['posted'], to: 'in_progress' },
  /** The visit was cancelled or missed: the pet still needs grooming. */
  reopen: { from: ['in_progress'], to: 'posted' },
  complete: { from: ['in_progress'], to: 'completed' },
  cancel: { from: ['posted', 'in_progress'], to: 'cancelled' },
  expire: { from: ['posted'], to: 'expired' },
} as const satisfies Record<string, { from: RequestStatus[]; to: RequestStatus }>;

export const offerTransitions = {
  accept: { from: ['pending'], to: 'accepted' },
  decline: { from: ['pending'], to: 'declined' },
  withdraw: { from: ['pending'], to: 'withdrawn' },
  expire: { from: ['pending'], to: 'expired' },
} as const satisfies Record<string, { from: OfferStatus[]; to: OfferStatus }>;

export const visitTransitions = {
  check_in: { from: ['booked'], to: 'checked_in' },
  complete: { from: ['checked_in'], to: 'completed' },
  cancel: { from: ['booked'], to: 'cancelled' },
  no_show: { from: ['booked'], to: 'no_show' },
} as const satisfies Record<string, { from: VisitStatus[]; to: VisitStatus }>;

export const RequestAction = z.enum(['edit', 'cancel', 'offer', 'withdraw_offer', 'review']);
export const OfferAction = z.enum(['accept', 'decline', 'withdraw']);
export const VisitAction = z.enum(['check_in', 'complete', 'cancel', 'no_show', 'review', 'rebook']);

/** A request in progress reads 'Booked' until its visit starts. */
export const requestStatusLabel = (status: RequestStatus, visitStarted: boolean) =>
  status === 'in_progress' && !visitStarted ? 'Booked' : status.replace('_', ' ');
