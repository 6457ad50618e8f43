import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mostFrontDesks } from '#contract/staff/front-desk.ts';
import { countFrontDesks, openSession } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { countTry, deletePairingCode } from './front-desk.queries.ts';
import { codeHashOf } from './make-pairing-code.ts';

/** After so many wrong tries a code ends. */
const mostTries = 5;

type Browser = { request: FastifyRequest; reply: FastifyReply };
type Pairing = { email: string; code: string; deviceName: string };

/**
 * Signs a browser in as a front desk. A wrong code counts even though it is refused, so the try has a transaction of its own.
 * @throws Problem `invalid` naming `code`, `full`, `account_suspended`
 */
export async function pairDevice(
  { config, transact }: Platform,
  { request, reply }: Browser,
  { email, code, deviceName }: Pairing,
): Promise<void> {
  const accountId = await transact(async (t) => {
    const tried = await countTry(t.sql, email, { now: t.now, most: mostTries });
    if (!tried || !timingSafeEqual(tried.codeHash, codeHashOf(tried.accountId, code))) return undefined;
    await deletePairingCode(t.sql, tried.accountId);
    return tried.accountId;
  });
  if (!accountId)
    throw fieldProblem('code', 'This code is wrong or no longer valid. Make a new one in Settings.');
  await transact(async (t) => {
    if ((await countFrontDesks(t.sql, accountId, t.now)) >= mostFrontDesks)
      throw problem('full', `At most ${mostFrontDesks} devices are front desks. Sign one out in Settings.`);
    await openSession(t, { request, reply, config }, accountId, { frontDesk: deviceName });
  });
}
