import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';

/** Sets when the passing of time alone changes the reply, in milliseconds since 1970. */
export function setValidUntil(request: FastifyRequest, validUntil: number): void {
  request.validUntil = validUntil;
}

/** Says in the header `Valid-For` for how many seconds the reply is valid, unless something changes before. */
export function sendValidFor(request: FastifyRequest, reply: FastifyReply, clock: Clock): void {
  const { actor, validUntil = Number.POSITIVE_INFINITY } = request;
  const until = Math.min(validUntil, actor.validUntil);
  if (Number.isFinite(until))
    reply.header('valid-for', Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000)));
}
