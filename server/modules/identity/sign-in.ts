import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/identity.ts';
import { minutes } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { checkCredentials, wrongCredentials } from './check-credentials.ts';
import { hasPassword, readSession } from './identity.queries.ts';
import { openSession } from './sessions.ts';

const failedPerAddress = { name: 'sign-in', max: 60, per: minutes(15), by: 'address' } as const;
const failedPerAccount = { name: 'sign-in-account', max: 10, per: minutes(15), by: 'account' } as const;

/**
 * Opens a session with email and password.
 * @throws Problem `wrong_credentials`, `too_often` after too many that failed
 */
export async function signIn(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const address = email.trim().toLowerCase();
  // Counted before anything is compared, so that many at once are no way around; what succeeds is taken back.
  const uncounted = [
    await countAgainst(platform, failedPerAddress, request.ip),
    await countAgainst(platform, failedPerAccount, address),
  ];
  const account = await checkCredentials(platform.sql, address, password);
  const session = await platform.transact(async (t) => {
    // Somebody may have chosen a new one meanwhile, which ends every session of the old one.
    if (!(await hasPassword(t.sql, account.id, account.passwordHash))) throw wrongCredentials();
    await openSession(t.sql, reply, platform.config, account.id, t.now);
    return readSession(t.sql, account.id, t.now);
  });
  for (const takeBack of uncounted) await takeBack();
  return session;
}
