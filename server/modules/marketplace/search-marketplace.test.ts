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

/** Returns the given shifts' titles in the order in which a viewer gets them. */
const order = async (who: Caller, titles: string[]) => {
  const { body } = await who.call(key);
  return body.shifts.map(({ title }) => title).filter((title) => titles.includes(title));
};

describe(key, () => {
  test('returns the first page of every list, equal to the list’s own endpoint', async () => {
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
    expect(body.shifts).toEqual((await maya.call('GET /api/shifts', { query: { sort: 'nearest' } })).body);
    expect(body.groomingRequests).toEqual((await maya.call('GET /api/grooming-requests')).body);
    expect(body.groomers).toEqual((await maya.call('GET /api/groomers')).body);
    expect(body.owners).toEqual((await maya.call('GET /api/owners')).body);
  });

  test('sorts shifts by distance, or by start for a viewer without a place', async () => {
    const [ana, ben] = [await app.signIn({ roles: ['groomer'] }), await app.signIn({ roles: ['groomer'] })];
    await app.transact(async (t) => {
      await makeGroomer(t, { accountId: ana.id, address: 'Missoula, MT 59801' });
      const [far, near] = [
        await makeBusiness(t, { address: 'Miami, FL 33130' }),
        await makeBusiness(t, { address: 'Missoula, MT 59802' }),
      ];
      await makeShift(t, {
        businessId: near.id,
        title: 'Around the corner',
        startTime: '17:00',
        endTime: '20:00',
      });
      await makeShift(t, { businessId: far.id, title: 'By the sea' });
    });
    const both = ['By the sea', 'Around the corner'];
    expect(await order(ana, both)).toEqual(both.toReversed());
    expect(await order(ben, both)).toEqual(both);
  });

  test('requires a membership and the viewer’s own id', async () => {
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
