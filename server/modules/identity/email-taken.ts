import { after } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { notMeLifetime } from './security-changes/record-security-change.ts';
import { hasFormerOwner } from './security-changes/security-changes.queries.ts';

const message = 'This email already has an account. Sign in instead.';

export const emailTaken = () => problem('email_taken', message, [{ path: 'email', message }]);

/** Whether another account had this address until lately, so that “This was not me” can still give it back. */
export const isReserved = (t: Transaction, email: string, accountId: string): Promise<boolean> =>
  hasFormerOwner(t.sql, { email, otherThan: accountId, since: after(t.now, -notMeLifetime), now: t.now });
