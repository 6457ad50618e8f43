import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { readConfig } from '#server/platform/config.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };

let app: TestApp;
/** Another process on the same database. */
let second: App;
let maya: Caller;
let renee: Caller;
beforeEach(async () => {
  app = await openTestApp();
  const config = readConfig({ LOG_LEVEL: 'silent', WEB: 'none', DATA_DIR: '.cache/test-data' });
  second = await createApp(config, app.databaseUrl, app.clock);
  for (const each of [app.app, second]) {
    await each.platform.changeFeed.start();
    await each.server.listen({ port: 0, host: '127.0.0.1' });
  }
  [maya, renee] = [await app.signIn(), await app.signIn()];
});
afterEach(async () => {
  await second.close();
  await app.close();
});

/** Opens the stream as a browser's EventSource does and collects its events. */
async function listen({ server, platform }: App, { cookie }: Caller, since = platform.changeFeed.position()) {
  const { port } = server.server.address() as AddressInfo;
  const path = `/api/events${since ? `?${new URLSearchParams({ since })}` : ''}`;
  const request = http.get({ port, host: '127.0.0.1', path, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  let ended = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  response.on('end', () => (ended = true));
  response.on('error', () => {});
  const events = () =>
    [...text.matchAll(/id: (.*)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id = '', event, data = '']) => ({
      id,
      event,
      lists: data.split(' ').filter(Boolean),
    }));
  // The first heartbeat comes once the changes before the opening are known.
  if (response.statusCode === 200)
    await vi.waitFor(() => expect(events().some(({ event }) => event === 'heartbeat')).toBe(true), patience);
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    ended: () => ended,
    events,
    /** The lists in which the account's rows changed. */
    changed: () => events().flatMap(({ event, lists }) => (event === 'changed' ? lists : [])),
    leave: () => request.destroy(),
  };
}
type Listening = Awaited<ReturnType<typeof listen>>;

const reports = (stream: Listening, list: string) =>
  vi.waitFor(() => expect(stream.changed()).toContain(list), patience);

const write = (from: Caller, to: Caller, content: string) =>
  from.call('POST /api/messages', {
    body: { fromUserId: 'current-user', toUserId: to.id, content },
  });

const typing = (stream: Listening) => stream.events().filter(({ event }) => event === 'typing');

test('a stranger is refused, and so is a position that is none', async () => {
  expect((await app.stranger.call('GET /api/events')).status).toBe(401);
  expect((await maya.call('GET /api/events', { query: { since: 'yesterday' } })).status).toBe(422);
});

// A stream may also name what changed just before it opened, such as the new account's membership.
const messages = (stream: Listening) => stream.changed().filter((list) => list === 'messages');

test('messages and read marks are sent to both people on every process, and only to them', async () => {
  const third = await app.signIn();
  const [hers, theirs, others] = [
    await listen(second, maya),
    await listen(app.app, renee),
    await listen(second, third),
  ];
  expect(hers).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });

  const { body } = await write(renee, maya, 'Side door, code 4417.');
  await reports(hers, 'messages');
  await reports(theirs, 'messages');

  await maya.call('POST /api/messages/:userId/:otherUserId/read', {
    params: { userId: 'current-user', otherUserId: renee.id },
    body: { messageId: body.id },
  });
  await vi.waitFor(() => expect(messages(theirs)).toHaveLength(2), patience);
  await vi.waitFor(() => expect(messages(hers)).toHaveLength(2), patience);
  expect(messages(others)).toEqual([]);
  for (const each of [hers, theirs, others]) each.leave();
});

test('both sides of a shift see an application, an edit, an acceptance and the pay at once', async () => {
  const made = await app.transact(async (t) => {
    const [business, groomer, rival] = [await makeBusiness(t), await makeGroomer(t), await makeGroomer(t)];
    const shift = await makeShift(t, { businessId: business.id });
    await makeApplication(t, { shiftId: shift.id, groomerId: rival.id });
    return { business, groomer, rival, shift };
  });
  const [owner, groomer, rival] = [
    await app.as(made.business.id),
    await app.as(made.groomer.id),
    await app.as(made.rival.id),
  ];
  const streams = { owner: await listen(second, owner), rival: await listen(second, rival) };
  const applied = await groomer.call('POST /api/shift-applications', { body: { shiftId: made.shift.id } });
  await reports(streams.owner, 'applications');

  await app.app.platform.sql`update shifts set title = 'Poodle day' where id = ${made.shift.id}`;
  await reports(streams.rival, 'shifts');
  expect(streams.rival.changed()).not.toContain('applications');

  const hers = await listen(second, groomer);
  const accepted = await owner.call('POST /api/shift-applications/:id/accept', {
    params: { id: applied.body.id },
  });
  expect(accepted.status).toBe(200);
  await reports(hers, 'applications');
  // What follows from the acceptance may be told by itself on a busy machine.
  await vi.waitFor(() => expect(streams.rival.changed().length).toBeGreaterThanOrEqual(2), patience);
  expect(new Set(streams.rival.changed())).toEqual(new Set(['shifts']));

  const paid = await listen(second, owner);
  await app.app.platform.sql`
    insert into shift_pay (shift_id, groomer_id, dogs_groomed, revenue, bonus, pay, state, recorded_at, confirm_by)
    values (${made.shift.id}, ${groomer.id}, 7, 60000, 0, 27000, 'waiting', now(), now())`;
  await reports(paid, 'applications');
  for (const each of [streams.owner, streams.rival, hers, paid]) each.leave();
});

test('both sides of a request and a visit see an offer and a new time at once; a member their membership', async () => {
  const made = await app.transact(async (t) => {
    const [request, visit] = [await makeRequest(t), await makeVisit(t)];
    const [owner] = await t.sql<{ ownerId: string }[]>`
      select owner_id from grooming_requests where id = ${request.id}`;
    return { request, visit, ownerId: owner?.ownerId ?? '' };
  });
  const owner = await listen(second, await app.as(made.ownerId));
  await app.transact((t) => makeOffer(t, { requestId: made.request.id }));
  await reports(owner, 'offers');

  const { sql } = app.app.platform;
  const [sides] = await sql<{ ownerId: string; providerId: string }[]>`
    select owner_id, provider_id from visits where id = ${made.visit.id}`;
  const both = [
    await listen(second, await app.as(sides?.ownerId ?? '')),
    await listen(second, await app.as(sides?.providerId ?? '')),
  ];
  await sql`
    update visits set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
    where id = ${made.visit.id}`;
  for (const each of both) await reports(each, 'visits');

  const newcomer = await app.signIn({ membership: false });
  const theirs = await listen(second, newcomer);
  await app.transact((t) => makeFreeMembership(t, { accountId: newcomer.id }));
  await reports(theirs, 'membership');
  for (const each of [owner, ...both, theirs]) each.leave();
});

test('what changed while a client was away comes first, in any process', async () => {
  const hers = await listen(second, maya);
  await write(renee, maya, 'Before');
  await reports(hers, 'messages');
  await app.settle();
  // Jobs that follow a message change more rows, which this stream reports later.
  const position = await vi.waitFor(async () => {
    const last = hers.events().at(-1)?.id ?? '';
    const unchanged = await listen(app.app, maya, last);
    unchanged.leave();
    expect(unchanged.events().map(({ event }) => event)).toEqual(['heartbeat']);
    return last;
  }, patience);
  hers.leave();

  await write(renee, maya, 'Meanwhile');
  await app.transact((t) => makeShift(t));
  const again = await listen(app.app, maya, position);
  expect(again.events()).toMatchObject([
    { event: 'changed', lists: ['messages'] },
    { event: 'heartbeat', lists: expect.arrayContaining(['shifts']) },
  ]);
  again.leave();
});

test.each([
  ['without a position', ''],
  ['after a position that this database never had', '900000000:900000000:'],
  ['after a position that PostgreSQL refuses', '9:3:'],
])('a stream %s begins with `missed`', async (_, since) => {
  const hers = await listen(second, maya, since);
  expect(
    hers
      .events()
      .map(({ event }) => event)
      .slice(0, 2),
  ).toEqual(['missed', 'heartbeat']);
  hers.leave();
});

test('a reply names the position from which its stream can go on', async () => {
  const { headers } = await maya.call('GET /auth/me');
  await write(renee, maya, 'Side door.');
  const hers = await listen(second, maya, String(headers['changes-seen']));
  await reports(hers, 'messages');
  expect(hers.events().map(({ event }) => event)).not.toContain('missed');
  hers.leave();
});

test('a stream ends with its session, also on another process; other sessions’ streams stay open', async () => {
  const phone = await app.as(maya.id);
  const [desk, pocket] = [await listen(second, maya), await listen(second, phone)];
  await maya.call('POST /auth/logout');
  await vi.waitFor(() => expect(desk.ended()).toBe(true), patience);
  await write(renee, maya, 'Still there?');
  await reports(pocket, 'messages');
  expect(pocket.ended()).toBe(false);
  pocket.leave();
});

test('a message is not lost with the signal that announces it', async () => {
  const hers = await listen(second, maya);
  await app.app.platform.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
  await write(renee, maya, 'Heard all the same');
  await reports(hers, 'messages');
  hers.leave();
});

test('a stopping server ends its streams at once', async () => {
  const hers = await listen(second, maya);
  await second.server.close();
  await vi.waitFor(() => expect(hers.ended()).toBe(true), patience);
});

test('one account cannot use up all streams', async () => {
  const streams = [];
  for (let n = 0; n < 20; n++) streams.push(await listen(app.app, maya));
  expect((await listen(app.app, maya)).status).toBe(429);
  const theirs = await listen(app.app, renee);
  expect(theirs.status).toBe(200);
  theirs.leave();
  for (const each of streams) each.leave();
  await vi.waitFor(async () => {
    const again = await listen(app.app, maya);
    again.leave();
    expect(again.status).toBe(200);
  }, patience);
});

test('typing is shown live to the other person on every process, and stored nowhere', async () => {
  await write(renee, maya, 'Which door?');
  const [hers, own] = [await listen(second, maya), await listen(app.app, renee)];
  const answer = await renee.call('POST /api/messages/typing', { body: { toUserId: maya.id } });
  expect(answer.status).toBe(204);
  await vi.waitFor(() => expect(typing(hers)).toMatchObject([{ lists: [renee.id] }]), patience);
  expect(typing(own)).toEqual([]);
  const [row] = await app.app.platform.sql<{ count: number }[]>`select count(*) from messages`;
  expect(row?.count).toBe(1);

  await maya.call('POST /api/blocks', { body: { userId: renee.id } });
  const blocked = await renee.call('POST /api/messages/typing', { body: { toUserId: maya.id } });
  expect(blocked.status).toBe(404);
  await reports(own, 'blocks');
  for (const each of [hers, own]) each.leave();
});
