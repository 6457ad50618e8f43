import { plainEmail, plainPassword } from '#contract/text/typed-text.ts';
import type { SecondFactorAsked, Session } from '#contract/identity/identity.ts';
import { networkOf } from '#server/platform/http/limits/network-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { checkCredentials, wrongCredentials } from './check-credentials.ts';
import type { Browser } from '../cookies.ts';
import { hasPassword, findSession, markWeakPassword, isTwoFactorOn } from '../identity.queries.ts';
import { knownBrowser } from '../known-browsers.ts';
import { isWeakPassword } from '../passwords/password-rules.ts';
import { beginPendingSignIn } from '../second-factor/pending-sign-in.ts';
import { openSession } from '../sessions.ts';
import { countAttempt } from '../sign-in-limits.ts';

const secondFactorAsked: SecondFactorAsked = { status: 'second_factor' };

/**
 * Opens a session with email and password, unless the account takes a second factor. Failed attempts count per known browser of the account, or else
 * per network, so that one client cannot use up the attempts of another.
 * @throws Problem `wrong_credentials`, `too_often` after too many failed attempts
 */
export async function signIn(
  platform: Platform,
  { request, reply }: Pick<Browser, 'request' | 'reply'>,
  { email, password }: { email: string; password: string },
): Promise<Session | SecondFactorAsked> {
  const address = plainEmail(email);
  const known = await knownBrowser(platform, request, address);
  const takeBack = await countAttempt(platform, address, known, networkOf(request.ip));
  const account = await checkCredentials(platform.sql, address, password, (accountId) => {
    request.accountId = accountId;
  });
  const isWeak = await isWeakPassword(plainPassword(password), account, platform.config);
  const session = await platform.transact(async (t) => {
    // The password may have changed meanwhile, which ends every session of the old one.
    if (!(await hasPassword(t.sql, account.id, account.passwordHash))) throw wrongCredentials();
    if (isWeak !== account.passwordIsWeak) await markWeakPassword(t.sql, account.id, isWeak);
    const browser = { request, reply, config: platform.config };
    if (await isTwoFactorOn(t.sql, account.id)) {
      await beginPendingSignIn(t, browser, account.id);
      return secondFactorAsked;
    }
    await openSession(t, browser, account.id);
    return findSession(t.sql, account.id, t.now);
  });
  await takeBack();
  const step = session === secondFactorAsked ? 'gave the right password' : 'signed in';
  platform.log.info({ requestId: request.id, accountId: account.id }, step);
  return session;
}
