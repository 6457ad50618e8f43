import type { Session } from '#contract/identity.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import { networkOf } from '#server/platform/http/limits/network-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { checkCredentials, wrongCredentials } from './check-credentials.ts';
import type { Browser } from './cookies.ts';
import { hasPassword, findSession } from './identity.queries.ts';
import { knownBrowser } from './known-browsers.ts';
import { openSession } from './sessions.ts';

/** Limits all attempts because each derives a key. Failed attempts have far lower limits. */
const perOrigin = { name: 'sign-in-any', max: 600, per: minutes(15), by: 'address' } as const;
const failedPerOrigin = { name: 'sign-in', max: 60, per: minutes(15), by: 'address' } as const;
const failedPerAccountAndOrigin = {
  name: 'sign-in-account',
  max: 10,
  per: minutes(15),
  by: 'account',
} as const;
/**
 * This limit is so high that only guessing from many addresses reaches it. Known browsers and reset links are
 * exempt.
 */
const failedPerAccount = {
  name: 'sign-in-anywhere',
  max: 100,
  per: hours(1),
  by: 'account',
  advice:
    'To sign in now, choose a new password with the link under this form, or use a browser in which you have signed in before.',
} as const;

/**
 * Opens a session with email and password. Failed attempts count per known browser of the account, or else
 * per network, so that nobody can use up the attempts of others.
 * @throws Problem `wrong_credentials`, `too_often` after too many failed attempts
 */
export async function signIn(
  platform: Platform,
  { request, reply }: Pick<Browser, 'request' | 'reply'>,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const address = email.trim().toLowerCase();
  const known = await knownBrowser(platform, request, address);
  const origin = known ?? networkOf(request.ip);
  await countAgainst(platform, perOrigin, origin);
  // Attempts are counted before the comparison, so that concurrent ones cannot exceed the limit; successful
  // ones are subtracted.
  const uncounted = [
    await countAgainst(platform, failedPerOrigin, origin),
    await countAgainst(platform, failedPerAccountAndOrigin, `${address} ${origin}`),
  ];
  if (!known) uncounted.push(await countAgainst(platform, failedPerAccount, address));
  const account = await checkCredentials(platform.sql, address, password, (accountId) => {
    request.accountId = accountId;
  });
  const session = await platform.transact(async (t) => {
    // The password may have changed meanwhile, which ends every session of the old one.
    if (!(await hasPassword(t.sql, account.id, account.passwordHash))) throw wrongCredentials();
    await openSession(t, { request, reply, config: platform.config }, account.id);
    return findSession(t.sql, account.id, t.now);
  });
  for (const takeBack of uncounted) await takeBack();
  platform.log.info({ requestId: request.id, accountId: account.id }, 'signed in');
  return session;
}
