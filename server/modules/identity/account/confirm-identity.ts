import type { FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { countCode } from '../second-factor/set-up-two-factor.ts';
import { isTwoFactorOn } from '../identity.queries.ts';
import { takeCode } from '../second-factor/take-code.ts';
import { ownSession } from '../sessions.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { markConfirmed } from './account.queries.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';

/** Notes on the session that its owner has just entered the password. @throws Problem `invalid`, `too_often` */
export async function confirmIdentity(
  platform: Platform,
  request: FastifyRequest,
  accountId: string,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  await requireOwnPassword(platform, accountId, password);
  const session = ownSession(request, platform);
  if (!(await isTwoFactorOn(platform.sql, accountId)))
    return void (await platform.transact((t) => markConfirmed(t.sql, session, t.now)));
  if (!code) throw fieldProblem('code', 'Enter the code of your authenticator app, or a recovery code');
  const takeBack = await countCode(platform, accountId);
  await platform.transact(async (t) => {
    await takeCode(t, platform.secrets, accountId, code);
    await markConfirmed(t.sql, session, t.now);
  });
  await takeBack();
}
