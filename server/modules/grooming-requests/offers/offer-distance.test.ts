import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { ask, sendOffer, signInBusiness, signInGroomer, signInPetOwner } from '../requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

const check = async (who: Caller, id: string) =>
  (await who.call('GET /api/grooming-requests/:id/offer-check', { params: { id } })).body.tooFar;

describe('an offer from far away', () => {
  test('beyond the pet owner’s travel radius is refused until the distance is confirmed', async () => {
    const salon = await signInBusiness(app, { address: '100 Main Plaza, San Antonio, TX 78205' });
    const { id } = await ask(jordan, { where: 'travel', travelMiles: 20 });
    const far = await check(salon, id);
    expect(far).toMatchObject({ limit: 20, whose: 'pet_owner' });
    expect(far?.miles).toBeGreaterThan(60);
    const refused = await sendOffer(app, salon, id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'too_far']);
    expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['confirmDistance']);
    expect(refused.problem.detail).toContain('the pet owner travels up to 20 miles');
    expect((await sendOffer(app, salon, id, { confirmDistance: false })).status).toBe(409);
    expect((await sendOffer(app, salon, id, { confirmDistance: true })).status).toBe(201);
  });

  test('beyond a mobile provider’s own radius is refused until the distance is confirmed', async () => {
    const near = { address: 'San Antonio, TX 78205', serviceType: 'mobile' as const };
    const [short, long] = [
      await signInGroomer(app, { ...near, preferredRadius: 30 }),
      await signInGroomer(app, { ...near, preferredRadius: 120 }),
    ];
    const { id } = await ask(jordan, { where: 'home' });
    expect(await check(short, id)).toMatchObject({ limit: 30, whose: 'provider' });
    expect((await sendOffer(app, short, id)).problem.code).toBe('too_far');
    expect(await check(long, id)).toBeNull();
    expect((await sendOffer(app, long, id)).status).toBe(201);
  });
});
