import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Somebody who said at registration where they are, and has paid. */
async function join(location: string, role: Role = 'groomer') {
  const { id } = await app.transact(async (t) => {
    const account = await makeAccount(t, { roles: [role], location });
    const membership = await makeMembership(t, { accountId: account.id });
    await t.announce('membership.started', { accountId: account.id, membershipId: membership.id });
    return account;
  });
  await app.settle();
  return app.as(id);
}

test('a groomer begins where they said at registration', async () => {
  const maya = await join('Boulder, CO');
  const { body } = await maya.call('GET /api/profiles/groomer');
  expect(body.profile).toMatchObject({
    address: 'Boulder, CO',
    city: 'Boulder',
    state: 'CO',
    preferredRadius: 25,
  });
  expect(body.missing).toEqual(['title', 'yearsExperience', 'specializations']);
  expect((await maya.call('GET /api/shifts/count', { query: { radius: 25 } })).body.count).toBe(0);
});

test('what the profile says stays, whatever the account says', async () => {
  const maya = await app.signIn();
  await maya.call('PUT /api/profiles/groomer', { body: { title: 'Stylist', address: 'Austin, TX' } });
  await maya.call('PUT /api/users/:id', { params: { id: maya.id }, body: { location: 'Boulder, CO' } });
  const { body } = await maya.call('GET /api/profiles/groomer');
  expect(body.profile).toMatchObject({ title: 'Stylist', city: 'Austin' });
});

test('a location that is told later counts as well', async () => {
  const maya = await app.signIn();
  await maya.call('PUT /api/users/:id', { params: { id: maya.id }, body: { location: 'Waco, TX' } });
  expect((await maya.call('GET /api/profiles/groomer')).body.profile).toMatchObject({ city: 'Waco' });
});

test.each(['', 'Springfield', 'the blue house'])('nothing is guessed from "%s"', async (location) => {
  const maya = await join(location);
  expect((await maya.call('GET /api/profiles/groomer')).body.profile).toBeNull();
});

test('an owner begins there as a groomer, too, when they become one', async () => {
  const owner = await join('Boulder, CO', 'owner');
  await owner.call('POST /api/roles', { body: { role: 'groomer' } });
  const found = () => owner.call('GET /api/profiles/groomer');
  expect((await found()).body.profile).toBeNull();
  await app.settle();
  expect((await found()).body.profile).toMatchObject({ city: 'Boulder' });
});

test('a pet owner begins there, too, and keeps a place that the profile has', async () => {
  const jordan = await join('Boulder, CO', 'pet_owner');
  const profile = async () => (await jordan.call('GET /api/profiles/pet-owner')).body.profile;
  expect(await profile()).toMatchObject({ address: 'Boulder, CO', city: 'Boulder', preferredRadius: 15 });
  await jordan.call('PUT /api/users/:id', { params: { id: jordan.id }, body: { location: 'Waco, TX' } });
  expect(await profile()).toMatchObject({ city: 'Boulder' });
});

test('a pet owner’s profile without a place gets it', async () => {
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  await jordan.call('PUT /api/profiles/pet-owner', { body: { preferredRadius: 40 } });
  await jordan.call('PUT /api/users/:id', { params: { id: jordan.id }, body: { location: 'Waco, TX' } });
  const { body } = await jordan.call('GET /api/profiles/pet-owner');
  expect(body.profile).toMatchObject({ city: 'Waco', preferredRadius: 40 });
});
