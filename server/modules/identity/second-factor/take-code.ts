import { verifySync } from 'otplib';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { openSecret } from './encrypt-secrets.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { lockTwoFactor, markStep, takeRecoveryCode } from './two-factor.queries.ts';
import type { TwoFactor } from './two-factor.queries.ts';

/** Phones and people are late or early by up to one step. */
const tolerance = 30;

const wrongCode = () =>
  fieldProblem('code', 'This code is not right. Enter the newest one of your app; each works once');

/** Takes six digits of the app. @throws Problem `invalid` naming `code` */
export async function takeDigits(
  t: Transaction,
  secrets: SecretBox,
  accountId: string,
  factor: TwoFactor,
  code: string,
): Promise<void> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) throw wrongCode();
  const { lastStep } = factor;
  const secret = await openSecret(secrets, accountId, factor);
  const epoch = Math.floor(t.now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: tolerance });
  // A step that was used is over, together with those before it.
  if (!result.valid || !('timeStep' in result) || (lastStep !== null && result.timeStep <= lastStep))
    throw wrongCode();
  await markStep(t.sql, accountId, result.timeStep);
}

/** Takes a code of the app or a recovery code; each works once. @throws Problem `invalid` naming `code` */
export async function takeCode(
  t: Transaction,
  secrets: SecretBox,
  accountId: string,
  code: string,
): Promise<void> {
  const factor = await lockTwoFactor(t.sql, accountId);
  if (!factor?.turnedOnAt) throw wrongCode();
  if (/^[\d\s]{6,}$/.test(code)) return takeDigits(t, secrets, accountId, factor, code);
  if (!(await takeRecoveryCode(t.sql, accountId, hashRecoveryCode(code)))) throw wrongCode();
}
