import type { Api } from '#contract/api/api.ts';
import { roles as allRoles } from '#contract/identity/roles.ts';
import type { Role } from '#contract/identity/roles.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import type { Input } from './valid-request.ts';
import { sweptCalls } from './sweeps.ts';

type Person = { roles?: readonly Role[]; joined?: boolean; isAdmin?: boolean };

/**
 * Creates a member with the given roles (default: all) and every profile, who is no admin. @returns the
 * account's id
 */
export const makePerson = (
  app: TestApp,
  { roles = allRoles, joined = true, isAdmin = false }: Person = {},
): Promise<string> =>
  app.transact(async (t) => {
    const { id: accountId } = await makeAccount(t, { roles: [...roles], isAdmin });
    // At once, so that their statements share packets: most of a sweep's time is waiting for them.
    await Promise.all([
      makeGroomer(t, { accountId }),
      makeBusiness(t, { accountId }),
      makePetOwner(t, { accountId }),
    ]);
    if (joined) await makeFreeMembership(t, { accountId });
    return accountId;
  });

/** The data for one call: a valid request, and the cookie of a caller who may send it. */
export type Scenario = { good: Input; cookie: string; me: string };

/** Creates a new scenario at the current test time, independent of earlier ones. */
export async function createScenario(app: TestApp, key: keyof Api, person: Person = {}): Promise<Scenario> {
  app.clock.moveTo(testNow());
  const { joined = true, set } = sweptCalls[key];
  const me = await makePerson(app, { joined, isAdmin: sweptCalls[key].access.admin, ...person });
  const good = (await set?.({ app, me })) ?? {};
  return { good, me, cookie: (await app.as(me)).cookie };
}
