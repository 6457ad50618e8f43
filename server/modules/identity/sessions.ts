import type { FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { sessionCookie } from '#contract/identity/identity.ts';
import type { Config } from '#server/platform/config.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import type { Browser } from './cookies.ts';
import { deviceOf } from './device.ts';
import { deleteSession, insertSession } from './identity.queries.ts';
import { requireNotSuspended } from './suspension.ts';
import { rememberBrowser } from './known-browsers.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session ends after this time, however often it is used. */
const lifetime = days(90);
/** An unused session ends after this time. */
export const idleLifetime = days(30);

/** `frontDesk` is the name of the device of a front desk. */
type SessionKind = { hasSecondFactor?: boolean; frontDesk?: string | null };

/** Stores a new session. @returns its token */
export async function startSession(
  t: Transaction,
  accountId: string,
  device: string,
  { hasSecondFactor = false, frontDesk = null }: SessionKind = {},
): Promise<string> {
  const token = newToken();
  await insertSession(t.sql, {
    id: uuidv7(),
    tokenHash: hashToken(token),
    accountId,
    device,
    createdAt: t.now,
    lastSeenAt: t.now,
    confirmedAt: t.now,
    hasSecondFactor,
    frontDesk,
    expiresAt: after(t.now, lifetime),
  });
  return token;
}

/**
 * Opens a session and sets its cookie. The browser's former session ends.
 * @throws Problem `account_suspended`
 */
export async function openSession(
  t: Transaction,
  browser: Browser,
  accountId: string,
  kind: SessionKind = {},
): Promise<void> {
  const { request, reply, config } = browser;
  await requireNotSuspended(t, accountId, config);
  const ended = sessionHash(request, config);
  if (ended) await deleteSession(t.sql, ended);
  const { frontDesk } = kind;
  const device = frontDesk ? `Front desk: ${frontDesk}` : deviceOf(request);
  const token = await startSession(t, accountId, device, kind);
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

/** Returns the hash of a signed-in caller's session token. */
export function ownSession(request: FastifyRequest, { config }: Platform): Buffer {
  const tokenHash = sessionHash(request, config);
  if (!tokenHash) throw new Error('A signed-in caller has a session');
  return tokenHash;
}
