import type { FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { deviceOf } from '../device.ts';
import { isReserved, newEmailTaken } from '../registration/email-taken.ts';
import { findContact, findCredentials, updateNewEmail } from '../identity.queries.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { recordSecurityChange } from '../security-changes/record-security-change.ts';

/**
 * Mails a link to the new address and a notice to the present one; the account keeps it until the link is opened.
 * @throws Problem `invalid`, `email_taken`, `too_often`
 */
export async function changeEmail(
  platform: Platform,
  request: FastifyRequest,
  accountId: string,
  { password, email }: { password: string; email: string },
): Promise<void> {
  await requireOwnPassword(platform, accountId, password);
  await platform.transact(async (t) => {
    if ((await findContact(t.sql, accountId))?.email === email)
      throw fieldProblem('email', 'This is your email already');
    if ((await findCredentials(t.sql, email)) || (await isReserved(t, email, accountId)))
      throw newEmailTaken();
    await updateNewEmail(t.sql, accountId, email);
    await recordSecurityChange(t, { accountId, kind: 'email_asked', device: deviceOf(request) });
    await t.announce('email_change.asked', { accountId });
  });
}
