/** Every refusal of the API: its code, its HTTP status and its title (RFC 9457 `title`). */
export const problems = {
  invalid: { status: 422, title: 'Something in the request needs attention' },
  bad_request: { status: 400, title: 'The request is not well formed' },
  bad_json: { status: 400, title: 'The request is not valid JSON' },
  too_slow: { status: 408, title: 'The request came too slowly' },
  expectation: { status: 417, title: 'This expectation cannot be met' },
  unsupported_type: { status: 415, title: 'This content type is not accepted' },
  too_large: { status: 413, title: 'The request is too large' },
  cross_site: { status: 403, title: 'Requests from other sites are not accepted' },
  too_often: { status: 429, title: 'Too many attempts' },
  signed_out: { status: 401, title: 'Please sign in' },
  wrong_credentials: { status: 401, title: 'Email or password is wrong' },
  membership_required: { status: 402, title: 'Membership Required' },
  forbidden: { status: 403, title: 'This is not yours to do' },
  second_factor_required: { status: 403, title: 'A second factor is needed' },
  confirm_identity: { status: 403, title: 'Confirm that it is you' },
  address_unconfirmed: { status: 403, title: 'Confirm your email address first' },
  agreement_needed: { status: 403, title: 'Please agree to the changed texts' },
  front_desk: { status: 403, title: 'Not at the front desk' },
  wrong_role: { status: 403, title: 'Your account does not have this role' },
  account_suspended: { status: 403, title: 'This account is suspended' },
  not_found: { status: 404, title: 'Not Found' },
  email_taken: { status: 409, title: 'This email already has an account' },
  link_expired: { status: 410, title: 'This link is no longer valid' },
  work_open: { status: 409, title: 'Something has to be finished first' },
  only_admin: { status: 409, title: 'Someone has to stay an admin' },
  too_early: { status: 409, title: 'Too early' },
  too_late: { status: 409, title: 'Too late' },
  already_done: { status: 409, title: 'Already done' },
  changed_elsewhere: { status: 409, title: 'Changed elsewhere meanwhile' },
  clash: { status: 409, title: 'This clashes with other work' },
  too_far: { status: 409, title: 'This is far away' },
  unsafe: { status: 409, title: 'This would harm the animal' },
  unconfirmed: { status: 409, title: 'Waiting for a confirmation' },
  terms_changed: { status: 409, title: 'The terms have changed' },
  counts_differently: { status: 409, title: 'This counts differently now' },
  booked_meanwhile: { status: 409, title: 'Booked meanwhile' },
  maybe_same: { status: 409, title: 'This may be someone you have already' },
  taken: { status: 409, title: 'Someone was faster' },
  in_progress: { status: 409, title: 'This request is still under way' },
  consent_missing: { status: 409, title: 'A consent is missing' },
  vaccination_missing: { status: 409, title: 'A vaccination is not in order' },
  profile_incomplete: { status: 409, title: 'Something is missing in your profile' },
  payment_declined: { status: 402, title: 'The card was declined' },
  promo_unknown: { status: 404, title: 'There is no such promo code' },
  promo_not_yet: { status: 409, title: 'This promo code is not valid yet' },
  promo_ended: { status: 409, title: 'This promo code has ended' },
  promo_used_up: { status: 409, title: 'This promo code is used up' },
  promo_already_used: { status: 409, title: 'You have used this promo code already' },
  promo_wrong_plan: { status: 409, title: 'This promo code is not for this plan' },
  full: { status: 409, title: 'There is no more room for this' },
  not_offered: { status: 409, title: 'Not offered here' },
  unavailable: { status: 503, title: 'Not available right now' },
  no_space: { status: 507, title: 'There is no room left' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const;

export type ProblemCode = keyof typeof problems;

/**
 * An invalid field: `path` is dotted (`requirements.2`), `message` is a user-facing sentence. `current` is
 * the current value if it was changed elsewhere.
 */
export type FieldError = { path: string; message: string; current?: unknown };

/** Additional data of some refusals. */
export type ProblemFacts = {
  /** With `terms_changed`: the version that includes the changes in `errors`. */
  termsVersion?: number;
  /** With `booked_meanwhile`: the booking that would be dropped. */
  booking?: { businessName: string; title: string; startsAt: string; endsAt: string; timeZone: string };
  /** With `booked_meanwhile`: the visit that was booked for a request. */
  visit?: { id: string; title: string; startsAt: string; timeZone: string };
  /** With `maybe_same`: the clients in one's own book who may be the same. */
  candidates?: { id: string; name: string; phone: string | null; pets: string[] }[];
  /** With `work_open` and `clash` of several visits: those that are open, or do not fit and why. */
  visits?: { id: string; title: string; startsAt: string; timeZone: string; because?: string }[];
  /** With a `clash` of several visits: how many of the others fit. */
  fits?: number;
  /** With `internal`: what the log calls the request. */
  requestId?: string;
};

/** The body of every error response, `application/problem+json`. */
export type ProblemBody = ProblemFacts & {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
};
