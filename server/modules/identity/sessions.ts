import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#contract/identity.ts';
import type { Config } from '#server/platform/config.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import type { Browser } from './cookies.ts';
import { deleteSession, insertSession } from './identity.queries.ts';
import { rememberBrowser } from './known-browsers.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetime = days(30);

/** Opens a session and sets its cookie. The browser's former session ends. */
export async function openSession(t: Transaction, browser: Browser, accountId: string): Promise<void> {
  const { request, reply, config } = browser;
  const ended = sessionHash(request, config);
  if (ended) await deleteSession(t.sql, ended);
  const token = newToken();
  await insertSession(t.sql, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: t.now,
    expiresAt: after(t.now, lifetime),
  });
  reply.setCookie(cookieName(sessionCookie, config), token, {
    ...cookieOptions(config),
    maxAge: lifetime / 1000,
  });
  await rememberBrowser(t, browser, accountId);
}

export const clearSessionCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(cookieName(sessionCookie, config), cookieOptions(config));

/** Returns the hash of the caller's session token, if there is one. */
export function sessionHash(request: FastifyRequest, config: Config): Buffer | undefined {
  const token = request.cookies[cookieName(sessionCookie, config)];
  return token ? hashToken(token) : undefined;
}
