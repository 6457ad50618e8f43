import type { FastifyRequest } from 'fastify';
import { plainPassword } from '#contract/text/typed-text.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { deviceOf } from '../device.ts';
import { deleteOtherSessions, findContact, hasPassword, updatePassword } from '../identity.queries.ts';
import { requireStrongPassword } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { recordSecurityChange } from '../security-changes/record-security-change.ts';
import { ownSession } from '../sessions.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';

/** Changes the password and ends the other sessions. @throws Problem `invalid` naming the field, `too_often` */
export async function changePassword(
  platform: Platform,
  request: FastifyRequest,
  accountId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const before = await requireOwnPassword(platform, accountId, currentPassword, 'currentPassword');
  if (newPassword === plainPassword(currentPassword))
    throw fieldProblem('newPassword', 'This is your password already');
  const person = await findContact(platform.sql, accountId);
  if (person) await requireStrongPassword(newPassword, person, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await platform.transact(async (t) => {
    if (!(await hasPassword(t.sql, accountId, before)))
      throw fieldProblem('currentPassword', 'This is not your password anymore');
    await updatePassword(t.sql, accountId, passwordHash);
    await deleteOtherSessions(t.sql, accountId, ownSession(request, platform));
    await recordSecurityChange(t, { accountId, kind: 'password', device: deviceOf(request) });
    await t.announce('password.changed', { accountId });
  });
}
