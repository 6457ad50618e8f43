import { hash, randomInt } from 'node:crypto';
import { frontDeskMinutes } from '#contract/staff/front-desk.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { savePairingCode } from './front-desk.queries.ts';

export const codeHashOf = (accountId: string, code: string) =>
  hash('sha256', `${accountId} ${code}`, 'buffer');

/** Makes the code that pairs a device; it is shown only now, and an earlier one ends. */
export async function makePairingCode(t: Transaction, accountId: string) {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const expiresAt = after(t.now, minutes(frontDeskMinutes.code));
  await savePairingCode(t.sql, { accountId, codeHash: codeHashOf(accountId, code), expiresAt });
  return { code, expiresAt: expiresAt.toISOString() };
}
