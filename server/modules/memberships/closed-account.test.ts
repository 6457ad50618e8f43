import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { joinWith, withStripe, withTestProcessor } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';

const processors = [
  ['the test processor', withTestProcessor],
  ['Stripe', withStripe],
] as const;

describe.each(processors)('a closed account with %s', (_, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  test('is charged no more, within the minimum too, and its customer loses name and email', async () => {
    const ana = await joinWith(shop, 'monthly');
    const { sql } = shop.app.app.platform;
    const charged = async () =>
      (await sql<{ amount: number }[]>`select amount from ledger_entries where account_id = ${ana.id}`).map(
        ({ amount }) => amount,
      );
    expect(await charged()).toEqual([699]);
    const closed = await ana.call('POST /api/account/close', { body: { password: demoPassword } });
    expect(closed.status).toBe(204);
    await shop.settle();
    const [membership] = await sql`select status, renews from memberships where account_id = ${ana.id}`;
    expect(membership).toEqual({ status: 'expired', renews: false });
    const inThreeMonths = new Date(shop.app.clock.now().getTime() + 92 * 86_400_000);
    await shop.moveTo(inThreeMonths);
    expect(await charged()).toEqual([699]);
    const customers = shop.stripe?.books.all('customer') ?? [];
    for (const { email, name } of customers) expect([email, name]).toEqual([null, 'Former member']);
    expect(await sql`select from jobs where name = 'end-memberships-of-closed-account'`).toHaveLength(0);
  });
});
