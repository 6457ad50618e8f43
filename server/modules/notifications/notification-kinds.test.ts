import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveJob } from '#server/platform/jobs/save-job.ts';
import { openPushService } from '#tests/standins/push-service.ts';
import type { PushService } from '#tests/standins/push-service.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeWorld } from '#tests/every-call/notice-world.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import type { Happening, Row } from '#tests/every-call/notices.ts';
import { sweeps } from '#tests/every-call/sweeps.ts';
import { noticeKinds } from './kind.ts';

const rows: Record<string, Row> = Object.assign({}, ...sweeps.map(({ notices }) => notices));
const inOrder = Object.entries(rows).toSorted(
  ([, a], [, b]) => Number(a.leaves ?? false) - Number(b.leaves ?? false),
);

let app: TestApp;
let service: PushService;
let world: World;
beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ PUSH_SERVICE_BASE: service.origin });
  world = await makeWorld(app, service);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

/** Announces what happens, and runs its jobs twice, as after a crash. */
async function announceTwice([type, payload]: Happening): Promise<void> {
  const { sql } = world;
  await app.transact((t) => t.announce(type, payload as never));
  const queued = await sql<{ id: string; name: string; payload: object }[]>`
    select id, name, payload from jobs where name like 'notify-%' or name = 'confirm-booking-to-owner'`;
  await app.settle();
  for (const { id, name, payload: again } of queued) {
    await saveJob(sql, name, again, app.clock.now());
    await sql`update jobs set id = ${id} where name = ${name} and attempts = 0 and key <> 'every'`;
  }
  await app.settle();
  // What waits for the morning, or for the others of its minute.
  await sql`update jobs set run_at = ${app.clock.now()}
    where name in ('mail-notification', 'mail-together', 'push-notification')`;
  await app.settle();
}

test.each(inOrder)('%s is sent once, to the right person, by the right channels', async (name, row) => {
  const { sql } = world;
  const happening = await row.happens(world);
  await app.settle();
  await sql`delete from notifications`;
  await sql`delete from mails`;
  for (const { browser } of [world.owner, world.groomer, world.petOwner]) browser.received.length = 0;
  await announceTwice(happening);

  const reader = world[row.reader];
  const found = await sql<{ accountId: string; title: string; inApp: boolean }[]>`
    select account_id, title, in_app from notifications where kind = ${name}`;
  const mailed = await app.app.platform.mailer.kept(100);
  if (!row.channels.includes('inApp')) {
    expect(found).toEqual([]);
    expect(mailed.map(({ toAddress }) => toAddress)).toEqual([reader.email]);
    return;
  }
  const own = found.filter(({ accountId }) => accountId === reader.id);
  expect(own).toHaveLength(1);
  expect(found).toHaveLength(row.both ? 2 : 1);
  const { title, inApp } = own[0] ?? { title: '', inApp: false };
  expect(inApp).toBe(true);
  const subjects = mailed.filter(({ toAddress, subject }) => toAddress === reader.email && subject === title);
  expect(subjects).toHaveLength(row.channels.includes('email') ? 1 : 0);
  const pushed = reader.browser.received.filter(({ message }) => message.title === title);
  expect(pushed).toHaveLength(row.channels.includes('push') ? 1 : 0);
  for (const { message } of pushed) expect(message.href).toMatch(/^\/[a-z]/);
});

test('each kind has a row', () => {
  const kinds = app.app.platform.extensions.of(noticeKinds).flatMap((each) => Object.keys(each));
  expect(Object.keys(rows).toSorted()).toEqual(kinds.toSorted());
});
