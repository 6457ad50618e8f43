import { shortestPassword } from '#contract/identity/identity.ts';

/** The hint under a field for a new password. */
export const passwordHint = `At least ${shortestPassword} characters. Not a common password, your name or words like Wagwell.`;
