import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { sign } from '#server/platform/texts/signature.ts';
import { textsSecret } from '#tests/standins/text-gateway.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { isStopped } from './stops.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ TEXTS_URL: 'keep:', TEXTS_SECRET: textsSecret });
});
afterAll(() => app.close());

const call = (body: string, signature = sign(textsSecret, body, app.clock.now()), to = app) =>
  to.app.server.inject({
    method: 'POST',
    url: '/api/texts/webhook',
    payload: body,
    headers: { 'content-type': 'application/json', 'wagwell-signature': signature },
  });
const reply = (from: string, body: string) => call(JSON.stringify({ type: 'reply', from, body }));
const stopped = (number: string) => isStopped(app.app.platform.sql, number);

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'QUIT',
  'End!',
  'revoke',
  'OPT OUT',
  'opt-out',
  'OptOut',
  'Cancel',
  'UNSUBSCRIBE',
  'S T O P',
])('%j stops a number, and START resumes it', async (word) => {
  const said = await reply('+1 (512) 555-0142', word);
  expect(said.json<{ reply: string }>().reply).toMatch(/no more texts.+START/);
  expect(await stopped('+15125550142')).toBe(true);
  expect((await reply('5125550142', word)).statusCode).toBe(200);
  expect((await reply('5125550142', 'Start')).json<{ reply: string }>().reply).toMatch(/again.+STOP/);
  expect(await stopped('+15125550142')).toBe(false);
});

test('every other word changes nothing and is kept nowhere', async () => {
  for (const word of ['Please stop by at 9', 'Thanks!', 'cancel my visit', '', '👍', 'x'.repeat(5000)])
    expect((await reply('512 555 0143', word)).json()).toEqual({ reply: null });
  expect(await stopped('+15125550143')).toBe(false);
  const { sql } = app.app.platform;
  expect(await sql`select from stopped_contacts`).toHaveLength(0);
  expect(await sql`select from events where payload::text like '%Thanks%'`).toHaveLength(0);
});

test('a message that is not signed, too old or not a message is refused and changes nothing', async () => {
  const stop = JSON.stringify({ type: 'reply', from: '512 555 0144', body: 'STOP' });
  const now = app.clock.now();
  for (const signature of [
    '',
    'x',
    sign('another secret, which is wrong here', stop, now),
    sign(textsSecret, `${stop} `, now),
    sign(textsSecret, stop, after(now, -minutes(6))),
  ])
    expect((await call(stop, signature)).statusCode).toBe(403);
  for (const body of ['{', '[]', '{"type":"reply"}', '{"type":"report","id":"1","state":"failed"}'])
    expect((await call(body)).statusCode).toBe(400);
  expect(await stopped('+15125550144')).toBe(false);
});

test('without a gateway there is no such address', async () => {
  const without = await openTestApp();
  const body = JSON.stringify({ type: 'reply', from: '512 555 0145', body: 'STOP' });
  expect((await call(body, sign(textsSecret, body, without.clock.now()), without)).statusCode).toBe(404);
  await without.close();
});
