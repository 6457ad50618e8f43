// Without zod, because dashboards show some of these in the first view.

/** Work can start from this long before the start; a no-show can be reported from this long after it. */
export const startsEarlyMinutes = 30;
export const noShowAfterMinutes = 60;
/**
 * A no-show can be reported for this long after the end of the shift. How long it can be contested is one of the
 * rules of reliability.
 */
export const noShowWithinHours = 72;
/** The groomer's figures are accepted if the owner does not answer for this long. */
export const claimSilenceHours = 72;
/** Both sides are reminded of an unclosed shift this long after its end. */
export const unclosedReminderHours = [2, 24, 72] as const;
/** An owner whose figures are disputed is reminded after this long; later an admin decides. */
export const payDisputeHours = { remind: 48, admin: 72 } as const;
/** Both sides are told when pay is disputed for this long. */
export const payUnsettledDays = 14;
/** The pay is confirmed if the groomer does not answer for this long. */
export const paySilenceHours = 48;
