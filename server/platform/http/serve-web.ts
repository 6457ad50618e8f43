import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { ProblemBody } from '#contract/problems.ts';
import { siteUrl } from '#server/platform/config.ts';
import { refusalOf, waitOf } from './errors.ts';
import { allowInlineScripts } from './security.ts';
import { writtenOf } from './spread-reads.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Context of a page rendered on the server; `web/app/entry.server.tsx` turns it into loader context. */
type PageContext = {
  nonce: string;
  requestId: string;
  failed(error: unknown): void;
  now: Date;
  siteUrl: string;
  supportEmail: string;
  processor: string;
  sendsTexts: boolean;
  /** Calls the API as a signed-out visitor who sees own changes, without a network request; null where it finds nothing. */
  get(path: string): Promise<unknown>;
  /** Calls the API with the cookies of the page request. */
  read(path: string): Promise<unknown>;
  /** Calls GET /auth/me with the cookies of the page request; null if signed out. */
  session(): Promise<unknown>;
};
type Build = ServerBuild & { entry: { module: { pageContext(given: PageContext): RouterContextProvider } } };
type LoadBuild = () => Promise<Build>;

/** Serves the files of the web app and renders every page on the server. */
export async function serveWeb(app: FastifyInstance, platform: Platform): Promise<void> {
  const loadBuild = platform.config.WEB === 'dev' ? await viteBuild(app) : await builtFiles(app);
  const render = async (request: FastifyRequest, reply: FastifyReply) => {
    const build = await loadBuild();
    const handle = createRequestHandler(build, platform.config.WEB === 'dev' ? 'development' : 'production');
    const { cookie = '' } = request.headers;
    const nonce = allowInlineScripts(reply, platform.config);
    const read = (url: string) => readAs(app, url, request.ip, cookie);
    let failure: unknown;
    const context = build.entry.module.pageContext({
      nonce,
      requestId: request.id,
      failed(error) {
        failure ??= error;
        request.log.error({ err: error, requestId: request.id }, 'page failed');
      },
      now: platform.clock.now(),
      siteUrl: siteUrl(platform.config),
      supportEmail: platform.config.SUPPORT_EMAIL,
      processor: platform.payments.name,
      sendsTexts: platform.texts !== undefined,
      get: (url) => getReply(app, url, request.ip, writtenOf(request, platform)),
      read,
      session: async () => (await read('/auth/me')).body ?? null,
    });
    const address = new URL(request.url, siteUrl(platform.config));
    const page = await handle(new Request(address, { headers: headersRead(request) }), context);
    const refusal = page.status === 500 ? refusalOf(failure) : undefined;
    reply.code(refusal?.status ?? page.status);
    if (refusal) reply.header('retry-after', waitOf(refusal));
    for (const [name, value] of page.headers) reply.header(name, value);
    if (!page.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
    const body = Buffer.from(await page.arrayBuffer());
    if (page.headers.get('cache-control') === 'private, no-cache' && isUnchanged(request, reply, body, nonce))
      return reply.code(304).send();
    return sendPage(request, reply, body);
  };
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|auth)\//.test(request.url))
      throw problem('not_found', `There is nothing at GET ${request.url.split('?')[0]}.`);
    // Browsers read `//x` as another site.
    const address = `/${request.url.replace(/^[/\\]+/, '')}`;
    return address === request.url ? render(request, reply) : reply.redirect(address, 308);
  });
}

/** The headers that a page depends on. */
const headersRead = ({ headers }: FastifyRequest) =>
  ['cookie', 'kept-page', 'sec-ch-ua-mobile', 'user-agent'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });

/**
 * Marks a page by its content. A browser that has it keeps the policy it came with, which allows the inline
 * scripts of that copy.
 */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, page: Buffer, nonce: string): boolean {
  const content = page.toString().replaceAll(nonce, '');
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (reply.statusCode !== 200 || request.headers['if-none-match'] !== etag) return false;
  reply.removeHeader('content-security-policy');
  return true;
}

const gzipped = promisify(gzip);

/**
 * Compresses pages: they are mostly markup, and on a phone's network a fifth of the size is worth a
 * millisecond.
 */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Buffer) {
  reply.header('vary', 'accept-encoding');
  if (page.length < 1024 || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await gzipped(page, { level: 4 }));
}

/** Counts as a call of the visitor. */
async function getReply(
  app: FastifyInstance,
  url: string,
  remoteAddress: string,
  cookies: Record<string, string>,
): Promise<unknown> {
  const reply = await app.inject({ method: 'GET', url, remoteAddress, cookies });
  if ([404, 410, 422].includes(reply.statusCode)) return null;
  if (reply.statusCode === 429) throw problem('too_often', reply.json<ProblemBody>().detail);
  if (reply.statusCode !== 200) throw problem('unavailable', `The page could not read ${url}.`);
  return reply.json();
}

/** Counts as a call of the visitor. */
async function readAs(app: FastifyInstance, url: string, remoteAddress: string, cookie: string) {
  const { statusCode, headers, body } = await app.inject({
    method: 'GET',
    url,
    remoteAddress,
    headers: { cookie },
  });
  const said = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
  return {
    status: statusCode,
    body: statusCode === 200 && body ? (JSON.parse(body) as unknown) : undefined,
    link: said('link'),
    reads: said('reads'),
    validFor: headers['valid-for'] ? Number(headers['valid-for']) : undefined,
    position: said('changes-seen'),
  };
}

async function builtFiles(app: FastifyInstance): Promise<LoadBuild> {
  const client = path.join(root, 'build/client');
  await app.register(staticFiles, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
  const worker = await readFile(path.join(client, 'service-worker.js'));
  app.get('/service-worker.js', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
  const build = (await import(path.join(root, 'build/server/index.js'))) as Build;
  return () => Promise.resolve(build);
}

/** Development: Vite serves the sources and reloads the browser when they change. */
async function viteBuild(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import('vite');
  const ours = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  // Removes the SIGTERM listener of the router's type generator, which would end the process before its work
  // is done.
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.has(listener)) process.removeListener('SIGTERM', listener);
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|auth|dev|healthz|readyz|metrics)(\/|$)/.test(request.url)) return done();
    return vite.middlewares(request.raw, reply.raw, () => done());
  });
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Build>;
}
