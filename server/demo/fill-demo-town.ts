import { demoPassword, makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Fills an empty database with the demo town; a database that holds accounts is left alone. */
export async function fillDemoTown({ transact }: Platform) {
  const accounts = await transact(async (t) => {
    const [row] = await t.sql<{ filled: boolean }[]>`select exists (select from accounts) as filled`;
    if (!row?.filled) {
      const groomer = await makeAccount(t, { email: 'groomer@wagwell.example', roles: ['groomer'] });
      await makeMembership(t, { accountId: groomer.id });
    }
    return ['groomer@wagwell.example'];
  });
  return { accounts, password: demoPassword };
}
