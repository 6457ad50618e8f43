import type { FastifyRequest } from 'fastify';
import { browserCookie } from '#contract/identity/identity.ts';
import { days } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import type { Browser } from './cookies.ts';
import { isKnownBrowser, saveKnownBrowser } from './identity.queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** Browsers keep cookies for 400 days at most. */
export const knownFor = days(400);

/**
 * Remembers that the account's owner uses this browser, so that failed attempts elsewhere do not block
 * sign-ins here.
 */
export async function rememberBrowser(
  t: Transaction,
  { request, reply, config }: Browser,
  accountId: string,
): Promise<void> {
  const token = browserToken(request, config) ?? newToken();
  await saveKnownBrowser(t.sql, { tokenHash: hashToken(token), accountId, seenAt: t.now });
  reply.setCookie(cookieName(browserCookie, config), token, {
    ...cookieOptions(config),
    maxAge: knownFor / 1000,
  });
}

/** Returns the rate-limit key of this browser if the account with this email has signed in with it. */
export async function knownBrowser(
  { sql, config }: Platform,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const token = browserToken(request, config);
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  return (await isKnownBrowser(sql, tokenHash, email))
    ? `browser ${tokenHash.toString('base64url')}`
    : undefined;
}

/** Accepts only tokens in the format of `newToken`. */
function browserToken(request: FastifyRequest, config: Config): string | undefined {
  const token = request.cookies[cookieName(browserCookie, config)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
