import type { OfferStatus, RequestStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { alreadyDone, tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';

/** Explains, for each status of the request, why an action is refused. */
export const statusExplanation: Record<RequestStatus, Refusal> = {
  posted: tooLate('No offer was accepted for this request.'),
  in_progress: tooLate('A visit is booked for this request.'),
  completed: tooLate('This request is completed.'),
  cancelled: tooLate('This request was cancelled.'),
  expired: tooLate('This request has expired.'),
};

/** Explains, for each status of the offer, why an action is refused. */
export const offerStatusExplanation: Record<OfferStatus, Refusal> = {
  pending: tooLate('This offer was not accepted.'),
  accepted: alreadyDone('This offer is accepted.'),
  declined: alreadyDone('This offer was declined.'),
  withdrawn: tooLate('This offer was taken back.'),
  expired: tooLate('The time of this offer has passed.'),
};

/**
 * Explains why a provider cannot offer again, by the status of their latest offer. They can after it was
 * withdrawn or has expired, or if the pet owner chose another offer without declining theirs.
 */
export const secondOfferRefusal: Record<OfferStatus, Refusal | undefined> = {
  pending: alreadyDone('You have an open offer for this request already.'),
  accepted: alreadyDone('Your offer for this request was accepted.'),
  declined: alreadyDone('Your offer for this request was declined.'),
  withdrawn: undefined,
  expired: undefined,
};
