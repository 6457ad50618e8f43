import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#contract/identity.ts';
import type { Config } from '#server/platform/config.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/sql.ts';
import { insertSession } from './identity.queries.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetime = days(30);

const cookieOptions = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: config.secure }) as const;

/** Opens a session and hands its token to the browser. */
export async function openSession(
  sql: Sql,
  reply: FastifyReply,
  config: Config,
  accountId: string,
  now: Date,
): Promise<void> {
  const token = newToken();
  await insertSession(sql, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    expiresAt: after(now, lifetime),
  });
  reply.setCookie(sessionCookie, token, { ...cookieOptions(config), maxAge: lifetime / 1000 });
}

export const clearSessionCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(sessionCookie, cookieOptions(config));

/** The stored form of the caller's token, if there is one. */
export function sessionHash(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[sessionCookie];
  return token ? hashToken(token) : undefined;
}
