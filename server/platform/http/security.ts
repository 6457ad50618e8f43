import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { problem } from '../problem.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Sets strict headers on every reply and refuses requests sent by pages of other sites. */
export function secure(app: FastifyInstance, config: Config): void {
  const headers = {
    'content-security-policy': policyFor(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (unsafe.has(request.method) && comesFromElsewhere(request, config))
      return done(problem('cross_site', 'This request was sent by a page of another site.'));
    return done();
  });
}

/** Allows the inline scripts of one page. @returns the nonce that they must carry */
export function allowInlineScripts(reply: FastifyReply, config: Config): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policyFor(config, nonce));
  return nonce;
}

/** Browsers send one of these headers; other callers send neither and carry no cookie of a visitor. */
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

function policyFor(config: Config, nonce?: string): string {
  const inline = config.WEB === 'dev' ? " 'unsafe-inline'" : nonce ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
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
