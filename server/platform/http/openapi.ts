import { sessionCookie } from '#contract/identity/identity.ts';
import { problems } from '#contract/problems.ts';
import type { Config } from '../config.ts';
import type { Route } from './routes.ts';

type Json = Record<string, unknown>;
type Operation = Json & { parameters?: Json[]; responses?: Json };
type Document = { components?: Json; paths?: Record<string, Record<string, Operation>> };

const text = { type: 'string' };
const problemType = 'application/problem+json';
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const refused = (description: string, headers?: Json) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { [problemType]: { schema: ref('schemas', 'Problem') } },
});
const retryAfter = {
  'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer', minimum: 1 } },
};

const components = (secure: boolean) => ({
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: secure ? `__Host-${sessionCookie}` : sessionCookie,
      description: 'Set by POST /auth/login and POST /auth/register',
    },
  },
  schemas: {
    Problem: {
      type: 'object',
      description: 'Why a call was refused (RFC 9457)',
      required: ['type', 'title', 'status', 'detail', 'code'],
      properties: {
        type: { type: 'string', format: 'uri' },
        title: text,
        status: { type: 'integer' },
        detail: { type: 'string', description: 'A sentence for people' },
        code: { type: 'string', enum: Object.keys(problems) },
        errors: {
          type: 'array',
          description: 'The fields at fault, by their dotted path',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: text, message: text, current: { description: 'What it reads by now' } },
          },
        },
      },
    },
  },
  responses: {
    Refused: refused('Refused: the problem says why, and nothing has changed'),
    SignedOut: refused('Signed out'),
    Invalid: refused('A field is wrong: `errors` names it'),
    InProgress: refused(
      'Too late, clashing, or the first request with this Idempotency-Key is under way',
      retryAfter,
    ),
    TooOften: refused('Too often', retryAfter),
    Failed: refused('Something went wrong on our side, or is away for a moment', retryAfter),
  },
});

/** Adds to the generated document the facts of the routes that are not in their schemas. */
export function completeDocument<D extends object>(
  generated: D,
  routes: Route[],
  { secure }: Pick<Config, 'secure'>,
): D {
  const document = generated as D & Document;
  for (const route of routes) {
    const operation = document.paths?.[route.url.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    if (operation) complete(operation, route);
  }
  const { schemas, ...others } = components(secure);
  const known = document.components ?? {};
  return {
    ...document,
    components: { ...known, ...others, schemas: { ...(known['schemas'] as Json | undefined), ...schemas } },
  };
}

function complete(operation: Operation, route: Route): void {
  const { endpoint, isPublic, keyed } = route;
  operation['operationId'] = operationId(route);
  operation['security'] = isPublic ? [] : [{ session: [] }];
  for (const parameter of operation.parameters ?? [])
    if (parameter['in'] === 'header') parameter['name'] = 'Idempotency-Key';
  if (endpoint.fieldsSeen) operation.parameters = [...(operation.parameters ?? []), fieldsSeen];
  if (endpoint.upload) operation['requestBody'] = upload;
  else if (!endpoint.body) delete operation['requestBody'];
  operation.responses = {
    [route.status]: goodAnswer(route, operation.responses?.[route.status] as Json | undefined),
    ...(isPublic ? {} : { 401: ref('responses', 'SignedOut') }),
    ...(keyed ? { 409: ref('responses', 'InProgress') } : {}),
    422: ref('responses', 'Invalid'),
    429: ref('responses', 'TooOften'),
    '4XX': ref('responses', 'Refused'),
    '5XX': ref('responses', 'Failed'),
  };
}

const fieldsSeen = {
  in: 'header',
  name: 'Fields-Seen',
  required: false,
  description:
    'For each field that the call changes, a fingerprint of the value that its caller saw: `title=1x2y3z, address=4a5b6c`. A field that reads otherwise by now answers 409 `changed_elsewhere` with its current value, and nothing is saved. A PUT leaves the fields that are not named as they are. A fingerprint is the 53-bit hash cyrb53 of the value as JSON, in base 36.',
  schema: { ...text, example: 'title=1x2y3z' },
};

/** 'POST /api/pets/:id/restore' → 'postApiPetsByIdRestore' */
const operationId = ({ method, url }: Route) =>
  method.toLowerCase() +
  url.replaceAll(/:(\w)/g, 'by-$1').replaceAll(/[^\w]+(\w?)/g, (_, letter: string) => letter.toUpperCase());

const upload = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        additionalProperties: false,
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  },
};

function goodAnswer({ endpoint, status }: Route, generated: Json | undefined): Json {
  if (endpoint.reply) return { ...generated, description: endpoint.summary };
  if (status === 302) return { description: endpoint.summary, headers: { Location: { schema: text } } };
  if (!endpoint.mediaType) return { description: 'Done' };
  const file = endpoint.mediaType.startsWith('text/') ? text : { contentMediaType: endpoint.mediaType };
  return { description: endpoint.summary, content: { [endpoint.mediaType]: { schema: file } } };
}
