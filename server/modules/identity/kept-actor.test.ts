import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
/** A second process on the same database with its own cache of callers. */
let other: App;
beforeAll(async () => {
  app = await openTestApp();
  other = await createApp(app.app.platform.config, app.databaseUrl, app.clock);
  await other.server.ready();
  for (const { platform } of [app.app, other]) await platform.changeFeed.start();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const statusAt = async ({ server }: App, { cookie }: Caller, url: string) =>
  (await server.inject({ url, headers: { cookie } })).statusCode;

/** Calls each process twice, so that the caller is cached. */
async function isKnown(caller: Caller, url: string, status: number) {
  for (const process of [app.app, other, app.app, other])
    expect(await statusAt(process, caller, url)).toBe(status);
}

describe('the cache of callers', () => {
  test('signing out clears it: here with the response, elsewhere with the notification', async () => {
    const maya = await app.signIn();
    await isKnown(maya, '/auth/me', 200);
    await maya.call('POST /auth/logout');
    expect(await statusAt(app.app, maya, '/auth/me')).toBe(401);
    await vi.waitFor(async () => expect(await statusAt(other, maya, '/auth/me')).toBe(401), 10_000);
  });

  test('a new role takes effect at once', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    await isKnown(maya, '/api/profiles/business', 403);
    await maya.call('POST /api/roles', { body: { role: 'owner' } });
    expect(await statusAt(app.app, maya, '/api/profiles/business')).toBe(200);
    await vi.waitFor(
      async () => expect(await statusAt(other, maya, '/api/profiles/business')).toBe(200),
      10_000,
    );
  });

  test('a membership gives access when it begins, and access ends on time', async () => {
    const maya = await app.signIn({ membership: false });
    await isKnown(maya, '/api/groomers', 402);
    await app.transact((t) => makeFreeMembership(t, { accountId: maya.id }));
    for (const process of [app.app, other])
      await vi.waitFor(async () => expect(await statusAt(process, maya, '/api/groomers')).toBe(200), 10_000);
    app.clock.moveTo(after(testNow(), days(29)));
    await isKnown(maya, '/api/groomers', 402);
    app.clock.moveTo(after(testNow(), days(60)));
    await isKnown(maya, '/auth/me', 401);
    app.clock.moveTo(testNow());
  });

  test('a message keeps its two people in the cache', async () => {
    const [maya, renee] = [await app.signIn(), await app.signIn()];
    await isKnown(maya, '/auth/me', 200);
    const { changeFeed, sql } = other.platform;
    const before = changeFeed.version();
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from sessions where account_id = ${maya.id}`;
    });
    const body = { fromUserId: maya.id, toUserId: renee.id, content: 'Side door.' };
    expect((await maya.call('POST /api/messages', { body })).status).toBe(201);
    await vi.waitFor(() => expect(changeFeed.changedSince(before, [maya.id])).toBe(true), 10_000);
    await isKnown(maya, '/auth/me', 200);
    // Any other write reads her again, and by now her session is gone.
    await maya.call('POST /api/roles', { body: { role: 'owner' } });
    expect(await statusAt(app.app, maya, '/auth/me')).toBe(401);
  });

  test('a change by raw SQL, while no signal arrives, is seen within moments', async () => {
    const maya = await app.signIn();
    await isKnown(maya, '/auth/me', 200);
    const { sql } = app.app.platform;
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    await sql`delete from sessions where account_id = ${maya.id}`;
    for (const process of [app.app, other])
      await vi.waitFor(async () => expect(await statusAt(process, maya, '/auth/me')).toBe(401), 10_000);
  });
});
