import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let registered = 0;
async function register(location: string, role: Role = 'groomer', lastName = 'Ortiz') {
  const { body } = await app.stranger.call('POST /auth/register', {
    body: {
      firstName: 'Maya',
      lastName,
      email: `maya${registered++}@example.com`,
      password: 'sharp-shears',
      userType: role,
      plan: 'monthly',
      agreeToTerms: true,
      agreeToPrivacy: true,
      location,
    },
  });
  await app.settle();
  return app.as(body.id);
}

/** Registers with a location and pays. */
async function join(location: string, role?: Role) {
  const caller = await register(location, role);
  await app.transact((t) => makeMembership(t, { accountId: caller.id }));
  return caller;
}

test('a groomer’s profile starts with the location from registration', async () => {
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

test('the profile is there before the membership is paid, and not in lists', async () => {
  const nina = await register('Boulder, CO', 'groomer', 'Unpaid');
  expect((await nina.call('GET /api/profiles/groomer')).body.profile).toMatchObject({ city: 'Boulder' });
  const owner = await app.signIn({ roles: ['owner'] });
  const found = await owner.call('GET /api/groomers', { query: { q: 'Unpaid' } });
  expect(found.body).toEqual([]);
});

test('an existing profile keeps its place', async () => {
  const maya = await app.signIn();
  await maya.call('PUT /api/profiles/groomer', { body: { title: 'Stylist', address: 'Austin, TX' } });
  await maya.call('PUT /api/users/:id', { params: { id: maya.id }, body: { location: 'Boulder, CO' } });
  const { body } = await maya.call('GET /api/profiles/groomer');
  expect(body.profile).toMatchObject({ title: 'Stylist', city: 'Austin' });
});

test('a location added later also creates the profile', async () => {
  const maya = await app.signIn();
  await maya.call('PUT /api/users/:id', { params: { id: maya.id }, body: { location: 'Waco, TX' } });
  expect((await maya.call('GET /api/profiles/groomer')).body.profile).toMatchObject({ city: 'Waco' });
});

test.each(['', 'Springfield', 'the blue house'])('the location "%s" creates no profile', async (location) => {
  const maya = await join(location);
  expect((await maya.call('GET /api/profiles/groomer')).body.profile).toBeNull();
});

test('an owner who becomes a groomer gets a profile there', async () => {
  const owner = await join('Boulder, CO', 'owner');
  await owner.call('POST /api/roles', { body: { role: 'groomer' } });
  const found = () => owner.call('GET /api/profiles/groomer');
  expect((await found()).body.profile).toBeNull();
  await app.settle();
  expect((await found()).body.profile).toMatchObject({ city: 'Boulder' });
});

test('a pet owner gets a profile there, and an existing place is kept', async () => {
  const jordan = await join('Boulder, CO', 'pet_owner');
  const profile = async () => (await jordan.call('GET /api/profiles/pet-owner')).body.profile;
  expect(await profile()).toMatchObject({ address: 'Boulder, CO', city: 'Boulder', preferredRadius: 15 });
  await jordan.call('PUT /api/users/:id', { params: { id: jordan.id }, body: { location: 'Waco, TX' } });
  expect(await profile()).toMatchObject({ city: 'Boulder' });
});

test('a pet owner’s profile without a place gets the location', async () => {
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  await jordan.call('PUT /api/profiles/pet-owner', { body: { preferredRadius: 40 } });
  await jordan.call('PUT /api/users/:id', { params: { id: jordan.id }, body: { location: 'Waco, TX' } });
  const { body } = await jordan.call('GET /api/profiles/pet-owner');
  expect(body.profile).toMatchObject({ city: 'Waco', preferredRadius: 40 });
});
