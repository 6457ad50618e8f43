import { uuidv7 } from 'uuidv7';
import type { SecurityChangeKind } from '#contract/identity/account.ts';
import { href } from '#contract/pages.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findContact } from '../identity.queries.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertNotMeLink, insertSecurityChange } from './security-changes.queries.ts';

/** Records a change, which is then mailed. `address` is the one of before, if the change is of the email. @returns its id */
export async function recordSecurityChange(
  t: Transaction,
  change: { accountId: string; kind: SecurityChangeKind; device: string; address?: string },
): Promise<string> {
  const { accountId } = change;
  const address = change.address ?? (await findContact(t.sql, accountId))?.email;
  if (!address) throw new Error('A change of an account that does not exist');
  const id = uuidv7();
  await insertSecurityChange(t.sql, { ...change, id, address, changedAt: t.now });
  await t.announce('security.changed', { accountId, changeId: id });
  return id;
}

/** Long enough to come back from a holiday, short enough for a mailbox that changes hands. */
export const notMeLifetime = days(14);

/**
 * Creates a link for people who did not make a change; only the hash of its token is stored.
 * @returns its path, or undefined if the change was undone meanwhile
 */
export async function createNotMeLink(
  { sql, clock }: Platform,
  changeId: string,
): Promise<string | undefined> {
  const token = newToken();
  const expiresAt = after(clock.now(), notMeLifetime);
  if (!(await insertNotMeLink(sql, hashToken(token), changeId, expiresAt))) return undefined;
  return href('not-me', { token });
}
