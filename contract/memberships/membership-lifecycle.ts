/** The states of a membership. Access to the marketplace depends only on `accessUntil` and the current time. */
export const membershipStates = ['incomplete', 'active', 'past_due', 'cancelling', 'expired'] as const;
export type MembershipState = (typeof membershipStates)[number];

/** Days after a failed renewal on which the charge is retried; after the last one the membership expires. */
export const retryDays = [1, 3, 5, 7] as const;
/** Days of access after a failed renewal. */
export const graceDays = 7;
/** Days before the renewal of a term of a year or more when a reminder is sent. */
export const renewalReminderDays = 30;
/** Days before one renewal a year when a shorter term is reminded of. */
export const yearlyReminderDays = 7;

/** The actions a member may take now; the web shows a button for each. */
export const membershipActions = ['cancel', 'resume', 'change_plan', 'pay', 'change_card'] as const;
export type MembershipAction = (typeof membershipActions)[number];
