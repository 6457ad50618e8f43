import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import { privacyVersion, termsVersion } from '#contract/identity.ts';
import type { Registration } from '#contract/identity.ts';
import { problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertAccount } from './identity.queries.ts';

/** Creates the account with its first role. @throws Problem `email_taken` */
export async function register(
  t: Transaction,
  input: z.output<typeof Registration>,
  passwordHash: string,
): Promise<string> {
  const id = uuidv7();
  try {
    await insertAccount(t.sql, {
      id,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.phone || null,
      location: input.location || null,
      roles: [input.userType],
      termsVersion,
      privacyVersion,
      agreedAt: t.now,
      createdAt: t.now,
    });
  } catch (error) {
    if (constraintOf(error) !== 'accounts_email_key') throw error;
    const message = 'This email already has an account. Sign in instead.';
    throw problem('email_taken', message, [{ path: 'email', message }]);
  }
  await t.announce('account.registered', { accountId: id, plan: input.plan });
  return id;
}
