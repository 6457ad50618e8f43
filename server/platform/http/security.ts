import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows the inline scripts of this one page. */
    nonce: string;
  }
}

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Strict headers on every answer; requests that another site's page sends are refused. */
export function secure(app: FastifyInstance, config: Config): void {
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64');
    if (unsafe.has(request.method) && comesFromElsewhere(request, config)) {
      throw problem('cross_site', 'This request was sent by a page of another site.');
    }
    reply.headers({
      'content-security-policy': policyFor(request.nonce, config),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(config.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });
}

/** Browsers say where a request comes from; callers that are no browser send neither header and carry no foreign cookie. */
function comesFromElsewhere(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (!origin) return false;
  const own = [
    `http://${request.host}`,
    `https://${request.host}`,
    config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin,
  ];
  return !own.includes(origin);
}

function policyFor(nonce: string, config: Config): string {
  const scripts = config.WEB === 'dev' ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Radix positions popovers through style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${config.WEB === 'dev' ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
