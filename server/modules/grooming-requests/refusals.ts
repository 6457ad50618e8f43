import type { OfferStatus, RequestStatus } from '#contract/grooming-lifecycle.ts';
import type { Refusal } from '#server/platform/problem.ts';

/** What stands in the way of something else, by the state of the request. */
export const statusExplanation: Record<RequestStatus, string> = {
  posted: 'No offer was accepted for this request.',
  in_progress: 'A visit is booked for this request.',
  completed: 'This request is completed.',
  cancelled: 'This request was cancelled.',
  expired: 'This request has expired.',
};

/** What happened to an offer before somebody could do something about it. */
export const offerStatusExplanation: Record<OfferStatus, Refusal> = {
  pending: { code: 'too_late', detail: 'This offer was not accepted.' },
  accepted: { code: 'already_done', detail: 'This offer is accepted.' },
  declined: { code: 'already_done', detail: 'This offer was declined.' },
  withdrawn: { code: 'too_late', detail: 'This offer was taken back.' },
  expired: { code: 'too_late', detail: 'The time of this offer has passed.' },
};

/**
 * What one's own latest offer means for another one: after what was taken back or has expired there can be a new one, and
 * where the pet owner did not decline it but chose another.
 */
export const secondOfferRefusal: Record<OfferStatus, Refusal | undefined> = {
  pending: { code: 'already_done', detail: 'You have an open offer for this request already.' },
  accepted: { code: 'already_done', detail: 'Your offer for this request was accepted.' },
  declined: { code: 'already_done', detail: 'Your offer for this request was declined.' },
  withdrawn: undefined,
  expired: undefined,
};

export const membershipNeeded: Refusal = {
  code: 'membership_required',
  detail: 'This needs an active membership.',
};
