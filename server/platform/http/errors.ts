import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
} from 'fastify';
import type { z } from 'zod';
import type { FieldError } from '#contract/problems.ts';
import { PaymentsOff, PaymentsUnavailable } from '../payments/port.ts';
import { Problem, noSpace, problem } from '../problem.ts';
import { asSentence } from '../as-sentence.ts';
import { isUnavailable } from '#server/platform/database/sql.ts';
import { validationMessage } from '#contract/text/validation-messages.ts';

/** Turns all errors into `application/problem+json`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toProblem(error);
    if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    if (refused.has(refusal.status)) logRefusal(request, refusal);
    return sendProblem(reply, refusal.code === 'internal' ? named(request.id) : refusal);
  });
}

/** A person who writes to us about it names the line of the log. */
const named = (id: string) =>
  problem(
    'internal',
    `Something went wrong on our side. Please try again. If it happens again, write to us and name ${id}.`,
    undefined,
    { requestId: id },
  );

/** Signed out, without membership, not allowed, too often. */
const refused = new Set([401, 402, 403, 429]);

/**
 * Logs a refusal with the account's id and the route pattern only: no address, no email, no ids of the URL.
 */
function logRefusal({ log, id, method, routeOptions, accountId }: FastifyRequest, { code }: Problem): void {
  const route = routeOptions.url ?? 'unknown';
  const message = route === '/auth/login' ? 'sign-in refused' : 'permission refused';
  log.info({ requestId: id, accountId, method, route, code }, message);
}

/** Returns the problem for an unknown path. */
export const routeNotFound = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) =>
  problem('not_found', `There is nothing at ${method} ${url.split('?')[0]}.`);

/** Default `Retry-After` in seconds for refusals that pass by themselves. */
const usualWait: Record<number, number> = { 429: 60, 503: 60 };

export const waitOf = (refusal: Problem) => refusal.retryAfter ?? usualWait[refusal.status];

/** The refusal behind a page that could not be rendered, if it passes by itself: crawlers and browsers then try again. */
export const refusalOf = (failure: unknown): Problem | undefined =>
  failure instanceof Problem && waitOf(failure) !== undefined ? failure : undefined;

export function sendProblem(reply: FastifyReply, refusal: Problem) {
  const wait = waitOf(refusal);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply
    .code(refusal.status)
    .serializer(JSON.stringify)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(refusal.toBody());
}

/** PostgreSQL's error code for a full disk. */
const diskFull = '53100';

/** Raised by `keep_cap` where an account has as many rows as it may fill. */
const noRoom = 'WW001';

/** Turns any error into a problem. Details of internal errors are left out. */
export function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof PaymentsOff) return problem('not_offered', 'Payments are not offered here.');
  if (error instanceof PaymentsUnavailable) {
    return problem(
      'unavailable',
      'The payment service does not answer right now. Please try again in a few minutes; nothing is charged twice.',
    );
  }
  if (error.code === diskFull) return noSpace();
  if (error.code === noRoom) return problem('full', error.message);
  if (isUnavailable(error))
    return problem(
      'unavailable',
      'The database does not answer right now. Please try again in a moment.',
    ).retryIn(2);
  switch (error.statusCode) {
    case 400:
      if (error.code === 'FST_ERR_BAD_URL') return problem('bad_request', 'The address is not well formed.');
      return problem(
        'bad_json',
        error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
          ? 'A JSON body is missing.'
          : 'The request is not well formed.',
      );
    case 413:
      return problem('too_large', 'The body is larger than this call accepts.');
    case 414:
      return problem('too_large', 'The address is too long.');
    case 415:
      return problem('unsupported_type', 'Send JSON with content type application/json.');
    case 403:
    case 404:
      return problem('not_found', 'There is nothing at this address.');
    case 416:
      return problem('bad_request', 'This part of the file does not exist.');
    default:
      return problem('internal', 'Something went wrong on our side. Please try again.');
  }
}

/** Checks params, query and body against the contract; the problem names every invalid field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const given: unknown = httpPart === 'querystring' ? withoutEmpty(data) : data;
    const parsed = schema.safeParse(given ?? undefined, { error: validationMessage });
    if (!parsed.success)
      return { error: (httpPart === 'params' ? badAddress : invalid)(fieldsOf(parsed.error)) };
    const paths = invalidTextPaths(parsed.data);
    if (paths.length === 0) return { value: parsed.data };
    return { error: invalid(paths.map((path) => ({ path: dotted(path), message: unstorableText }))) };
  };

/** A parameter without a value, as forms send it, is not given. */
const withoutEmpty = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

const unstorableText = 'Contains characters that cannot be kept';

/** Lists each field once, with its first error. */
function fieldsOf(error: z.ZodError): FieldError[] {
  const named = new Set<string>();
  return faultsOf(error).filter(({ path }) => !named.has(path) && named.add(path));
}

const faultsOf = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: dotted([...issue.path, key]),
          message: 'This field is not known here',
        }))
      : [{ path: dotted(issue.path), message: issue.message }],
  );

/**
 * A field's message is shown next to the field; `detail` may be shown anywhere, so it names the field in
 * words.
 */
function invalid(errors: FieldError[]): Problem {
  const [first] = errors;
  return problem(
    'invalid',
    first?.path
      ? `${inWords(first.path)}: ${first.message}`
      : (first?.message ?? 'The request is not valid.'),
    errors,
  );
}

/** Nobody fills in a part of an address, so its name says nothing. */
const badAddress = (errors: FieldError[]): Problem =>
  problem('invalid', asSentence(errors[0]?.message ?? 'The address is not valid'), errors);

/** 'firstName' → 'First name', 'requirements.2' → 'Requirements 3' */
function inWords(path: string): string {
  const words = path
    .replaceAll(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const dotted = (path: PropertyKey[]) => path.map(String).join('.');

/**
 * Lists the paths of all texts that the database cannot store unchanged: PostgreSQL rejects NUL, and half of
 * a surrogate pair is not a character.
 */
function invalidTextPaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => invalidTextPaths(inner, [...path, name]));
}
