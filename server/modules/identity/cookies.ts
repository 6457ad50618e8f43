import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

/** The browser's request and reply, from which a sign-in reads and sets cookies. */
export type Browser = { request: FastifyRequest; reply: FastifyReply; config: Config };

/** Returns the cookie's name. With TLS it has the `__Host-` prefix, so that no other host can set it. */
export const cookieName = (name: string, { secure }: Config) => (secure ? `__Host-${name}` : name);

export const cookieOptions = ({ secure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
