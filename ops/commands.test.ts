import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withStripe } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';
import type { StripeStandin } from '#tests/standins/stripe/server.ts';
import { pay } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const run = (...command: string[]) =>
  runCommand([process.execPath, ...command], { DATABASE_URL: app.databaseUrl, STRIPE_SECRET_KEY: '' });

describe('npm run admin', () => {
  test('gives an account admin access and records it in the audit log', async () => {
    const caller = await app.signIn({ email: 'boss@example.com' });
    expect((await caller.call('GET /api/admin/promo-codes')).status).toBe(404);
    const { passed, output } = await run('ops/admin.ts', 'grant', 'Boss@Example.com');
    expect([passed, output.trim()]).toEqual([true, 'Boss@Example.com is an admin now.']);
    expect((await caller.call('GET /api/admin/promo-codes')).status).toBe(200);
    const { body } = await caller.call('GET /api/admin/audit-log');
    expect(body).toMatchObject([
      { act: 'admin.granted', adminId: null, adminName: 'Command line', subjectId: caller.id },
    ]);
  }, 60_000);

  test('prints one line for an unknown email, and its usage', async () => {
    const unknown = await run('ops/admin.ts', 'grant', 'nobody@example.com');
    expect([unknown.passed, unknown.output.trim()]).toEqual([
      false,
      'There is no such account with this email.',
    ]);
    const usage = await run('ops/admin.ts', 'revoke');
    expect([usage.passed, usage.output.trim()]).toEqual([false, 'Usage: npm run admin -- grant EMAIL']);
  }, 60_000);
});

test('npm run ledger:verify reports whether the ledger adds up', async () => {
  await pay(await app.signIn({ membership: false }), 'monthly');
  const good = await run('ops/ledger-verify.ts');
  expect([good.passed, good.output.trim()]).toEqual([true, 'The ledger adds up: 1 rows.']);
  const { sql } = app.app.platform;
  await sql`alter table ledger_entries disable trigger user`;
  await sql`update ledger_entries set amount = amount + 1`;
  const bad = await run('ops/ledger-verify.ts');
  expect(bad.passed).toBe(false);
  expect(bad.output).toMatch(/row 1: its balance is 699, the rows add up to 700/);
  expect(bad.output).toMatch(/invoice WG-000001: its amount is 699, its lines add up to 700/);
}, 60_000);

describe('npm run stripe:sync', () => {
  let shop: Shop & { stripe: StripeStandin };
  beforeAll(async () => {
    shop = await withStripe();
  });
  afterAll(() => shop.close());
  const sync = () => runCommand([process.execPath, 'ops/stripe-sync.ts'], shop.stripe.settings);

  test('creates prices once, and a new one if the amount has changed', async () => {
    const again = await sync();
    expect(again.passed).toBe(true);
    expect(again.output.trim().split('\n')).toEqual([
      'wagwell_monthly: 699 cents per month, unchanged',
      'wagwell_annual: 8388 cents per 13 months, unchanged',
      'wagwell_premium_monthly: 2999 cents per month, unchanged',
      'wagwell_premium_quarterly: 7999 cents per 3 months, unchanged',
      'wagwell_premium_annual: 29999 cents per 12 months, unchanged',
    ]);
    const monthly = shop.stripe.books.all('price').find((price) => price.lookup_key === 'wagwell_monthly');
    if (monthly) monthly.unit_amount = 599;
    expect((await sync()).output).toMatch(/wagwell_monthly: 699 cents per month, created/);
    expect(monthly?.lookup_key).toBeNull();
    expect(shop.stripe.books.all('price')).toHaveLength(6);
  }, 60_000);

  test('reports a missing setting', async () => {
    const { passed, output } = await run('ops/stripe-sync.ts');
    expect([passed, output.trim()]).toEqual([
      false,
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.',
    ]);
  }, 60_000);
});
