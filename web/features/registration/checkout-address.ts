import { href } from '#contract/pages.ts';
import type { AccessPlan } from '#contract/memberships/plans.ts';
import type { RegistrationDraft } from './registration.rules.ts';

/**
 * URL of the checkout for a new member. It contains the values that the checkout shows, but never the
 * password.
 */
export const checkoutAddress = (draft: RegistrationDraft, plan: AccessPlan): string =>
  href('subscription-checkout', {
    plan,
    userType: draft.userType,
    email: draft.email.trim(),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phone: draft.phone.trim(),
    location: draft.location.trim(),
    isNewUser: 'true',
  });
