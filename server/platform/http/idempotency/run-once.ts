import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import {
  claimRequest,
  saveClaimedReply,
  lockRequest,
  saveReply,
  keyedRequestOf,
  releaseClaim,
} from './idempotency.ts';
import type { KeyedRequest } from './idempotency.ts';
import { nameRecord } from '../replies/record-of.ts';
import { SavedReply } from './saved-reply.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { AnyInput, Route } from '#server/platform/http/routes.ts';

/** Runs a write once for each Idempotency-Key. @returns the reply */
export async function runOnce(
  platform: Platform,
  { run, runOutsideTransaction, endpoint, status, keyed, record }: Route,
  call: AnyInput,
): Promise<unknown> {
  const named = keyed ? keyedRequestOf(call.request) : undefined;
  if (runOutsideTransaction) {
    const before = named && (await claimRequest(platform, named));
    if (before) return before;
    call.request.claimed = named;
    const answer = await runOutsideTransaction(call);
    nameRecord(call.reply, record, answer);
    return answer;
  }
  const once = async (t: Transaction) => {
    const before = named && (await lockRequest(t, named));
    if (before) return before;
    const { deskStaffId } = call.request.actor;
    const answer = await run?.({ ...call, t: deskStaffId ? { ...t, deskStaffId } : t });
    nameRecord(call.reply, record, answer);
    if (!named) return answer;
    const body = endpoint.reply ? jsonOf(call.reply.code(status), answer) : '';
    const kept = SavedReply.of(call.reply.code(status), body);
    await saveReply(t, named, kept);
    return kept;
  };
  // With a key, the second run finds the reply saved by the first.
  return platform.transact(once, { repeatable: named !== undefined });
}

/** Serializes the body as it is sent. */
function jsonOf(reply: FastifyReply, answer: unknown): string {
  reply.type('application/json; charset=utf-8');
  return answer instanceof RawJson ? answer.text : (reply.serialize(answer) as string);
}

/** Saves the reply of a call that ran in its own transactions; releases the claim if the call was refused. */
export async function finishClaim(
  platform: Platform,
  { claimed, id }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  if (!claimed) return;
  const body = typeof payload === 'string' ? payload : '';
  await (
    reply.statusCode < 400
      ? saveClaimedReply(platform, claimed, SavedReply.of(reply, body))
      : releaseClaim(platform, claimed)
  ).catch((error: unknown) =>
    platform.log.error({ err: error, requestId: id }, 'the answer of an act was not kept'),
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The claim of this request, if it runs in its own transactions. */
    claimed?: KeyedRequest | undefined;
  }
}
