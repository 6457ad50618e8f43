import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from './every-call/calls.ts';
import type { Call } from './every-call/calls.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { send } from './every-call/send.ts';
import type { Input } from './every-call/valid-request.ts';
import { fields, linkHolders, mark, marksIn, openCast, outsiders } from './private-fields/cast.ts';
import type { Cast } from './private-fields/cast.ts';
import { openTestApp, testNow } from './test-app.ts';
import type { TestApp } from './test-app.ts';

const lines = vi.hoisted((): string[] => []);
vi.mock(import('#server/platform/log.ts'), async (load) => {
  const { createLog } = await load();
  return { createLog: () => createLog('trace', { write: (line) => lines.push(line) }) };
});

let app: TestApp;
let cast: Cast;
/** A valid body of each call, of records of someone else. */
const inputs = new Map<string, Input>();

/** Acts that end a session, and those that end what others would still be asked about: they come last or not at all. */
const ends = /\/auth\/|\/api\/(account|sessions|two-factor|passkeys|admin)/;
const late = /cancel|withdraw|remove|stop|DELETE|personal-data|block/;
const writes = calls
  .filter(({ key }) => !key.startsWith('GET ') && !ends.test(key))
  .toSorted((a, b) => Number(late.test(a.key)) - Number(late.test(b.key)));

beforeAll(async () => {
  app = await openTestApp();
  for (const { key } of writes) inputs.set(key, (await createScenario(app, key)).good);
  app.clock.moveTo(testNow());
  cast = await openCast(app);
}, 600_000);
afterAll(() => app.close());

/** A body in which whatever names a client, a visit or a pet names the marked one. */
function pointed(body: unknown): unknown {
  const { clientId, visitId, petId } = cast;
  const ids: Record<string, unknown> = {
    clientId,
    visitId,
    petId,
    petIds: [petId],
    visitIds: [visitId],
    clientIds: [clientId],
  };
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, ids[name] ?? value]))
    : body;
}

const isPointed = (call: Call) =>
  call.path.includes(':') ||
  [cast.clientId, cast.visitId, cast.petId].some((id) =>
    JSON.stringify({ body: pointed(inputs.get(call.key)?.body) }).includes(id),
  );

/** Sends every write at the marked records. @returns where which marker is found in the reply, and which calls were accepted */
async function act(cookie: string, secret = 'A'.repeat(22)) {
  const { clientId, visitId, petId, provider } = cast;
  const found = new Set<string>();
  const accepted = new Set<string>();
  for (const call of writes.filter(isPointed)) {
    const { body, payload, headers = {} } = inputs.get(call.key) ?? {};
    for (const id of call.path.includes(':id') ? [clientId, visitId, petId] : ['']) {
      const params = { ...inputs.get(call.key)?.params, id, petId, secret, userId: provider.id };
      const input = {
        params,
        headers,
        ...(payload ? { payload } : body === undefined ? {} : { body: pointed(body) }),
      };
      const { text, status } = await send(app, call, input, cookie);
      if (status < 300) accepted.add(call.key);
      for (const each of marksIn(text)) found.add(`${call.key}: ${each}`);
    }
  }
  return { found: [...found].toSorted(), accepted: [...accepted] };
}

test('the provider is answered with the private fields, so that a leak would be seen', async () => {
  const { text } = await send(
    app,
    { method: 'PATCH', path: '/api/clients/:id' },
    { params: { id: cast.clientId }, body: { lastName: 'Garcia' } },
    cast.provider.cookie,
  );
  for (const field of ['notes', 'directions', 'reason']) expect(marksIn(text)).toContain(mark(field));
});

test('the streams of others name lists at most', async () => {
  await app.app.platform.changeFeed.start();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.server.address() as AddressInfo;
  const callers = { provider: cast.provider, ...cast.people };
  const heard: Record<string, string> = {};
  const requests = await Promise.all(
    Object.entries(callers).map(async ([who, { cookie }]) => {
      heard[who] = '';
      const request = http.get({ port, host: '127.0.0.1', path: '/api/events', headers: { cookie } });
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (heard[who] += chunk));
      response.on('error', () => {});
      return request;
    }),
  );
  const { provider, clientId, visitId } = cast;
  for (const [key, id, body] of [
    ['PATCH /api/clients/:id', clientId, { notes: `${mark('notes')} again` }],
    ['PATCH /api/visits/:id', visitId, { note: `${mark('note')} again` }],
  ] as const)
    expect((await provider.call(key, { params: { id }, body })).status).toBe(200);
  await app.settle();
  const changed = (who: string) => expect(heard[who]).toContain('event: changed');
  await vi.waitFor(() => ['provider', 'the linked parent'].forEach(changed), { timeout: 30_000 });
  expect(marksIn(Object.values(heard).join(''))).toEqual([]);
  for (const request of requests) request.destroy();
}, 60_000);

describe('what a provider notes is in no reply to an act of', () => {
  test.each(outsiders)(
    '%s',
    async (who) => {
      const { found, accepted } = await act(cast.people[who].cookie);
      expect(found).toEqual([]);
      const isParty = who === 'the linked parent';
      expect(accepted.includes('POST /api/visits/:id/confirm')).toBe(isParty);
      if (!isParty) expect(accepted.filter((key) => /\/api\/(clients|visits)\/:id/.test(key))).toEqual([]);
    },
    300_000,
  );

  test.each(linkHolders.toReversed())(
    'who has %s',
    async (which) => {
      const { found, accepted } = await act('', cast.links[which]);
      expect(found).toEqual([]);
      const opens = which === 'the link of the visit' || which === 'the link of another visit';
      expect(accepted.includes('POST /api/client-links/:secret/confirm')).toBe(opens);
    },
    300_000,
  );
});

test('the provider still has it, and no line of the log does', async () => {
  await app.settle();
  const { text } = await send(
    app,
    { method: 'GET', path: '/api/clients/:id' },
    { params: { id: cast.clientId } },
    cast.provider.cookie,
  );
  for (const field of fields.slice(0, 3)) expect(marksIn(text)).toContain(mark(field));
  expect(lines.some((line) => line.includes('/api/clients'))).toBe(true);
  expect(marksIn(lines.join('\n'))).toEqual([]);
});
