import { writePerson } from '#server/modules/identity/index.ts';
import { hashToken } from '#server/modules/identity/tokens.ts';
import { makeSession } from '#server/modules/identity/identity.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';

/** Pairs a tablet of a business and puts Lee at the desk for a day. @returns the value of the `cookie` header */
export async function makeFrontDesk(t: Transaction, accountId: string): Promise<string> {
  const cookie = await makeSession(t, accountId, { frontDesk: 'Tablet' });
  const { id: staffId } = await makeStaff(t, accountId);
  const until = after(t.now, hours(24));
  await writePerson(t.sql, hashToken(cookie.replace(/^[^=]+=/, '')), { staffId, until, on: t.now });
  return cookie;
}
