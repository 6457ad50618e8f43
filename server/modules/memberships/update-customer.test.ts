import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { joinWith, withStripe } from '#tests/processors.ts';

let shop: Awaited<ReturnType<typeof withStripe>>;
beforeAll(async () => {
  shop = await withStripe();
});
afterAll(() => shop.close());

async function tokenTo(address: string): Promise<string | undefined> {
  await shop.settle();
  const mails = await shop.app.app.platform.mailer.kept(50);
  const mail = mails.find(({ toAddress, body }) => toAddress === address && body.includes('token='));
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
}

test('a new email reaches the customer at Stripe once it is confirmed, and goes when it is undone', async () => {
  const ana = await joinWith(shop, 'monthly');
  const { stranger } = shop.app;
  const before = (await ana.call('GET /auth/me')).body.user.email;
  const atStripe = () => shop.stripe.books.all('customer').map(({ email }) => email);
  expect(atStripe()).toEqual([before]);
  const body = { email: 'ana.moved@people.example', password: demoPassword };
  await ana.call('POST /api/account/email', { body });
  const token = await tokenTo(body.email);
  expect(atStripe()).toEqual([before]);
  expect((await stranger.call('POST /auth/verify-email', { body: { token } })).status).toBe(204);
  const undo = await tokenTo(before);
  expect(atStripe()).toEqual([body.email]);
  expect((await stranger.call('POST /auth/not-me', { body: { token: undo } })).status).toBe(200);
  await shop.settle();
  expect(atStripe()).toEqual([before]);
});
