import { minutes } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { findPasswordHash } from '../identity.queries.ts';
import { checkPassword } from './check-password.ts';

/** Limits guesses by the thief of a session. */
const attempts = { name: 'own-password', max: 10, per: minutes(15), by: 'account' } as const;

/**
 * Checks the password of a signed-in account.
 * @returns its hash @throws Problem `invalid` naming `field`, `too_often` after too many wrong ones
 */
export async function requireOwnPassword(
  platform: Platform,
  accountId: string,
  password: string,
  field = 'password',
): Promise<string> {
  const takeBack = await countAgainst(platform, attempts, accountId);
  const hash = await findPasswordHash(platform.sql, accountId);
  const inForce =
    hash && (await checkPassword(platform.sql, { id: accountId, passwordHash: hash }, password));
  if (!inForce) throw fieldProblem(field, 'This is not your password');
  await takeBack();
  return inForce;
}
