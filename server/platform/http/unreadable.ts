import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { sendProblem, toProblem } from './errors.ts';

/** Answers addresses that are none, before any route or hook sees them. */
export const refuseAddress = (error: FastifyError, _: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(reply.header('x-content-type-options', 'nosniff'), toProblem(error));

/** Answers what is no HTTP, or more of it than we read, and hangs up. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? problem('too_large', 'The address or the headers are too long.')
      : problem('bad_request', 'This is not HTTP, or it came too slowly.');
  const body = JSON.stringify(refusal.toBody());
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}
