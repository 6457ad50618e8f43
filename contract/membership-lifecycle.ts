/**
 * The states of a membership and what leads from one to the next, as data. Both processors and every screen follow it.
 * Whether one opens the marketplace is decided by `accessUntil` and the clock alone.
 */
export const membershipStates = ['incomplete', 'active', 'past_due', 'cancelling', 'expired'] as const;
export type MembershipState = (typeof membershipStates)[number];

export const membershipTransitions = {
  incomplete: { paid: 'active' },
  active: { renewed: 'active', payment_failed: 'past_due', cancel_requested: 'cancelling', ended: 'expired' },
  /** Paying what is owed leads back to where it was: `cancelling` if an end was asked for meanwhile. */
  past_due: {
    recovered: 'active',
    recovered_ending: 'cancelling',
    cancel_requested: 'past_due',
    ended: 'expired',
  },
  cancelling: { renewed: 'cancelling', resumed: 'active', payment_failed: 'past_due', ended: 'expired' },
  expired: {},
} as const satisfies Record<MembershipState, Partial<Record<string, MembershipState>>>;

/** Days after a failed renewal on which the charge is tried again; after the last one the membership expires. */
export const retryDays = [1, 3, 5, 7] as const;
/** How long access stays after a failed renewal. */
export const graceDays = 7;
/** A reminder goes out this long before a term of a year or more renews. */
export const renewalReminderDays = 30;

/** What a holder may do now; the web shows one button for each. */
export const membershipActions = ['cancel', 'resume', 'change_plan', 'pay', 'change_card'] as const;
export type MembershipAction = (typeof membershipActions)[number];
