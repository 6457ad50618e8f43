import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import { versionInForce } from '#contract/identity/legal.ts';
import type { Registration } from '#contract/identity/identity.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { recordAgreement } from '../agreements/agree.ts';
import { emailTaken, isReserved } from './email-taken.ts';
import { insertAccount } from '../identity.queries.ts';

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
      termsVersion: versionInForce('terms'),
      privacyVersion: versionInForce('privacy'),
      agreedAt: t.now,
      createdAt: t.now,
    });
  } catch (error) {
    if (constraintOf(error) !== 'accounts_email_key') throw error;
    throw emailTaken();
  }
  // Asked after the insert, which waits for an account that is just leaving this address.
  if (await isReserved(t, input.email, id)) throw emailTaken();
  await recordAgreement(t, id);
  await t.announce('account.registered', {
    accountId: id,
    ...(input.plan ? { plan: input.plan } : {}),
  });
  return id;
}
