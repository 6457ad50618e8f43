import { plans } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import type { Membership } from '../memberships.api.ts';

/** True if Premium can be added, which requires an access membership that is not ending. */
export const mayAddPremium = (access: Membership | null): boolean =>
  access !== null &&
  access.status !== 'expired' &&
  access.status !== 'incomplete' &&
  !access.cancellationRequested;

/** States both prices and the step that has to come first. */
export function joinFirstWords(access: Membership | null): string {
  const { monthly, annual } = plans;
  if (access && access.status !== 'expired' && access.status !== 'incomplete')
    return `Your membership is ending. Resume your membership (${exactPrice(plans[access.plan].price)} ${plans[access.plan].per}) before you add Premium.`;
  return `Premium adds to a membership: ${exactPrice(monthly.price)} ${monthly.per} or ${exactPrice(annual.price)} ${annual.per}. Join first, then add Premium.`;
}
