import { uuidv7 } from 'uuidv7';
import { versionInForce } from '#contract/identity/legal.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { updateAdmin } from './admin/admins.queries.ts';
import { unknownDevice } from './device.ts';
import { findContact, insertAccount, markVerified, updateUser } from './identity.queries.ts';
import { hashPassword } from './passwords/passwords.ts';
import { insertSecurityChange } from './security-changes/security-changes.queries.ts';
import { startSession } from './sessions.ts';

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
    termsVersion: versionInForce('terms'),
    privacyVersion: versionInForce('privacy'),
    agreedAt: t.now,
    createdAt: t.now,
  });
  await markVerified(t.sql, id, t.now);
  if (given.bio) await updateUser(t.sql, id, { bio: given.bio });
  if (given.isAdmin) await updateAdmin(t.sql, account.email, true);
  return account;
}

/** Signs an account in directly. @returns the value of the `cookie` header */
export async function makeSession(
  t: Transaction,
  accountId: string,
  kind: { frontDesk?: string } = {},
): Promise<string> {
  return `wagwell_session=${await startSession(t, accountId, unknownDevice, kind)}`;
}

/** Creates a change of the password, without telling anyone. @returns its id */
export async function makeSecurityChange(t: Transaction, accountId: string): Promise<string> {
  const id = uuidv7();
  const { email = '' } = (await findContact(t.sql, accountId)) ?? {};
  const device = 'Chrome on Android';
  await insertSecurityChange(t.sql, {
    id,
    accountId,
    kind: 'password',
    address: email,
    device,
    changedAt: t.now,
  });
  return id;
}
