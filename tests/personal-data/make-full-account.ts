import { roles } from '#contract/identity/roles.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { sweeps } from '#tests/every-call/sweeps.ts';
import type { Person } from '#tests/every-call/sweeps.ts';
import type { TestApp } from '#tests/test-app.ts';

/** Found in everything that the person has written, and in nothing else. */
export const marks = /Zephyrine|Quillfeather|555 0177|Lantern/i;
const mark = (what: string) => `${what} Lantern.`;

type Name = { firstName: string; lastName: string; phone?: string };

async function makePerson(app: TestApp, given: Name): Promise<Person> {
  const email = `${given.firstName}.${given.lastName}@people.example`.toLowerCase();
  const account = {
    ...given,
    email,
    roles: [...roles],
    bio: `${given.lastName} grooms.`,
    location: 'Austin, TX',
  };
  const id = await app.transact(async (t) => {
    const { id: accountId } = await makeAccount(t, account);
    const address = `77 ${given.lastName} Ln, Austin, TX 78704`;
    await makeGroomer(t, { accountId, address, title: `${given.lastName} grooms` });
    await makeBusiness(t, { accountId, address, businessName: `${given.lastName} Pet Spa` });
    await makePetOwner(t, { accountId, address });
    await makeFacts(t, accountId, 'business', {
      areas: ['Round Rock, TX'],
      prices: [{ service: 'full_groom', size: 'small', from: 7000, minutes: null }],
    });
    await makeMembership(t, { accountId });
    return accountId;
  });
  return { ...(await app.as(id)), email };
}

/** A person with rows in every list of the archive, and another whom each of them was shared with. */
export async function makeFullAccount(app: TestApp): Promise<{ person: Person; other: Person }> {
  const person = await makePerson(app, {
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    phone: '512 555 0177',
  });
  const other = await makePerson(app, { firstName: 'Olive', lastName: 'Tanner' });
  for (const { share } of sweeps) await share?.({ app, me: person, other, mark });
  await app.transact(async (t) => {
    for (const { fill } of sweeps) await fill?.(t, person.id, mark);
  });
  await app.settle();
  return { person, other };
}
