import type { AccessPlan } from '#contract/plans.ts';
import type { RegistrationDraft } from './registration.rules.ts';

/** Where a new member pays. The address carries what the checkout shows, never the password. */
export function checkoutAddress(draft: RegistrationDraft, plan: AccessPlan): string {
  const query = new URLSearchParams({
    plan,
    userType: draft.userType,
    email: draft.email.trim(),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phone: draft.phone.trim(),
    location: draft.location.trim(),
    isNewUser: 'true',
  });
  return `/subscription-checkout?${query.toString()}`;
}
