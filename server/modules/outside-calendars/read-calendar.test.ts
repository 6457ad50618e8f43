import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openCalendarServer } from '#tests/standins/calendar-server.ts';
import type { CalendarServer } from '#tests/standins/calendar-server.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let server: CalendarServer;
let app: TestApp;
let groomer: Caller;
beforeAll(async () => {
  server = await openCalendarServer();
  app = await openTestApp({}, undefined, undefined, { network: server.network });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  app.clock.moveTo(testNow());
  // Calendars of earlier tests ask no more.
  await app.app.platform.sql`delete from outside_calendars`;
  await app.app.platform.sql`delete from jobs where name = 'calendar-read'`;
  server.asked.length = 0;
  server.replies.clear();
  const { id } = await app.transact((t) => makeGroomer(t, { address: '1437 Bannock St, Denver, CO 80202' }));
  groomer = await app.as(id);
});

const secret = '/private-0f3a/basic.ics';
const url = `https://calendar.example${secret}`;
const calendarOf = (...entries: string[]) =>
  `BEGIN:VCALENDAR\r\n${entries.map((lines, nth) => `BEGIN:VEVENT\r\nUID:${nth}\r\n${lines}\r\nEND:VEVENT\r\n`).join('')}END:VCALENDAR\r\n`;
/** Ten to eleven by the clock of Denver, on two Wednesdays. */
const appointment =
  'SUMMARY:Oncologist with Jo\r\nDTSTART:20261125T100000\r\nDTEND:20261125T110000\r\nRRULE:FREQ=WEEKLY;COUNT=2';

const name = (who: Caller, typed = url) => who.call('PUT /api/outside-calendar', { body: { url: typed } });
const state = async (who: Caller) => (await who.call('GET /api/outside-calendar')).body.calendar;
const busy = async (who: Caller) =>
  (await who.call('GET /api/calendar', { query: { from: '2026-11-22', to: '2026-12-05' } })).body
    .busyElsewhere;
async function pass(ms: number) {
  app.clock.moveTo(after(app.clock.now(), ms));
  await app.settle();
}

test('a named calendar is read at once and every 15 minutes; only its times are kept', async () => {
  server.replies.set(secret, { body: calendarOf(appointment) });
  const named = await name(groomer, `webcal://calendar.example${secret}#week`);
  expect(named.body.calendar).toMatchObject({ host: 'calendar.example', lastReadAt: null, failure: null });
  expect(server.asked).toEqual([]);
  await app.settle();
  expect(server.asked).toEqual([{ host: 'calendar.example', path: secret, accept: 'text/calendar' }]);
  expect(await state(groomer)).toMatchObject({ failure: null, busyTimes: 2, cut: false });
  expect(await busy(groomer)).toEqual([
    { startsAt: '2026-11-25T17:00:00+00:00', endsAt: '2026-11-25T18:00:00+00:00' },
    { startsAt: '2026-12-02T17:00:00+00:00', endsAt: '2026-12-02T18:00:00+00:00' },
  ]);

  server.replies.set(secret, { body: calendarOf('DTSTART:20261201T180000Z\r\nDURATION:PT2H') });
  await pass(minutes(14));
  expect(await busy(groomer)).toHaveLength(2);
  await pass(minutes(1));
  expect(await busy(groomer)).toEqual([
    { startsAt: '2026-12-01T18:00:00+00:00', endsAt: '2026-12-01T20:00:00+00:00' },
  ]);
  expect(server.asked).toHaveLength(2);

  const { sql } = app.app.platform;
  const rows = await sql`
    select (select json_agg(c)::text from outside_calendars c) || (select json_agg(b)::text from outside_busy b)
      || (select json_agg(j)::text from jobs j) as kept`;
  expect(JSON.stringify(rows)).not.toMatch(/Oncologist|private-0f3a/);
});

test('nobody else gets to know its times or its address', async () => {
  server.replies.set(secret, { body: calendarOf(appointment) });
  await name(groomer);
  await app.settle();
  const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  expect([await state(other), await busy(other)]).toEqual([null, []]);
  expect(JSON.stringify(await state(groomer))).not.toContain('private');
  expect((await other.call('POST /api/outside-calendar/read')).status).toBe(404);
  await other.call('DELETE /api/outside-calendar');
  expect(await state(groomer)).toMatchObject({ busyTimes: 2 });
  const parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
  expect((await name(parent)).problem.code).toBe('wrong_role');
  expect((await name(await app.signIn({ roles: ['owner'], membership: false }))).status).toBe(402);
  expect((await name(app.stranger)).status).toBe(401);
});

test.each([
  ['http://calendar.example/a.ics', 'https://'],
  ['ftp://calendar.example/a.ics', 'webcal://'],
  ['file:///etc/passwd', 'webcal://'],
  ['calendar.example/a.ics', 'webcal://'],
  ['https://dana:secret@calendar.example/a.ics', 'without a name'],
  ['https://calendar.example:8443/a.ics', 'without a port'],
  ['https://localhost/a.ics', 'full name'],
  ['https://127.0.0.1/a.ics', 'full name'],
  ['https://2130706433/a.ics', 'full name'],
  ['https://0x7f.1/a.ics', 'full name'],
  ['https://[::1]/a.ics', 'full name'],
  ['webcal://169.254.169.254/latest/meta-data', 'full name'],
  [`https://calendar.example/${'a'.repeat(2000)}`, '2,000'],
])('%s is refused in plain words', async (typed, words) => {
  const { status, problem } = await name(groomer, typed);
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'url']);
  expect(problem.errors?.[0]?.message).toContain(words);
  await app.settle();
  expect([server.asked, await state(groomer)]).toEqual([[], null]);
});

test('a name of this network is told like one that does not exist', async () => {
  server.names.set('inside.example', ['10.0.0.7']);
  for (const host of ['inside.example', 'nowhere.example']) {
    await name(groomer, `https://${host}/a.ics`);
    await app.settle();
    expect(await state(groomer)).toMatchObject({ host, failure: 'no_public_address', lastReadAt: null });
  }
  expect(server.asked).toEqual([]);
});

test.each([
  ['larger than 2 MB', { body: `BEGIN:VCALENDAR\n${'X'.repeat(2 * 1024 * 1024)}` }, 'too_large'],
  ['a page', { body: '<html>Sign in</html>' }, 'not_a_calendar'],
  ['somewhere else', { status: 301, headers: { location: url } }, 'redirected'],
])('what is %s is not read', async (_, reply, failure) => {
  server.replies.set(secret, reply);
  await name(groomer);
  await app.settle();
  expect(await state(groomer)).toMatchObject({ failure, busyTimes: 0 });
});

test('entries that never stop repeating end with their thread, and other calendars are read', async () => {
  const endless = 'DTSTART:20000101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY';
  server.replies.set(secret, { body: calendarOf(endless) });
  await name(groomer);
  await app.settle();
  expect(await state(groomer)).toMatchObject({ failure: 'too_complex' });
  server.replies.set(secret, { body: calendarOf(appointment) });
  await groomer.call('POST /api/outside-calendar/read');
  await app.settle();
  expect(await state(groomer)).toMatchObject({ failure: null, failingSince: null, busyTimes: 2 });
});

test('after seven failing days it is read no longer, its owner is told, and may read it again', async () => {
  server.replies.set(secret, { body: calendarOf(appointment) });
  await name(groomer);
  await app.settle();
  server.replies.set(secret, { status: 404 });
  await pass(minutes(15));
  expect(await state(groomer)).toMatchObject({ failure: 'refused', stoppedAt: null, busyTimes: 2 });
  await pass(days(7) - hours(1));
  expect(await busy(groomer)).toHaveLength(2);
  await pass(hours(1));
  expect(await state(groomer)).toMatchObject({ failure: 'refused', busyTimes: 0 });
  expect((await state(groomer))?.stoppedAt).not.toBeNull();
  expect(await busy(groomer)).toEqual([]);
  const { body } = await groomer.call('GET /api/notifications');
  expect(body).toMatchObject([
    { title: 'We can no longer read your calendar', href: '/calendar#outside-calendar' },
  ]);
  expect(body[0]?.text).toContain('The address may have ended');
  const asked = server.asked.length;
  await pass(days(2));
  expect(server.asked).toHaveLength(asked);

  server.replies.set(secret, { body: calendarOf(appointment) });
  await groomer.call('POST /api/outside-calendar/read');
  await app.settle();
  expect(await state(groomer)).toMatchObject({ failure: null, stoppedAt: null });
});

test('a calendar that works again in time forgets its failing days', async () => {
  await name(groomer);
  await app.settle();
  await pass(days(6));
  server.replies.set(secret, { body: calendarOf(appointment) });
  await pass(hours(1));
  expect(await state(groomer)).toMatchObject({ failure: null, failingSince: null });
  server.replies.clear();
  await pass(days(2));
  expect(await state(groomer)).toMatchObject({ failure: 'refused', stoppedAt: null });
});

test('another address and an end forget what was read, also while it is being read', async () => {
  server.replies.set(secret, { body: calendarOf(appointment) });
  server.replies.set('/other.ics', { body: calendarOf() });
  await name(groomer);
  await app.settle();
  await name(groomer, 'https://calendar.example/other.ics');
  expect(await busy(groomer)).toEqual([]);
  await app.settle();
  expect(await state(groomer)).toMatchObject({ busyTimes: 0, failure: null });

  await name(groomer);
  const { network } = server;
  const resolve = network.resolve.bind(network);
  network.resolve = async (host) => {
    network.resolve = resolve;
    await groomer.call('DELETE /api/outside-calendar');
    return resolve(host);
  };
  await app.settle();
  expect([await state(groomer), await busy(groomer)]).toEqual([null, []]);
  const asked = server.asked.length;
  await pass(hours(1));
  expect(server.asked).toHaveLength(asked);
});

test('it waits while there is no membership', async () => {
  server.replies.set(secret, { body: calendarOf(appointment) });
  const salon = await app.as((await app.transact((t) => makeBusiness(t))).id);
  await name(salon);
  await app.app.platform.sql`update memberships set status = 'expired' where account_id = ${salon.id}`;
  await app.settle();
  expect([server.asked, (await state(salon))?.lastReadAt]).toEqual([[], null]);
  await app.app.platform.sql`update memberships set status = 'active' where account_id = ${salon.id}`;
  await pass(hours(1));
  expect(server.asked).toHaveLength(1);
});

test('an address that no key opens anymore is asked for again', async () => {
  server.replies.set(secret, { body: calendarOf(appointment) });
  await name(groomer);
  await app.settle();
  const { sql } = app.app.platform;
  await sql`update outside_calendars set sealed_address = 'sealed elsewhere' where account_id = ${groomer.id}`;
  await pass(minutes(15));
  expect(await state(groomer)).toMatchObject({ failure: 'address_lost', busyTimes: 2 });
  await name(groomer);
  await app.settle();
  expect(await state(groomer)).toMatchObject({ failure: null });
});
