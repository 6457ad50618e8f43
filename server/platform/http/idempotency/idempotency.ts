import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { decrypt, encrypt } from '#server/platform/encryption/aes-gcm.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { SavedReply } from './saved-reply.ts';

const header = 'idempotency-key';
const rule = 'Use 1 to 255 printable ASCII characters';

/** The headers of a call that takes an idempotency key; all other headers pass. */
export const KeyHeader = z.looseObject({
  [header]: z
    .string()
    .regex(/^[\x20-\x7e]{1,255}$/, rule)
    .optional()
    .describe(
      'Names one act, such as a fresh UUID. A repeat within 24 hours has the same effect once and gets the same answer; another request with this key is refused with 422, and with 409 while the first one is under way.',
    ),
});

/** Whether a call is safe to repeat only with a key. */
export const takesKey = (method: string, { idempotent }: Endpoint) =>
  (method === 'POST' || method === 'PATCH') && !idempotent;

/** One request, recognized by caller and key. Neither the key nor the request can be derived from it. */
export type KeyedRequest = { id: Buffer; request: Buffer; seal: Buffer };

/** @returns undefined if the caller sent no key */
export function keyedRequestOf({
  headers,
  actor,
  method,
  url,
  body,
}: FastifyRequest): KeyedRequest | undefined {
  const key = headers[header];
  if (typeof key !== 'string') return undefined;
  const secret = Buffer.from(hkdfSync('sha256', key, actor.id, 'idempotent request', 96));
  const [id, seal, mac] = [secret.subarray(0, 32), secret.subarray(32, 64), secret.subarray(64)];
  const said = `${method} ${url}\n${JSON.stringify(body ?? null)}`;
  return { id, seal, request: createHmac('sha256', mac).update(said).digest() };
}

/**
 * Locks a request until its transaction ends. @returns the saved reply of an earlier run, if any
 * @throws Problem `in_progress`, `invalid`
 */
export async function lockRequest(
  { sql }: Transaction,
  named: KeyedRequest,
): Promise<SavedReply | undefined> {
  const lock = named.id.readBigInt64BE().toString();
  const [row] = await sql<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${lock}::bigint) as held`;
  // A separate statement sees what was committed before the lock was acquired.
  const before = await readSavedReply(sql, named);
  if (!before && !row?.held) throw inProgress();
  return before;
}

/** Saves the reply in the same transaction as the effect. */
export async function saveReply(
  { sql, now }: Transaction,
  named: KeyedRequest,
  answer: SavedReply,
): Promise<void> {
  await sql`
    insert into idempotent_requests (id, request_hash, answer, created_at)
    values (${named.id}, ${named.request}, ${encrypted(named, answer)}, ${now})`;
}

/** Longer than any call takes: a claim older than this was interrupted. */
const lease = minutes(2);

/**
 * Claims a request that runs in its own transactions. @returns the saved reply of an earlier run, if any
 * @throws Problem `in_progress`, `invalid`
 */
export async function claimRequest(
  { sql, clock }: Platform,
  named: KeyedRequest,
): Promise<SavedReply | undefined> {
  const now = clock.now();
  const [claimed] = await sql`
    insert into idempotent_requests as known (id, request_hash, created_at)
    values (${named.id}, ${named.request}, ${now})
    on conflict (id) do update set created_at = excluded.created_at
      where known.answer is null and known.created_at < ${after(now, -lease)}
        and known.request_hash = excluded.request_hash
    returning true as claimed`;
  if (claimed) return undefined;
  const answer = await readSavedReply(sql, named);
  if (answer) return answer;
  throw inProgress();
}

/** Saves the reply of a claimed request. */
export const saveClaimedReply = ({ sql }: Platform, named: KeyedRequest, answer: SavedReply) =>
  sql`update idempotent_requests set answer = ${encrypted(named, answer)} where id = ${named.id}`;

/** Releases the claim of a refused request, so that it may be repeated with the same key. */
export const releaseClaim = ({ sql }: Platform, { id }: KeyedRequest) =>
  sql`delete from idempotent_requests where id = ${id} and answer is null`;

async function readSavedReply(sql: Sql, named: KeyedRequest): Promise<SavedReply | undefined> {
  const [row] = await sql<{ requestHash: Buffer; answer: Buffer | null }[]>`
    select request_hash, answer from idempotent_requests where id = ${named.id}`;
  if (!row) return undefined;
  if (!timingSafeEqual(row.requestHash, named.request))
    throw fieldProblem(header, 'This key belongs to another request. Use a new one.');
  return row.answer ? decrypted(named, row.answer) : undefined;
}

const inProgress = () =>
  problem('in_progress', 'This request is still under way. Repeat it in a moment.').retryIn(1);

/** Encrypts a saved reply, since some replies start a session: a copy of the database reveals nothing. */
const encrypted = ({ seal }: KeyedRequest, { status, headers, body }: SavedReply): Buffer =>
  encrypt(seal, JSON.stringify([status, headers, body]));

function decrypted({ seal }: KeyedRequest, answer: Buffer): SavedReply {
  const [status, headers, body] = JSON.parse(decrypt(seal, answer)) as ConstructorParameters<
    typeof SavedReply
  >;
  return new SavedReply(status, headers, body);
}
