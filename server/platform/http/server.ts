import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maxImageBytes } from '#contract/media.ts';
import { seconds } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { createAccountLimits } from './limits/account-limits.ts';
import type { AccountLimits } from './limits/account-limits.ts';
import { createHeavyAnswers } from './limits/heavy-answers.ts';
import { limitByAddress } from './limits/address-rate-limit.ts';
import { siteUrl } from '../config.ts';
import { ignoreFormBodies, parseJsonBodies } from './requests/json-body.ts';
import { handleErrors, routeNotFound, sendProblem, validatorCompiler } from './errors.ts';
import { FileReply } from './replies/file-reply.ts';
import { ImageReply } from './replies/image-reply.ts';
import { KeyHeader } from './idempotency/idempotency.ts';
import { SavedReply } from './idempotency/saved-reply.ts';
import { problem } from '../problem.ts';
import { countAgainst } from './limits/rate-limits.ts';
import { networkOf } from './limits/network-of.ts';
import { recordOf } from './replies/record-of.ts';
import { findChanged, topicsRead } from './replies/topics.ts';
import { sendValidFor } from './replies/valid-until.ts';
import { noteWritten, readAnywhere } from './spread-reads.ts';
import { completeDocument } from './openapi.ts';
import type { AnyInput, Caller, Route } from './routes.ts';
import { runOnce, finishClaim } from './idempotency/run-once.ts';
import { secure } from './security.ts';
import { requestIds } from './requests/request-id.ts';
import {
  rejectMalformedUrl,
  rejectMalformedHttp,
  rejectUnsupportedRequests,
  requireHost,
} from './requests/malformed-requests.ts';

const bodyLimit = 64 * 1024;

/** Requests whose headers or body take longer are closed. */
const requestTimeout = seconds(30);

/** Builds the HTTP server with every route of every module, without listening. */
export async function createServer(platform: Platform, routes: Route[]): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    routerOptions: { maxParamLength: 200 },
    trustProxy: ourProxies(platform.config.PROXY_HOPS),
    genReqId: requestIds(platform.config.PROXY_HOPS),
    childLoggerFactory: (log) => log,
    forceCloseConnections: 'idle',
    requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: seconds(1),
      requireHostHeader: false,
    },
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: rejectMalformedHttp,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app as unknown as FastifyInstance);
  rejectUnsupportedRequests(app.server);
  app.addHook('onRequest', requireHost);
  secure(app as unknown as FastifyInstance, platform.config);
  measure(app as unknown as FastifyInstance, platform);
  limitByAddress(app as unknown as FastifyInstance, platform);
  parseJsonBodies(app as unknown as FastifyInstance);
  await app.register(cookie);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wagwell',
        version: '1',
        description: 'Every call of the pet grooming marketplace.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: siteUrl(platform.config) }],
    },
    transform: jsonSchemaTransform,
    transformObject: (generated) =>
      'openapiObject' in generated
        ? completeDocument(generated.openapiObject, routes, platform.config)
        : generated.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', logLevel: 'silent' });
  // Runs before the body is read, as hidden routes do, so that replies do not reveal which routes exist.
  app.addHook('onRequest', (request, _reply, done) =>
    done(request.is404 ? routeNotFound(request) : undefined),
  );
  app.setNotFoundHandler((request, reply) => sendProblem(reply, routeNotFound(request)));
  const {
    uploads = [],
    forms = [],
    others = [],
  } = Object.groupBy(routes, ({ endpoint }) =>
    endpoint.upload ? 'uploads' : endpoint.takesForm ? 'forms' : 'others',
  );
  const limits: Limits = { ...createAccountLimits(platform), takeTurn: createHeavyAnswers() };
  const add = (scope: FastifyInstance, route: Route) =>
    addRoute(scope, platform, limits, { ...route, record: recordOf(route, routes) });
  for (const route of others) add(app as unknown as FastifyInstance, route);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: maxImageBytes } });
    for (const route of uploads) add(scope, route);
  });
  await app.register(async (scope) => {
    ignoreFormBodies(scope);
    for (const route of forms) add(scope, route);
  });
  return app as unknown as FastifyInstance;
}

/** Files that are made for one caller, and lists that a caller can make long. */
const isHeavy = ({ heavy, endpoint }: Route) =>
  heavy === true || ['text/csv', 'application/pdf', 'text/calendar'].includes(endpoint.mediaType ?? '');

/**
 * Trusts only the X-Forwarded-For entries added by our own proxies; callers can forge the entries before
 * them. This is a function because Fastify trusts none of them when given a number.
 */
const ourProxies = (hops: number) => hops > 0 && ((_address: string, hop: number) => hop < hops);

function measure(app: FastifyInstance, { log, metrics }: Platform): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    // Callers choose the method of unknown routes, so these share one label.
    const method = route === 'unknown' ? 'unknown' : request.method;
    metrics.requestDone(route, method, reply.statusCode, reply.elapsedTime);
    log.debug(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

type Limits = AccountLimits & { takeTurn: ReturnType<typeof createHeavyAnswers> };

const noQuery = z.strictObject({});
const noBody = noQuery.nullish();

function addRoute(app: FastifyInstance, platform: Platform, limits: Limits, route: Route): void {
  const { method, url, endpoint, status, keyed, who, isPublic, limit, runOutsideTransaction } = route;
  const reading = method === 'GET';
  const read = topicsRead(route);
  const definition = {
    method,
    url,
    config: { isOpen: isPublic && !limit },
    schema: {
      summary: endpoint.summary,
      ...(keyed ? { headers: KeyHeader } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      querystring: endpoint.query ?? noQuery,
      ...(reading ? {} : { body: endpoint.body ?? noBody }),
      response: endpoint.reply ? { [status]: endpoint.reply } : {},
    },
    // Authorization runs before validation: strangers learn nothing from how a body is judged, not even that
    // it is invalid JSON.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Replies to one caller are not stored, unless the handler sets another policy.
      if (!(isPublic && reading)) reply.header('cache-control', 'private, no-store');
      const network = networkOf(request.ip);
      if (limit !== 'opening' && limit?.by === 'address') await countAgainst(platform, limit, network);
      const { id } = (request.actor = await who(request, platform));
      const { ownId } = request.params as { ownId?: string };
      if (ownId !== undefined && ownId !== id)
        throw problem('forbidden', 'You can only do this for your own account.');
      // Browsers keep replies for reading offline, and must never show them to another account.
      if (id) reply.header('for-account', id);
      if (!reading && id) limits.countChange(id);
      if (limit === 'opening') limits.countOpened(id, network, request.url);
      else if (limit?.by === 'account') await countAgainst(platform, limit, id);
    },
    ...(keyed && runOutsideTransaction
      ? {
          onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
            finishClaim(platform, request, reply, payload),
        }
      : {}),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { actor, params, query, body } = request;
      if (isHeavy(route) && actor.id) await limits.takeTurn(actor.id, reply);
      const position = platform.changeFeed.position();
      if (reading && !isPublic && position) reply.header('changes-seen', position);
      if (read !== undefined) reply.header('reads', read);
      const { sql } = platform;
      const given = { actor, params, query, body: body ?? undefined, platform, request, reply, sql };
      const call = given as never as AnyInput;
      const answer = reading
        ? await readAnywhere(platform, route, call)
        : await runOnce(platform, route, call);
      if (!reading) {
        const isOld = answer instanceof SavedReply && answer.isOld;
        const changed = isOld ? undefined : await findChanged(platform, actor.id, position);
        platform.changeFeed.markOwnWrite(actor.id, changed?.ownTables);
        if (position && !reply.sent) reply.header('changed', changed?.topics ?? '*');
      }
      if (!reading && !reply.sent) await noteWritten(platform, reply);
      if (reply.sent) return reply;
      if (answer instanceof SavedReply) return answer.send(reply);
      reply.code(status);
      if (reading && !isPublic) sendValidFor(request, reply, platform.clock);
      if (answer instanceof RawJson) return sendJsonText(platform, reply, endpoint.reply, answer);
      if (answer instanceof FileReply || answer instanceof ImageReply) return answer.send(reply);
      return reply.send(endpoint.reply ? answer : undefined);
    },
  };
  app.route(definition);
  // The own id means the same as `current-user`.
  if (url.includes('/current-user'))
    app.route({
      ...definition,
      url: url.replace('/current-user', '/:ownId'),
      schema: { ...definition.schema, hide: true },
    });
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Caller;
    /** The account that calls or tries to sign in, for the log of refusals. */
    accountId?: string;
    /** When the reply changes by time alone, in milliseconds since 1970. */
    validUntil?: number;
  }
}

/** Validates JSON from PostgreSQL against the contract, except in production. */
function sendJsonText(platform: Platform, reply: FastifyReply, schema: z.ZodType | null, { text }: RawJson) {
  if (platform.config.CHECK_REPLIES) schema?.parse(JSON.parse(text));
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.serializer(String).send(text);
}
