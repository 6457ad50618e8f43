import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What proxies and content networks add to a request, under the names that the usual ones use. */
const forwarded =
  /^(forwarded|via|(x-)?forwarded-.*|x-forwarded|x-original-.*|x-proxy.*|(x-|true-|fastly-|fly-|cf-|do-|x-cluster-|x-appengine-user-)?(client|connecting|real|remote)-?(ip|addr|ipv6)|(cf|cdn|x-envoy|x-amzn?|x-azure|x-arr|x-vercel|x-nf|fly|akamai|x-akamai|incap)-.*)$/;

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
