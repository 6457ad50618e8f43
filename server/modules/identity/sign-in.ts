import type { Session } from '#contract/identity.ts';
import { networkOf } from '#server/platform/http/limits/network-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { checkCredentials, wrongCredentials } from './check-credentials.ts';
import type { Browser } from './cookies.ts';
import { hasPassword, findSession } from './identity.queries.ts';
import { knownBrowser } from './known-browsers.ts';
import { openSession } from './sessions.ts';
import { countAttempt } from './sign-in-limits.ts';

/**
 * Opens a session with email and password. Failed attempts count per known browser of the account, or else
 * per network, so that one client cannot use up the attempts of another.
 * @throws Problem `wrong_credentials`, `too_often` after too many failed attempts
 */
export async function signIn(
  platform: Platform,
  { request, reply }: Pick<Browser, 'request' | 'reply'>,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const address = email.trim().toLowerCase();
  const known = await knownBrowser(platform, request, address);
  const takeBack = await countAttempt(platform, address, known, networkOf(request.ip));
  const account = await checkCredentials(platform.sql, address, password, (accountId) => {
    request.accountId = accountId;
  });
  const session = await platform.transact(async (t) => {
    // The password may have changed meanwhile, which ends every session of the old one.
    if (!(await hasPassword(t.sql, account.id, account.passwordHash))) throw wrongCredentials();
    await openSession(t, { request, reply, config: platform.config }, account.id);
    return findSession(t.sql, account.id, t.now);
  });
  await takeBack();
  platform.log.info({ requestId: request.id, accountId: account.id }, 'signed in');
  return session;
}
