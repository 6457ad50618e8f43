import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { diskFiles } from '#server/platform/files/disk-files.ts';
import { withStripe } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';
import type { StripeStandin } from '#tests/standins/stripe/server.ts';
import { compiled } from '#tests/faults/program.ts';
import { openS3Server, s3Key } from '#tests/standins/s3-server.ts';
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
  runCommand([process.execPath, ...command], {
    ...compiled,
    DATABASE_URL: app.databaseUrl,
    STRIPE_SECRET_KEY: '',
  });

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
    expect([usage.passed, usage.output.split('\n')[0]]).toEqual([
      false,
      'Usage: npm run admin -- grant EMAIL',
    ]);
  }, 60_000);

  test('takes admin access away at once, but not from the last admin unless forced', async () => {
    const [boss, deputy] = [
      await app.signIn({ email: 'chief@example.com', isAdmin: true }),
      await app.signIn({ email: 'deputy@example.com', isAdmin: true }),
    ];
    await app.app.platform.sql`update accounts set is_admin = id in (${boss.id}, ${deputy.id})`;
    const list = await run('ops/admin.ts', 'list');
    expect(list.output.trim().split('\n')).toEqual([
      'chief@example.com (Alex Reyes)',
      'deputy@example.com (Alex Reyes)',
    ]);
    const revoke = (...command: string[]) => run('ops/admin.ts', 'revoke', ...command);
    expect((await revoke('deputy@example.com')).output.trim()).toBe(
      'deputy@example.com is no admin anymore.',
    );
    expect((await deputy.call('GET /api/admin/promo-codes')).status).toBe(404);
    expect((await boss.call('GET /api/admin/audit-log')).body[0]).toMatchObject({
      act: 'admin.revoked',
      adminName: 'Command line',
      subjectId: deputy.id,
    });
    const again = await revoke('deputy@example.com');
    expect([again.passed, again.output.trim()]).toEqual([false, 'This account is not an admin.']);
    const last = await revoke('chief@example.com');
    expect([last.passed, last.output.trim()]).toEqual([
      false,
      'This is the last admin. Add --force to leave Wagwell without one.',
    ]);
    expect((await boss.call('GET /api/admin/promo-codes')).status).toBe(200);
    const { sql } = app.app.platform;
    await sql`update accounts set is_admin = true, suspended_at = now(), suspension_reason = 'Asked for cash'
      where id = ${deputy.id}`;
    expect((await revoke('chief@example.com')).output).toContain('This is the last admin.');
    const restored = await run('ops/admin.ts', 'restore', 'Deputy@example.com');
    expect([restored.passed, restored.output.trim()]).toEqual([
      true,
      'Deputy@example.com is not suspended anymore.',
    ]);
    expect((await boss.call('GET /api/admin/audit-log')).body[0]).toMatchObject({
      act: 'account.restored',
      adminName: 'Command line',
      subjectId: deputy.id,
    });
    // The command runs on the real clock.
    const before = app.clock.now();
    app.clock.moveTo(after(new Date(), minutes(1)));
    await app.settle();
    app.clock.moveTo(before);
    expect(
      (await app.app.platform.mailer.kept(10)).map(({ toAddress, subject }) => [toAddress, subject]),
    ).toContainEqual(['deputy@example.com', 'Your Wagwell account is restored']);
    const twice = await run('ops/admin.ts', 'restore', 'deputy@example.com');
    expect([twice.passed, twice.output.trim()]).toEqual([false, 'This account is not suspended.']);
    expect((await run('ops/admin.ts', 'restore')).output).toContain('npm run admin -- restore EMAIL');
    expect((await revoke('deputy@example.com')).passed).toBe(true);
    expect((await revoke('chief@example.com', '--force')).passed).toBe(true);
    expect((await boss.call('GET /api/admin/promo-codes')).status).toBe(404);
  }, 120_000);
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

describe('npm run files:to-s3', () => {
  test('copies the files of DATA_DIR, and prints one line for a wrong secret', async () => {
    const server = await openS3Server();
    const dataDir = await mkdtemp(path.resolve('.cache/to-s3-'));
    onTestFinished(async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    });
    await diskFiles(path.join(dataDir, 'files')).put('ab12.small.webp', Buffer.from('a picture'));
    const copy = (secret: string) =>
      runCommand([process.execPath, 'ops/files-to-s3.ts'], {
        DATA_DIR: dataDir,
        S3_BUCKET: server.bucket,
        S3_ENDPOINT: server.endpoint,
        S3_ACCESS_KEY_ID: s3Key.id,
        S3_SECRET_ACCESS_KEY: secret,
      });
    const refused = await copy('wrong');
    expect([refused.passed, refused.output.trim()]).toEqual([
      false,
      'Setting S3_SECRET_ACCESS_KEY: the bucket wagwell-files refuses this key',
    ]);
    const { passed, output } = await copy(s3Key.secret);
    expect([passed, output.trim()]).toEqual([
      true,
      expect.stringMatching(/^1 files of .* were copied to wagwell-files; 0 were there already\.$/),
    ]);
    expect(server.objects.get('ab12.small.webp')?.toString()).toBe('a picture');
  }, 60_000);
});
