import type { FastifyRequest } from 'fastify';
import { signInCookie } from '#contract/identity/identity.ts';
import type { Session } from '#contract/identity/identity.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { networkOf } from '#server/platform/http/limits/network-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { cookieName, cookieOptions } from '../cookies.ts';
import type { Browser } from '../cookies.ts';
import { findSession } from '../identity.queries.ts';
import { knownBrowser } from '../known-browsers.ts';
import { openSession } from '../sessions.ts';
import { countCodeAttempt } from '../sign-in-limits.ts';
import { hashToken, newToken } from '../tokens.ts';
import { findPendingSignIn, insertPendingSignIn, takePendingSignIn } from './two-factor.queries.ts';
import { takeCode } from './take-code.ts';

/** Time to find the phone. */
const lifetime = minutes(10);

/** Remembers in a cookie that this browser gave the right password. */
export async function beginPendingSignIn(
  t: Transaction,
  { reply, config }: Browser,
  accountId: string,
): Promise<void> {
  const token = newToken();
  await insertPendingSignIn(t.sql, {
    tokenHash: hashToken(token),
    accountId,
    expiresAt: after(t.now, lifetime),
  });
  reply.setCookie(cookieName(signInCookie, config), token, {
    ...cookieOptions(config),
    maxAge: lifetime / 1000,
  });
}

/** Opens the session of a sign-in that waits for its code. @throws Problem `signed_out`, `invalid`, `too_often` */
export async function finishSignIn(
  platform: Platform,
  { request, reply }: Pick<Browser, 'request' | 'reply'>,
  code: string,
): Promise<Session> {
  const { config, clock } = platform;
  const tokenHash = pendingHash(request, config);
  const pending = tokenHash && (await findPendingSignIn(platform.sql, tokenHash, clock.now()));
  if (!tokenHash || !pending) throw startAgain();
  const { accountId, email } = pending;
  request.accountId = accountId;
  const known = await knownBrowser(platform, request, email);
  const takeBack = await countCodeAttempt(platform, accountId, known, networkOf(request.ip));
  const session = await platform.transact(async (t) => {
    await takeCode(t, platform.secrets, accountId, code);
    if (!(await takePendingSignIn(t.sql, tokenHash))) throw startAgain();
    await openSession(t, { request, reply, config }, accountId, { hasSecondFactor: true });
    return findSession(t.sql, accountId, t.now);
  });
  await takeBack();
  reply.clearCookie(cookieName(signInCookie, config), cookieOptions(config));
  platform.log.info({ requestId: request.id, accountId }, 'signed in');
  return session;
}

const startAgain = () =>
  problem('signed_out', 'That took more than ten minutes. Enter your email and password again.');

function pendingHash(request: FastifyRequest, config: Config): Buffer | undefined {
  const token = request.cookies[cookieName(signInCookie, config)];
  return token ? hashToken(token) : undefined;
}
