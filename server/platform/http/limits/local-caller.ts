import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const forwarded = /^(x-forwarded(-.*)?|x-real-ip|forwarded|via)$/;

/**
 * Whether the caller sits on this machine, asks for it by name, and no proxy passed the call on. The name keeps out pages
 * of other sites whose address was pointed here.
 */
export const isLocal = ({ socket, headers }: FastifyRequest) =>
  loopback.has(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => forwarded.test(name));

/** Who may read mail that was not sent and move the clock: nobody where the site is served by https. */
export const isDeveloper = (request: FastifyRequest, { secure }: Config) => !secure && isLocal(request);
