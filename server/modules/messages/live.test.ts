import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

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
async function listen({ server }: App, { cookie }: Caller) {
  const { port } = server.server.address() as AddressInfo;
  const request = http.get({ port, host: '127.0.0.1', path: '/api/events', headers: { cookie } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  let ended = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  response.on('end', () => (ended = true));
  response.on('error', () => {});
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    ended: () => ended,
    /** The received events, without heartbeats. */
    told: () =>
      [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)]
        .map(([, event, data]) => ({ event, data }))
        .filter(({ event }) => event !== 'heartbeat'),
    leave: () => request.destroy(),
  };
}

const write = (from: Caller, to: Caller, content: string) =>
  from.call('POST /api/messages', {
    body: { fromUserId: 'current-user', toUserId: to.id, content },
  });

test('a stranger is refused', async () => {
  expect((await app.stranger.call('GET /api/events')).status).toBe(401);
});

test('messages and read marks are sent to both people on every process, and only to them', async () => {
  const third = await app.signIn();
  const [hers, theirs, others] = [
    await listen(second, maya),
    await listen(app.app, renee),
    await listen(second, third),
  ];
  expect(hers).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });

  const { body } = await write(renee, maya, 'Side door, code 4417.');
  await vi.waitFor(() => expect(hers.told()).toEqual([{ event: 'message', data: renee.id }]));
  await vi.waitFor(() => expect(theirs.told()).toEqual([{ event: 'message', data: maya.id }]));

  await maya.call('POST /api/messages/:userId/:otherUserId/read', {
    params: { userId: 'current-user', otherUserId: renee.id },
    body: { messageId: body.id },
  });
  await vi.waitFor(() => expect(theirs.told()).toContainEqual({ event: 'read', data: maya.id }));
  await vi.waitFor(() => expect(hers.told()).toContainEqual({ event: 'read', data: renee.id }));
  expect(others.told()).toEqual([]);
  for (const each of [hers, theirs, others]) each.leave();
});

test('a stream ends with its session, also on another process; other sessions’ streams stay open', async () => {
  const phone = await app.as(maya.id);
  const [desk, pocket] = [await listen(second, maya), await listen(second, phone)];
  await maya.call('POST /auth/logout');
  await vi.waitFor(() => expect(desk.ended()).toBe(true));
  await write(renee, maya, 'Still there?');
  await vi.waitFor(() => expect(pocket.told()).toHaveLength(1));
  expect(pocket.ended()).toBe(false);
  pocket.leave();
});

test('a message is not lost with the signal that announces it', async () => {
  const hers = await listen(second, maya);
  await app.app.platform.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
  await write(renee, maya, 'Heard all the same');
  await vi.waitFor(() => expect(hers.told()).toEqual([{ event: 'message', data: renee.id }]), 10_000);
  hers.leave();
});

test('a stopping server ends its streams at once', async () => {
  const hers = await listen(second, maya);
  await second.server.close();
  await vi.waitFor(() => expect(hers.ended()).toBe(true));
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
  });
});
