import { href } from '#contract/pages.ts';
import type { AccessPlan } from '#contract/memberships/plans.ts';
import type { RegistrationDraft } from './registration.rules.ts';

/** URL of the checkout for a new member, who is signed in; it says nothing of who they are. */
export const checkoutAddress = (
  { userType }: Pick<RegistrationDraft, 'userType'>,
  plan: AccessPlan,
): string => href('subscription-checkout', { plan, userType, isNewUser: 'true' });
