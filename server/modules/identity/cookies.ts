import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

/** What a sign-in reads from the browser and hands to it. */
export type Browser = { request: FastifyRequest; reply: FastifyReply; config: Config };

/** Behind TLS browsers take a `__Host-` cookie only from this very host, so that no other one can plant it. */
export const cookieName = (name: string, { secure }: Config) => (secure ? `__Host-${name}` : name);

export const cookieOptions = ({ secure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
