import { extensionPoint } from '#server/platform/extension-point.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import type { Transaction } from '#server/platform/transaction.ts';

/** A way to what an account keeps that another module made, such as a secret address. */
export type WayIn = {
  end(t: Transaction, accountId: string): Promise<unknown>;
  /** Opens only together with a session, so that it may outlast a new password. */
  needsSession: boolean;
};
export const wayIn = extensionPoint<WayIn>('way in');

/** Ends the ways in of other modules: all, or those that open without a session. */
export async function endWaysIn(
  t: Transaction,
  extensions: Extensions,
  accountId: string,
  which: 'all' | 'without a session',
): Promise<void> {
  for (const way of extensions.of(wayIn))
    if (which === 'all' || !way.needsSession) await way.end(t, accountId);
}
