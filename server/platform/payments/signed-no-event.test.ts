import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, withStripe } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';
import type { StripeStandin } from '#tests/standins/stripe/server.ts';

let shop: Shop & { stripe: StripeStandin };
beforeAll(async () => {
  shop = await withStripe();
});
afterAll(() => shop.close());

const taken = () => shop.app.app.platform.sql`select id from payment_messages order by id`;

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['no record', 'null'],
  ['a list', '[]'],
  ['without fields', '{}'],
  ['without an object', '{"id":"evt_1","type":"invoice.paid","data":{}}'],
  ['with an object that is none', '{"id":"evt_1","type":"invoice.paid","data":{"object":7}}'],
  ['with an id that is no text', '{"id":{},"type":"invoice.paid","data":{"object":{}}}'],
  ['with an id that cannot be kept', '{"id":"evt\\u0000","type":"invoice.paid","data":{"object":{}}}'],
])('a signed message that is not an event (%s) is refused', async (_, payload) => {
  const before = await taken();
  expect(await deliver(shop.app, shop.stripe.signed(payload))).toBe(400);
  expect(await taken()).toEqual(before);
});
