import { after } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { notMeLifetime } from '../security-changes/record-security-change.ts';
import { hasFormerOwner } from '../security-changes/security-changes.queries.ts';

const taken = 'This email already has an account.';
const refusal = (message: string) => problem('email_taken', message, [{ path: 'email', message }]);

/** To someone who registers and may have forgotten their account. */
export const emailTaken = () => refusal(`${taken} Sign in instead.`);

/** To a member who changes their own email. */
export const newEmailTaken = () => refusal(`${taken} Use another one, or close that account first.`);

/** Whether another account had this address until lately, so that “This was not me” can still give it back. */
export const isReserved = (t: Transaction, email: string, accountId: string): Promise<boolean> =>
  hasFormerOwner(t.sql, { email, otherThan: accountId, since: after(t.now, -notMeLifetime), now: t.now });
