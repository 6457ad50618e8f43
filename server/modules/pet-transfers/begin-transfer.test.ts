import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await signInGroomer(app);
});
afterAll(() => app.close());

const secretOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

async function invite() {
  const client = await app.transact((t) => makeClient(t, maya.id, { pets: [{ name: 'Biscotti' }] }));
  const { body } = await maya.call('POST /api/clients/:id/transfers', { params: { id: client.id } });
  return { ...client, linkId: body.id, path: body.path, secret: secretOf(body.path) };
}

async function registerFree(email: string) {
  const { body } = await app.stranger.call('POST /auth/register', {
    body: {
      firstName: 'Maria',
      lastName: 'Garcia',
      email,
      password: 'Quiet-Harbor-77',
      userType: 'pet_owner',
      agreeToTerms: true,
      agreeToPrivacy: true,
    },
  });
  return app.as(body.user.id);
}

const begin = (who: Caller, secret: string) =>
  who.call('POST /api/pet-transfers/:secret/begin', { params: { secret } });
const begunOf = async (who: Caller) => (await who.call('GET /api/pet-transfers')).body;

describe('a take-over that has begun', () => {
  test('is remembered for an account whose address is not confirmed yet, until the pets are taken over', async () => {
    const { path, secret, petIds, linkId } = await invite();
    const maria = await registerFree('maria-begun@people.example');
    const begun = [{ id: linkId, provider: 'Maya Reyes', pets: ['Biscotti'], path }];
    expect((await begin(maria, secret)).body).toMatchObject([{ id: linkId, pets: ['Biscotti'], path }]);
    expect((await begin(maria, secret)).body).toHaveLength(1);
    expect(await begunOf(maria)).toMatchObject(begun.map(({ provider: _provider, ...rest }) => rest));
    const take = () =>
      maria.call('POST /api/pet-transfers/:secret/take-over', {
        params: { secret },
        body: { pets: petIds.map((petId) => ({ petId })) },
      });
    expect((await take()).problem.code).toBe('address_unconfirmed');
    await app.settle();
    const mail = (await app.app.platform.mailer.kept(100)).find(
      ({ toAddress }) => toAddress === 'maria-begun@people.example',
    );
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    // The mail is opened on a device that is not signed in.
    await app.stranger.call('POST /auth/verify-email', { body: { token } });
    expect(await begunOf(maria)).toMatchObject([{ path }]);
    expect((await take()).status).toBe(200);
    expect(await begunOf(maria)).toEqual([]);
    expect((await maria.call('GET /api/pets')).body).toMatchObject([{ name: 'Biscotti' }]);
  });

  test('is forgotten once it is declined, the link has ended or is too old, and is no one else’s', async () => {
    const [one, two, three] = [await invite(), await invite(), await invite()];
    const parent = await signInPetOwner(app);
    for (const { secret } of [one, two, three]) await begin(parent, secret);
    expect(await begunOf(await signInPetOwner(app))).toEqual([]);
    const declined = await parent.call('POST /api/pet-transfers/:secret/decline', {
      params: { secret: one.secret },
    });
    expect(declined.body.map(({ id }) => id).toSorted()).toEqual([two.linkId, three.linkId].toSorted());
    // Saying no ends the link for nobody else.
    expect((await begin(await signInPetOwner(app), one.secret)).status).toBe(200);
    await maya.call('POST /api/transfers/:id/end', { params: { id: two.linkId } });
    expect(await begunOf(parent)).toMatchObject([{ id: three.linkId }]);
    expect((await begin(parent, two.secret)).problem.code).toBe('link_expired');
    const now = app.clock.now();
    app.clock.moveTo(after(now, days(31)));
    expect(await begunOf(await app.as(parent.id))).toEqual([]);
    app.clock.moveTo(now);
  });

  test('does not outlast a new password on an address that was never confirmed', async () => {
    const { secret } = await invite();
    const email = 'mistyped@people.example';
    const maria = await registerFree(email);
    await begin(maria, secret);
    await app.stranger.call('POST /auth/forgot-password', { body: { email } });
    await app.settle();
    const mails = await app.app.platform.mailer.kept(100);
    const token = mails
      .filter(({ toAddress }) => toAddress === email)
      .flatMap(({ body }) => /reset-password\?token=([\w-]+)/.exec(body)?.[1] ?? [])[0];
    await app.stranger.call('POST /auth/reset-password', {
      body: { token: token ?? '', password: 'Another-Harbor-78' },
    });
    expect(await begunOf(await app.as(maria.id))).toEqual([]);
  });
});

describe('the link of a visit', () => {
  test('leads its client to where the pets are taken over, while the provider keeps them', async () => {
    const { secrets } = app.app.platform;
    const visit = await app.transact((t) => makeClientLink(t, secrets, { providerId: maya.id }));
    const transfer = () =>
      app.stranger.call('POST /api/client-links/:secret/transfer', { params: { secret: visit.secret } });
    const { body, status } = await transfer();
    expect(status).toBe(201);
    expect((await transfer()).body).toEqual(body);
    const secret = secretOf(body.path);
    const offered = await app.stranger.call('GET /api/pet-transfers/:secret', { params: { secret } });
    const pets = offered.body.pets.map(({ id }) => ({ petId: id }));
    const parent = await signInPetOwner(app);
    await parent.call('POST /api/pet-transfers/:secret/take-over', { params: { secret }, body: { pets } });
    expect((await parent.call('GET /api/pets')).body.map(({ id }) => ({ petId: id }))).toEqual(pets);
    expect((await transfer()).problem.code).toBe('already_done');
    const unknown = await app.stranger.call('POST /api/client-links/:secret/transfer', {
      params: { secret: 'A'.repeat(22) },
    });
    expect(unknown.problem.code).toBe('link_expired');
  });
});
