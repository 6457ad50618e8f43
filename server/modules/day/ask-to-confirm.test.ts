import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCleared } from '#contract/day/clear-day.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('who has not confirmed is asked once a day: by mail, or by a text that waits for the provider', async () => {
  const maya = await app.signIn();
  const on = '2026-12-02';
  const book = (time: string) =>
    app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, startsAt: new Date(`${on}T${time}:00-06:00`) }),
    );
  const [mailed, texted, confirmed, other] = [
    await book('09:00'),
    await book('12:00'),
    await book('15:00'),
    await app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, startsAt: new Date('2026-12-03T09:00:00-06:00') }),
    ),
  ];
  const { sql } = app.app.platform;
  await sql`update clients set email = null where id = ${texted.clientId}`;
  await sql`update visits set confirmed_at = ${app.clock.now()} where id = ${confirmed.id}`;
  const day = async () => (await maya.call('GET /api/day', { query: { on } })).body;
  const ask = async () => (await maya.call('POST /api/day/ask-to-confirm', { body: { on } })).body;
  expect((await day()).totals).toMatchObject({ unconfirmed: 2, toAsk: 2 });
  expect(await ask()).toEqual({ asked: 2, toText: 1 });
  await app.settle();
  const { totals, toTell } = await day();
  expect(totals).toMatchObject({ unconfirmed: 2, toAsk: 0, askedLately: 2, unreached: 0 });
  expect(toTell.map(({ visitId, kind, by }) => [visitId, kind, by])).toEqual([
    [texted.id, 'reminder', 'text'],
  ]);
  const messages = await sql<{ visitId: string; kind: string; channel: string }[]>`
    select visit_id, kind, channel from client_messages where account_id = ${maya.id} order by channel`;
  expect(messages).toEqual([
    { visitId: mailed.id, kind: 'reminder', channel: 'email' },
    { visitId: texted.id, kind: 'reminder', channel: 'phone_app' },
  ]);
  expect(await ask()).toEqual({ asked: 0, toText: 0 });
  expect(messages.some(({ visitId }) => visitId === other.id)).toBe(false);
  await sql`update visits set confirmed_at = ${app.clock.now()} where id = ${texted.id}`;
  expect((await day()).toTell).toEqual([]);
  await sql`update visits set confirmed_at = null where id = ${texted.id}`;
  app.clock.moveTo(after(app.clock.now(), days(1)));
  expect((await day()).totals.toAsk).toBe(2);
  await sql`update clients set phone = null where id = ${texted.clientId}`;
  expect((await day()).totals).toMatchObject({ toAsk: 1, askedLately: 0, unreached: 1 });
});

test('at most 200 clients are asked at once, and the others by asking again', async () => {
  const maya = await app.signIn();
  const morning = new Date('2026-12-02T06:00:00Z');
  await app.transact(async (t) => {
    for (let nth = 0; nth <= 200; nth++) {
      const startsAt = after(morning, minutes(nth * 5));
      await makeOwnVisit(t, { providerId: maya.id, startsAt, minutes: 5 });
    }
  });
  const ask = async () =>
    (await maya.call('POST /api/day/ask-to-confirm', { body: { on: '2026-12-02' } })).body;
  expect(await ask()).toEqual({ asked: 200, toText: 0 });
  await app.settle();
  expect(await ask()).toEqual({ asked: 1, toText: 0 });
  await app.settle();
  expect(await ask()).toEqual({ asked: 0, toText: 0 });
  // A new account mails fifty messages a day; the others wait for it to write them itself.
  const sent = await app.app.platform.sql`
    select state, count(*)::int from client_messages where account_id = ${maya.id} group by state order by count`;
  expect(sent).toEqual([
    { state: 'sent', count: 50 },
    { state: 'waiting', count: 151 },
  ]);
  const { toTell } = (await maya.call('GET /api/day', { query: { on: '2026-12-02' } })).body;
  expect(toTell.length).toBe(mostCleared);
  expect(toTell[0]).toMatchObject({ kind: 'reminder', by: 'email' });
});
