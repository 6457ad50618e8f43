import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const forwarded = /^(x-forwarded(-.*)?|x-real-ip|forwarded|via)$/;

/**
 * Whether the caller is on this machine, uses a local host name, and came through no proxy. Checking the name
 * keeps out other sites whose domain was pointed at this machine (DNS rebinding).
 */
export const isLocal = ({ socket, headers }: FastifyRequest) =>
  loopback.has(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => forwarded.test(name));

/**
 * Whether the caller may read unsent mail and move the test clock: local callers only, and never on an https
 * site.
 */
export const isDeveloper = (request: FastifyRequest, { secure }: Config) => !secure && isLocal(request);
