import type { FastifyRequest } from 'fastify';
import { generateSecret, generateURI } from 'otplib';
import { minutes } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deviceOf } from '../device.ts';
import { deleteOtherSessions, findContact, isTwoFactorOn } from '../identity.queries.ts';
import { recordSecurityChange } from '../security-changes/record-security-change.ts';
import { ownSession } from '../sessions.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import {
  clearSecondFactor,
  deleteTwoFactor,
  lockTwoFactor,
  markSecondFactor,
  markTurnedOn,
  saveSecret,
} from './two-factor.queries.ts';
import { takeDigits } from './take-code.ts';

/** Codes that a signed-in account tries. */
const attempts = { name: 'own-code', max: 10, per: minutes(15), by: 'account' } as const;

/** Counts a try of a code by a signed-in account. @returns a function that takes a right one back */
export const countCode = (platform: Platform, accountId: string) =>
  countAgainst(platform, attempts, accountId);

/** Gives a new secret for an authenticator app. @throws Problem `already_done` */
export async function setUpTwoFactor(t: Transaction, secrets: SecretBox, accountId: string) {
  const secret = generateSecret();
  const [saved] = await saveSecret(t.sql, accountId, await secrets.seal(secret, accountId));
  if (!saved) throw problem('already_done', 'Two-factor is on already. Turn it off to use another app.');
  const { email = '' } = (await findContact(t.sql, accountId)) ?? {};
  return { secret, otpauthUrl: generateURI({ issuer: 'Wagwell', label: email, secret }) };
}

/**
 * Turns two-factor on with the app's first code, and ends the other sessions, which had none.
 * @returns the recovery codes @throws Problem `invalid` naming `code`, `already_done`
 */
export async function confirmTwoFactor(
  platform: Platform,
  request: FastifyRequest,
  accountId: string,
  code: string,
): Promise<string[]> {
  const takeBack = await countCode(platform, accountId);
  const codes = await platform.transact(async (t) => {
    const factor = await lockTwoFactor(t.sql, accountId);
    if (!factor) throw fieldProblem('code', 'Add the account to your authenticator app first');
    if (factor.turnedOnAt) throw problem('already_done', 'Two-factor is on already.');
    await takeDigits(t, platform.secrets, accountId, factor, code);
    await markTurnedOn(t.sql, accountId, t.now);
    const session = ownSession(request, platform);
    await markSecondFactor(t.sql, session);
    await deleteOtherSessions(t.sql, accountId, session);
    await recordSecurityChange(t, { accountId, kind: 'two_factor_on', device: deviceOf(request) });
    return issueRecoveryCodes(t, accountId);
  });
  await takeBack();
  return codes;
}

/** @throws Problem `not_found` */
export async function renewRecoveryCodes(
  t: Transaction,
  request: FastifyRequest,
  accountId: string,
): Promise<string[]> {
  if (!(await isTwoFactorOn(t.sql, accountId))) throw notFound('second factor');
  await recordSecurityChange(t, { accountId, kind: 'recovery_codes', device: deviceOf(request) });
  return issueRecoveryCodes(t, accountId);
}

/** @throws Problem `not_found` */
export async function turnTwoFactorOff(
  t: Transaction,
  request: FastifyRequest,
  accountId: string,
): Promise<void> {
  const [deleted] = await deleteTwoFactor(t.sql, accountId);
  if (!deleted) throw notFound('second factor');
  await clearSecondFactor(t.sql, accountId);
  await recordSecurityChange(t, { accountId, kind: 'two_factor_off', device: deviceOf(request) });
}
