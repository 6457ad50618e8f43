import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const key = 'GET /api/marketplace/all-offers';
let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
});
afterAll(() => app.close());

describe(key, () => {
  test('answers with the first of every list, each as its own call does', async () => {
    await app.transact(async (t) => {
      await makeGroomer(t, { accountId: maya.id, address: 'Austin, TX 78704' });
      const { id } = await makeBusiness(t, { businessName: 'Shoal Creek Pet Spa' });
      await makeShift(t, { businessId: id, title: 'Doodles all day' });
      await makeGroomer(t, { account: { firstName: 'Jo' } });
    });
    const { body } = await maya.call(key, { query: { userType: 'groomer', userId: 'current-user' } });
    expect(body.shifts.map(({ title }) => title)).toEqual(['Doodles all day']);
    expect(body.groomers.map(({ firstName }) => firstName)).toEqual(['Jo']);
    expect(body.owners.map(({ businessProfile }) => businessProfile.businessName)).toEqual([
      'Shoal Creek Pet Spa',
    ]);
    expect(body.shifts).toEqual((await maya.call('GET /api/shifts')).body);
    expect(body.groomingRequests).toEqual((await maya.call('GET /api/grooming-requests')).body);
    expect(body.groomers).toEqual((await maya.call('GET /api/groomers')).body);
    expect(body.owners).toEqual((await maya.call('GET /api/owners')).body);
  });

  test('is for members, and only in their own name', async () => {
    const guest = await app.signIn({ membership: false });
    expect((await app.stranger.call(key)).status).toBe(401);
    expect((await guest.call(key)).status).toBe(402);
    expect((await maya.call(key, { query: { userId: guest.id } })).status).toBe(403);
    expect((await maya.call(key, { query: { userId: maya.id } })).status).toBe(200);
    expect((await maya.call(key, { query: { userType: 'admin' } })).problem.errors?.[0]?.path).toBe(
      'userType',
    );
  });
});
