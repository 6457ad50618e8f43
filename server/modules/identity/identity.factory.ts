import { uuidv7 } from 'uuidv7';
import { privacyVersion, termsVersion } from '#contract/identity.ts';
import type { Role } from '#contract/roles.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  insertAdminRole,
  insertAccount,
  insertSession,
  markVerified,
  updateUser,
} from './identity.queries.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';

export const demoPassword = 'demo-password';
/** One hash for all created accounts, since deriving hundreds would take longer than everything else. */
let demoHash: Promise<string> | undefined;

export type MadeAccount = { id: string; email: string; firstName: string; lastName: string; roles: Role[] };

/** Creates an account with a confirmed email and the password `demo-password`. */
export async function makeAccount(
  t: Transaction,
  given: Partial<MadeAccount> & { isAdmin?: boolean; phone?: string; location?: string; bio?: string } = {},
): Promise<MadeAccount> {
  demoHash ??= hashPassword(demoPassword);
  const id = given.id ?? uuidv7();
  const account = {
    id,
    email: given.email ?? `${id}@people.example`,
    firstName: given.firstName ?? 'Alex',
    lastName: given.lastName ?? 'Reyes',
    roles: given.roles ?? (['groomer'] satisfies Role[]),
  };
  await insertAccount(t.sql, {
    ...account,
    passwordHash: await demoHash,
    phone: given.phone ?? null,
    location: given.location ?? null,
    termsVersion,
    privacyVersion,
    agreedAt: t.now,
    createdAt: t.now,
  });
  await markVerified(t.sql, id, t.now);
  if (given.bio) await updateUser(t.sql, id, { bio: given.bio });
  if (given.isAdmin) await insertAdminRole(t.sql, account.email);
  return account;
}

/** Signs an account in directly. @returns the value of the `cookie` header */
export async function makeSession(t: Transaction, accountId: string): Promise<string> {
  const token = newToken();
  await insertSession(t.sql, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: t.now,
    expiresAt: after(t.now, days(30)),
  });
  return `wagwell_session=${token}`;
}
