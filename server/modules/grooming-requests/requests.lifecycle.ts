import type { OfferStatus, RequestStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const requestLifecycle = {
  table: 'grooming_requests',
  column: 'status',
  transitions: {
    post: { from: [], to: 'posted' },
    edit: { from: ['posted'], to: 'posted' },
    /** The provider who is asked cannot take it; others may offer. */
    pass: { from: ['posted'], to: 'posted' },
    book: { from: ['posted'], to: 'in_progress' },
    /** The provider canceled the visit or did not come, and there is time left. */
    reopen: { from: ['in_progress'], to: 'posted' },
    /** The cancellation of its visit was undone. */
    restore: { from: ['posted', 'cancelled'], to: 'in_progress' },
    complete: { from: ['in_progress'], to: 'completed' },
    cancel: { from: ['posted', 'in_progress'], to: 'cancelled' },
    expire: { from: ['posted'], to: 'expired' },
  },
} as const satisfies Lifecycle<RequestStatus>;

/** Whether a visit is booked for a request. */
export const hasVisit = (status: RequestStatus) => status === 'in_progress';

export const offerLifecycle = {
  table: 'offers',
  column: 'status',
  transitions: {
    send: { from: [], to: 'pending' },
    accept: { from: ['pending'], to: 'accepted' },
    decline: { from: ['pending'], to: 'declined' },
    confirm: { from: ['pending'], to: 'pending' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
    expire: { from: ['pending'], to: 'expired' },
    /** The provider canceled the visit or did not come. */
    leave: { from: ['accepted'], to: 'withdrawn' },
    /** The provider undid the cancellation of the visit. */
    return: { from: ['withdrawn'], to: 'accepted' },
  },
} as const satisfies Lifecycle<OfferStatus>;

export const isAccepted = (status: OfferStatus) => status === 'accepted';
