import type { OfferStatus, RequestStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Refusal } from '#server/platform/problem.ts';

/** Explains, for each status of the request, why an action is refused. */
export const statusExplanation: Record<RequestStatus, string> = {
  posted: 'No offer was accepted for this request.',
  in_progress: 'A visit is booked for this request.',
  completed: 'This request is completed.',
  cancelled: 'This request was cancelled.',
  expired: 'This request has expired.',
};

/** Explains, for each status of the offer, why an action is refused. */
export const offerStatusExplanation: Record<OfferStatus, Refusal> = {
  pending: { code: 'too_late', detail: 'This offer was not accepted.' },
  accepted: { code: 'already_done', detail: 'This offer is accepted.' },
  declined: { code: 'already_done', detail: 'This offer was declined.' },
  withdrawn: { code: 'too_late', detail: 'This offer was taken back.' },
  expired: { code: 'too_late', detail: 'The time of this offer has passed.' },
};

/**
 * Explains why a provider cannot offer again, by the status of their latest offer. They can after it was
 * withdrawn or has expired, or if the pet owner chose another offer without declining theirs.
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
