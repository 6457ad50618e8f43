import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
} from 'fastify';
import type { z } from 'zod';
import { PaymentsUnavailable } from '../payments/port.ts';
import { Problem, problem } from '../problem.ts';

/** Turns everything that can go wrong into `application/problem+json`. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toProblem(error);
    if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return sendProblem(reply, refusal);
  });
}

/** What an unknown path answers. */
export const nothingAt = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) =>
  problem('not_found', `There is nothing at ${method} ${url.split('?')[0]}.`);

export const sendProblem = (reply: FastifyReply, refusal: Problem) =>
  reply
    .code(refusal.status)
    .serializer(JSON.stringify)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(refusal.toBody());

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof PaymentsUnavailable) {
    return problem(
      'unavailable',
      'The payment service does not answer right now. Please try again in a few minutes; nothing is charged twice.',
    );
  }
  switch (error.statusCode) {
    case 400:
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
    default:
      return problem('internal', 'Something went wrong on our side. Please try again.');
  }
}

/** Checks params, query and body against the contract; a failure names every field at fault. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const parsed = schema.safeParse(data ?? undefined);
    return parsed.success ? { value: parsed.data } : { error: invalidFields(parsed.error) };
  };

function invalidFields(error: z.ZodError): Problem {
  const errors = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: dotted([...issue.path, key]),
          message: 'This field is not known here',
        }))
      : [{ path: dotted(issue.path), message: issue.message }],
  );
  const [first] = errors;
  return problem(
    'invalid',
    first?.path ? `${first.path}: ${first.message}` : (first?.message ?? 'The request is not valid.'),
    errors,
  );
}

const dotted = (path: PropertyKey[]) => path.map(String).join('.');
