import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frontDeskCalls } from '#server/modules/identity/index.ts';
import { calls } from './every-call/calls.ts';
import { send } from './every-call/send.ts';
import { fields, linkHolders, mark, marksIn, openCast, outsiders } from './private-fields/cast.ts';
import type { Cast } from './private-fields/cast.ts';
import { textsSecret } from './standins/text-gateway.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await openTestApp({ TEXTS_URL: 'keep:', TEXTS_SECRET: textsSecret });
  cast = await openCast(app);
});
afterAll(() => app.close());

/** Reads everything that there is to read, whatever a path may name. @returns where which marker is found */
async function findMarks(cookie: string, secrets: readonly string[] = ['A'.repeat(22)]): Promise<string[]> {
  const { clientId, visitId, petId: marked, provider, shiftId } = cast;
  const ids = [clientId, visitId, marked, provider.id, shiftId];
  const found = new Set<string>();
  const reads = calls.filter(({ key }) => key.startsWith('GET ') && !key.includes('/api/events'));
  for (const call of reads)
    for (const id of call.path.includes(':') ? ids : [''])
      for (const secret of call.path.includes(':secret') ? secrets : [''])
        for (const petId of call.path.includes(':petId') ? ids : ['']) {
          const params = { id, petId, secret, userId: id, otherUserId: id, key: id };
          const { text } = await send(app, call, { params }, cookie);
          for (const each of marksIn(text)) found.add(`${call.key}: ${each}`);
        }
  return [...found].toSorted();
}

test('the provider reads every private field, so that a leak would be seen', async () => {
  const found = (await findMarks(cast.provider.cookie)).join('\n');
  for (const field of fields) expect(found).toContain(mark(field));
}, 60_000);

describe('what a provider notes is in no reply to', () => {
  test.each(outsiders)(
    '%s',
    async (who) => {
      expect(await findMarks(cast.people[who].cookie)).toEqual([]);
    },
    60_000,
  );

  test('an expired or a revoked link opens nothing at all', async () => {
    for (const which of ['an expired link', 'a revoked link'] as const) {
      const params = { secret: cast.links[which] };
      expect((await app.stranger.call('GET /api/client-links/:secret', { params })).status).toBe(410);
    }
  });

  test.each(linkHolders)(
    'who has %s',
    async (which) => {
      expect(await findMarks('', [cast.links[which]])).toEqual([]);
    },
    60_000,
  );
});

test('the front desk of the provider reads it only where it works with clients', async () => {
  const found = await findMarks(cast.ownDesk);
  expect(found).toContain(`GET /api/clients/:id: ${mark('notes')}`);
  expect(found.filter((each) => !frontDeskCalls.has(each.replace(/: .*$/, '')))).toEqual([]);
}, 60_000);

/** The files of an account's archive as text. */
async function archiveOf(cookie: string): Promise<string> {
  const download = () => app.app.server.inject({ url: '/api/account/export/archive', headers: { cookie } });
  await app.stranger.call('POST /api/account/export', { headers: { cookie } });
  await app.settle();
  const reply = await download();
  expect(reply.statusCode).toBe(200);
  return Object.values(unzipSync(reply.rawPayload))
    .map((file) => strFromU8(file))
    .join('\n');
}

test('it is in the archive of the provider, and in that of nobody else', async () => {
  const own = await archiveOf(cast.provider.cookie);
  for (const field of fields) expect(own).toContain(mark(field));
  for (const [who, { cookie }] of Object.entries(cast.people)) {
    if (who === 'the front desk of another salon') continue;
    expect([who, ...marksIn(await archiveOf(cookie))]).toEqual([who]);
  }
}, 120_000);

test('no mail or text to the client, notice, event or job holds it', async () => {
  const { provider, clientId, visitId } = cast;
  const { sql, mailer, texts } = app.app.platform;
  const params = { id: clientId };
  await sql`update accounts set phone = '512 555 0101', email_verified_at = coalesce(email_verified_at, ${app.clock.now()})
    where id = ${cast.people['the linked parent'].id}`;
  await provider.call('PATCH /api/clients/:id', { params, body: { textsOk: true } });
  for (const channel of ['email', 'text'])
    for (const kind of ['confirmation', 'reminder', 'moved', 'on_my_way', 'ready', 'report_card']) {
      const { status, problem } = await provider.call('POST /api/clients/:id/messages', {
        params,
        body: { kind, channel, visitId },
      });
      expect(status, JSON.stringify(problem)).toBe(201);
    }
  await app.settle();
  await provider.call('POST /api/visits/:id/cancel', { params: { id: visitId }, body: { reason: 'Ill' } });
  await app.settle();
  const mails = await mailer.kept(200);
  expect(mails.length).toBeGreaterThanOrEqual(6);
  expect(texts?.kept().length).toBe(6);
  expect(marksIn(JSON.stringify([mails, texts?.kept()]))).toEqual([]);
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  const holding: string[] = [];
  for (const { name } of tables)
    if (
      (await sql.unsafe(`select from "${name}" t where to_jsonb(t)::text like '%Zanzibar-%' limit 1`))
        .length > 0
    )
      holding.push(name);
  expect(holding.toSorted()).toEqual(['client_pets', 'clients', 'visits']);
}, 60_000);
