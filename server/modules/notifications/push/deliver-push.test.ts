import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openPushService } from '#tests/standins/push-service.ts';
import type { PushService } from '#tests/standins/push-service.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ PUSH_SERVICE_BASE: service.origin });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

async function withBrowser(caller: Caller) {
  const browser = service.newBrowser();
  const answer = await caller.call('POST /api/push-subscriptions', { body: browser.subscription });
  expect(answer.status).toBe(201);
  return { browser, id: answer.body.id };
}
async function happen(who: Caller) {
  await app.transact((t) => t.announce('role.added', { accountId: who.id }));
  await app.settle();
}
const count = async (who: Caller) => {
  const rows = await app.app.platform.sql`select from push_subscriptions where account_id = ${who.id}`;
  return rows.length;
};

test('reaches every browser of the account, signed and encrypted, and no other', async () => {
  const [maya, jo] = [await app.signIn(), await app.signIn()];
  const [phone, laptop, other] = [await withBrowser(maya), await withBrowser(maya), await withBrowser(jo)];
  await happen(maya);
  for (const { browser } of [phone, laptop])
    expect(browser.received).toMatchObject([
      {
        subject: 'mailto:push@wagwell.dev',
        message: { title: 'A role was added to your account', href: '/profile' },
      },
    ]);
  expect(phone.browser.received[0]?.topic).toMatch(/^[\da-f]{32}$/);
  expect(phone.browser.received[0]?.ttl).toBeGreaterThan(hours(23) / 1000);
  expect(other.browser.received).toEqual([]);
});

test.each([404, 410])('%i ends a subscription', async (status) => {
  const maya = await app.signIn();
  const { browser } = await withBrowser(maya);
  browser.answers = status;
  await happen(maya);
  expect(await count(maya)).toBe(0);
});

test('a failing push service is tried again, without repeating the other browser', async () => {
  const maya = await app.signIn();
  const [broken, well] = [await withBrowser(maya), await withBrowser(maya)];
  broken.browser.answers = 503;
  await happen(maya);
  expect([await count(maya), broken.browser.received.length, well.browser.received.length]).toEqual([
    2, 0, 1,
  ]);
  broken.browser.answers = 201;
  app.clock.moveTo(after(app.clock.now(), minutes(1)));
  await app.settle();
  expect([broken.browser.received.length, well.browser.received.length]).toEqual([1, 1]);
  app.clock.moveTo(testNow());
});

test('what is a day old is not pushed anymore', async () => {
  const maya = await app.signIn();
  const { browser } = await withBrowser(maya);
  browser.answers = 503;
  await happen(maya);
  browser.answers = 201;
  app.clock.moveTo(after(app.clock.now(), days(1)));
  await app.settle();
  expect(browser.received).toEqual([]);
  app.clock.moveTo(testNow());
});

describe('a subscription', () => {
  test('ends with its session, and passes to the account that subscribes the browser last', async () => {
    const [maya, jo] = [await app.signIn(), await app.signIn()];
    const { browser } = await withBrowser(maya);
    await jo.call('POST /api/push-subscriptions', { body: browser.subscription });
    expect([await count(maya), await count(jo)]).toEqual([0, 1]);
    await jo.call('POST /auth/logout');
    expect(await count(jo)).toBe(0);
  });

  test('is ended only by its own account', async () => {
    const [maya, jo] = [await app.signIn(), await app.signIn()];
    const { id } = await withBrowser(maya);
    const end = (who: Caller) => who.call('DELETE /api/push-subscriptions/:id', { params: { id } });
    expect([(await end(app.stranger)).status, (await end(jo)).status, (await end(maya)).status]).toEqual([
      401, 404, 204,
    ]);
    expect(await count(maya)).toBe(0);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.dev/x',
    'https://evil-push.apple.com.dev/x',
  ])('is refused at %s, which is no push service', async (endpoint) => {
    const maya = await app.signIn();
    const { keys } = service.newBrowser().subscription;
    const answer = await maya.call('POST /api/push-subscriptions', { body: { endpoint, keys } });
    expect([answer.status, answer.problem.errors?.map(({ path }) => path)]).toEqual([422, ['endpoint']]);
  });
});

test('without keys nothing is pushed', async () => {
  const bare = await openTestApp({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' });
  const maya = await bare.signIn();
  expect((await maya.call('GET /api/push-key')).body).toEqual({ publicKey: null });
  const { subscription } = service.newBrowser();
  expect((await maya.call('POST /api/push-subscriptions', { body: subscription })).status).toBe(409);
  await bare.close();
});
