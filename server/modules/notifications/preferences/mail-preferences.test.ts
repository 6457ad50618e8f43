import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { signPreferenceLink } from './preference-link.ts';
import { findLinkKey } from './preferences.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const keyOf = async ({ id }: Caller) => signPreferenceLink(await findLinkKey(app.app.platform.sql), id);
const open = (key: string) => app.stranger.call('GET /api/mail-preferences/:key', { params: { key } });
const change = (key: string, body: object) =>
  app.stranger.call('PUT /api/mail-preferences/:key', { params: { key }, body });

test('a mail’s key opens the choices of its reader without signing in, and no one else’s', async () => {
  const [maya, jo] = [await app.signIn({ firstName: 'Maya' }), await app.signIn()];
  const key = await keyOf(maya);
  expect((await open(key)).body).toMatchObject({ firstName: 'Maya', categories: { offers: true } });
  expect((await change(key, { categories: { offers: false }, digest: true })).body).toMatchObject({
    categories: { offers: false, bookings: true },
    digest: true,
  });
  const own = await maya.call('GET /api/notification-preferences');
  expect(own.body).toMatchObject({
    categories: { offers: { inApp: true, email: false, push: true } },
    digest: true,
  });
  expect((await jo.call('GET /api/notification-preferences')).body.categories.offers.email).toBe(true);
});

test('a changed key opens nothing', async () => {
  const [maya, jo] = [await app.signIn(), await app.signIn()];
  const [key, other] = [
    Buffer.from(await keyOf(maya), 'base64url'),
    Buffer.from(await keyOf(jo), 'base64url'),
  ];
  const forged = Buffer.concat([key.subarray(0, 16), other.subarray(16)]).toString('base64url');
  expect((await open(forged)).status).toBe(404);
  expect((await change(forged, { digest: true })).status).toBe(404);
  const leave = { params: { key: forged }, query: { category: 'offers' } };
  expect((await app.stranger.call('POST /unsubscribe/:key', leave)).status).toBe(404);
});

test('opening the link changes nothing, since mail programs open links to check them', async () => {
  const maya = await app.signIn();
  const key = await keyOf(maya);
  const answer = await app.stranger.call('GET /unsubscribe/:key', {
    params: { key },
    query: { category: 'offers' },
  });
  expect([answer.status, answer.headers['location']]).toEqual([
    302,
    `/email-preferences?key=${key}&leave=offers`,
  ]);
  expect((await open(key)).body.categories.offers).toBe(true);
  await app.stranger.call('POST /unsubscribe/:key', { params: { key }, query: { category: 'offers' } });
  expect((await open(key)).body.categories.offers).toBe(false);
});

test('a link that was cut leads to the page as well, which says that it does not work', async () => {
  const key = await keyOf(await app.signIn());
  for (const cut of ['zzz', key.slice(0, 20)]) {
    const answer = await app.stranger.call('GET /unsubscribe/:key', {
      params: { key: cut },
      query: { category: 'off' },
    });
    expect([answer.status, answer.headers['location']]).toEqual([
      302,
      `/email-preferences?key=${cut}&leave=off`,
    ]);
    expect([404, 422]).toContain((await open(cut)).status);
  }
});

test('mails about money and the account stay, whatever a link says', async () => {
  const maya = await app.signIn();
  const key = await keyOf(maya);
  expect((await change(key, { categories: { membership: false } })).status).toBe(422);
  await app.stranger.call('POST /unsubscribe/:key', { params: { key }, query: { category: 'security' } });
  expect((await open(key)).body.categories).toMatchObject({ membership: true, security: true });
});

test('the daily tip has one choice, under Care Tips and here', async () => {
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  await app.transact((t) => makePet(t, { ownerId: jordan.id }));
  const tips = async () => (await jordan.call('GET /api/pet-care-tips/notifications')).body;
  const here = async () => (await jordan.call('GET /api/notification-preferences')).body.categories.care_tips;
  expect(await here()).toEqual({ inApp: true, email: false, push: false });
  await jordan.call('PUT /api/notification-preferences', {
    body: { categories: { care_tips: { email: true } } },
  });
  expect(await tips()).toEqual({ enabled: true, email: true, push: false });
  await jordan.call('POST /api/pet-care-tips/notifications', { body: { enabled: false } });
  expect(await here()).toEqual({ inApp: false, email: false, push: false });
});
