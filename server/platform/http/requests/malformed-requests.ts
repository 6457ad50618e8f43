import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type {
  ConnectionError,
  FastifyError,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { problem } from '#server/platform/problem.ts';
import type { Problem } from '#server/platform/problem.ts';
import { sendProblem, toProblem } from '#server/platform/http/errors.ts';

/** Responds to malformed URLs, before any route or hook runs. */
export const rejectMalformedUrl = (error: FastifyError, _: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(reply.header('x-content-type-options', 'nosniff'), toProblem(error));

/** Responds to malformed or oversized HTTP and closes the connection. */
export function rejectMalformedHttp(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  closeWith(socket, refusalOf(error));
}

function refusalOf({ code }: ConnectionError): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem('too_large', 'The address or the headers are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('too_slow', 'The request came too slowly.');
  return problem('bad_request', 'This is not HTTP.');
}

/** Responds to requests that Node would reject without an explanation. */
export function rejectUnsupportedRequests(server: Server): void {
  server.on('checkExpectation', ({ headers }, response) => {
    const refusal = problem('expectation', `Nothing here can do what "Expect: ${headers.expect}" asks for.`);
    const body = JSON.stringify(refusal.toBody());
    const length = Buffer.byteLength(body);
    response
      .writeHead(refusal.status, {
        'content-type': problemType,
        'content-length': length,
        connection: 'close',
      })
      .end(body);
  });
  server.on('connect', (_request, socket) =>
    closeWith(socket, problem('bad_request', 'This server is no proxy for others.')),
  );
}

/** HTTP 1.1 requires a Host header. Node's own check is off, because it refuses without an explanation. */
export const requireHost: onRequestHookHandler = ({ raw, headers }, _reply, done) =>
  raw.httpVersion === '1.1' && headers.host === undefined
    ? done(problem('bad_request', 'The header Host is missing.'))
    : done();

const problemType = 'application/problem+json; charset=utf-8';

function closeWith(socket: Duplex, refusal: Problem): void {
  const body = JSON.stringify(refusal.toBody());
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        `Content-Type: ${problemType}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy();
}
