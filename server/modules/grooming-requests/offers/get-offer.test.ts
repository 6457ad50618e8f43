import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, ask, offer, signInBusiness, signInGroomer, signInPetOwner } from '../requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

const offersFor = async (who: Caller, id: string) =>
  (await who.call('GET /api/grooming-requests/:id/offers', { params: { id } })).body;

describe('an offer', () => {
  test('shows its sender whether it was read', async () => {
    const request = await ask(jordan);
    const { id } = await offer(app, maya, request.id);
    const sent = async () =>
      (await maya.call('GET /api/offers/sent')).body.find((one) => one.id === id)?.readAt;
    const unread = async () =>
      (await jordan.call('GET /api/pet-owners/current-user/grooming-requests')).body.find(
        (one) => one.id === request.id,
      );
    expect(await unread()).toMatchObject({ openOffers: 1, unreadOffers: 1 });
    expect(await sent()).toBeNull();
    expect((await offersFor(jordan, request.id))[0]?.readAt).toBeNull();
    expect(await sent()).not.toBeNull();
    expect(await unread()).toMatchObject({ openOffers: 1, unreadOffers: 0 });
    expect((await offersFor(jordan, request.id))[0]?.readAt).not.toBeNull();
  });

  test('shows whether its sender comes to the pet, according to the request’s setting', async () => {
    const salon = await signInBusiness(app);
    const housed = await signInGroomer(app, { address: '2200 S Lamar Blvd, Austin, TX 78704' });
    const comes = async (where: string) => {
      const request = await ask(jordan, { where });
      await offer(app, where === 'travel' ? housed : maya, request.id);
      await offer(app, salon, request.id);
      return (await offersFor(jordan, request.id)).map(({ provider }) => [provider.as, provider.mobile]);
    };
    expect(await comes('home')).toEqual([
      ['groomer', true],
      ['business', true],
    ]);
    expect(await comes('either')).toEqual([
      ['groomer', true],
      ['business', false],
    ]);
    expect(await comes('travel')).toEqual([
      ['groomer', false],
      ['business', false],
    ]);
  });

  test('ends at its proposed time, or with its request', async () => {
    const now = app.clock.now();
    const request = await ask(jordan);
    const soon = await offer(app, maya, request.id, {
      proposedAt: after(now, minutes(30)).toISOString(),
      minutes: 15,
    });
    const salon = await signInBusiness(app);
    const later = await offer(app, salon, request.id, { proposedAt: after(now, days(20)).toISOString() });
    app.clock.moveTo(after(now, minutes(31)));
    const late = await accept(jordan, soon.id);
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
    await app.settle();
    expect((await offersFor(jordan, request.id)).map(({ id, status }) => [id, status])).toEqual([
      [later.id, 'pending'],
      [soon.id, 'expired'],
    ]);
    app.clock.moveTo(now);
    await jordan.call('POST /api/grooming-requests/:id/cancel', {
      params: { id: request.id },
      body: { reason: 'She looks fine.' },
    });
    expect((await offersFor(jordan, request.id)).map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect((await salon.call('GET /api/offers/sent')).body).toMatchObject([
      { status: 'expired', request: { status: 'cancelled' } },
    ]);
    expect((await accept(jordan, later.id)).problem.code).toBe('too_late');
  });

  test('shows the Premium discount where it is honored, and only while the membership runs', async () => {
    const { id: ownerId } = await app.transact((t) => makePetOwner(t));
    const owner = await app.as(ownerId);
    const request = await ask(owner);
    expect(request.priority).toBe(false);
    const [vera, plain] = [await signInGroomer(app), await signInGroomer(app)];
    await vera.call('PUT /api/provider-rules', { body: { rules: [], honorsPremium: true } });
    const [hers, theirs] = [
      await offer(app, vera, request.id, { price: 12_500 }),
      await offer(app, plain, request.id, { price: 9800 }),
    ];
    const prices = async () =>
      new Map(
        (await offersFor(owner, request.id)).map((one) => [
          one.id,
          [one.listPrice, one.discountPercent, one.discount, one.price],
        ]),
      );
    expect((await prices()).get(hers.id)).toEqual([12_500, 0, 0, 12_500]);

    await app.transact((t) =>
      makeMembership(t, { accountId: ownerId, plan: 'premium_monthly', startedDaysAgo: 0 }),
    );
    await app.transact((t) =>
      t.announce('membership.started', { accountId: ownerId, membershipId: ownerId }),
    );
    await app.settle();
    expect((await prices()).get(hers.id)).toEqual([12_500, 15, 1875, 10_625]);
    expect((await prices()).get(theirs.id)).toEqual([9800, 0, 0, 9800]);
    const { body: own } = await owner.call('GET /api/pet-owners/current-user/grooming-requests');
    expect(own[0]).toMatchObject({ id: request.id, priority: true });
    expect((await ask(owner)).priority).toBe(true);

    // A provider who stops honoring Premium still honors it in offers sent before.
    await vera.call('PUT /api/provider-rules', { body: { rules: [], honorsPremium: false } });
    await accept(owner, hers.id);
    const [visit] = (await vera.call('GET /api/visits')).body;
    expect(visit).toMatchObject({ listPrice: 12_500, discount: 1875, price: 10_625 });
  });
});
