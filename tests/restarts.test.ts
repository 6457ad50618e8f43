import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { seconds, systemClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { createTransact } from '#server/platform/transaction.ts';
import { spawnProgram } from './faults/program.ts';
import { embeddedUrl, killEmbedded, startRestartablePostgres } from './faults/restartable-postgres.ts';

const restarts = 20;
vi.setConfig({ testTimeout: 240_000 });

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-restarts-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the real program and waits until it listens. */
async function run(env: Record<string, string>) {
  const program = spawnProgram(env);
  let ended = false;
  void program.exitCode.then(() => (ended = true));
  cleanups.push(() => {
    program.signal('SIGTERM');
    return program.exitCode;
  });
  const address = (await program.address) ?? '';
  expect(address, program.said()).not.toBe('');
  return { address, ended: () => ended };
}

/** Creates a member who calls over the network. Every call must get a reply. */
async function signIn(sql: SqlPool, address: string, roles: ('groomer' | 'pet_owner')[]) {
  const { id, cookie } = await createTransact(sql, systemClock, () => [])(async (t) => {
    const account = await makeAccount(t, { roles });
    await makeFreeMembership(t, { accountId: account.id });
    return { id: account.id, cookie: await makeSession(t, account.id) };
  });
  const call = async (method: string, url: string, body?: object, key?: string) => {
    const response = await fetch(address + url, {
      method,
      signal: AbortSignal.timeout(seconds(35)),
      headers: {
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await response.text();
    if (response.status === 503) expect(response.headers.get('retry-after')).not.toBeNull();
    return response.status;
  };
  /** Collects the events sent from now on. */
  const listen = async () => {
    const response = await fetch(`${address}/api/events`, { headers: { cookie } });
    let told = '';
    const reading = (async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) told += chunk;
    })().catch(() => {});
    return { told: () => told, reading };
  };
  return { id, call, listen };
}

/** Repeats a call until it is stopped. @returns the statuses */
function overAndOver(act: () => Promise<number>) {
  const stopping = new AbortController();
  const statuses = new Set<number>();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      statuses.add(await act());
      await sleep(15);
    }
  })();
  // A failure may occur before `end` awaits it; it is reported there.
  done.catch(() => {});
  return async () => {
    stopping.abort();
    await done;
    return [...statuses];
  };
}

async function survives(address: string, sql: SqlPool, restart: () => Promise<void>) {
  const [bella, otto, maya] = await Promise.all([
    signIn(sql, address, ['pet_owner']),
    signIn(sql, address, ['pet_owner']),
    signIn(sql, address, ['groomer']),
  ]);
  const saved = { pets: [] as string[], messages: [] as string[] };

  let restarted = 0;
  const addPet = async () => {
    // An account has at most 200 pets: some for each restart.
    if (saved.pets.length >= 8 * (restarted + 1)) return 200;
    // Digits could read as a phone number, which no name holds.
    const name = `Dog ${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
    const status = await otto.call('POST', '/api/pets', { name, breed: 'Poodle', weight: 20 }, randomUUID());
    if (status === 201) saved.pets.push(name);
    return status;
  };
  const write = async (content: string = randomUUID()) => {
    const message = { fromUserId: 'current-user', toUserId: maya.id, content, clientId: content };
    const status = await bella.call('POST', '/api/messages', message);
    if (status === 201) saved.messages.push(content);
    return status;
  };
  // Maya writes first, because strangers may not send this many messages without an answer.
  for (const { id } of [bella, otto])
    await maya.call('POST', '/api/messages', { fromUserId: 'current-user', toUserId: id, content: 'Hello' });
  const stream = await maya.listen();
  const stops = [
    overAndOver(addPet),
    overAndOver(() => write()),
    overAndOver(() => maya.call('GET', '/api/messages/conversations/current-user')),
    overAndOver(() => otto.call('GET', '/api/pets')),
  ];
  for (let nth = 0; nth < restarts; nth++) {
    await sql`
      insert into jobs (id, name, key, payload, run_at)
      values (gen_random_uuid(), 'forget-old-mails', ${`restart ${nth}`}, '{}', now())`;
    await restart();
    restarted = nth + 1;
    const [pets, messages] = [saved.pets.length, saved.messages.length];
    await vi.waitFor(() => expect(saved.pets.length > pets && saved.messages.length > messages).toBe(true), {
      timeout: 35_000,
      interval: 10,
    });
  }
  for (const stop of stops) for (const status of await stop()) expect([200, 201, 429, 503]).toContain(status);

  // The program recovers without intervention.
  expect(await otto.call('GET', '/api/pets')).toBe(200);
  expect(saved.pets.length).toBeGreaterThan(restarts);
  const pets = await sql<{ name: string }[]>`select name from pets where name in ${sql(saved.pets)}`;
  expect(pets.map(({ name }) => name).toSorted()).toEqual(saved.pets.toSorted());
  const messages = await sql<{ content: string }[]>`
    select content from messages where content in ${sql(saved.messages)}`;
  expect(messages.map(({ content }) => content).toSorted()).toEqual(saved.messages.toSorted());
  await vi.waitFor(
    async () => {
      // A daily job that was done waits for the next night, which may begin in a minute.
      const [row] = await sql<{ waiting: number }[]>`
        select count(*)::int as waiting from jobs where key like 'restart %' and (run_at <= now() or attempts > 0)`;
      expect(row?.waiting).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  const before = stream.told().length;
  await vi.waitFor(
    async () => {
      await otto.call('POST', '/api/messages', {
        fromUserId: 'current-user',
        toUserId: maya.id,
        content: 'Are you there?',
      });
      expect(stream.told().slice(before)).toMatch(/event: changed\ndata: .*messages/);
    },
    { timeout: 30_000, interval: 500 },
  );
}

test('20 immediate restarts of PostgreSQL under load: the process keeps running, and no acknowledged write is lost', async () => {
  const postgres = await startRestartablePostgres(await newFolder());
  cleanups.push(() => postgres.stop());
  const program = await run({ DATABASE_URL: postgres.url });
  const sql = connect(postgres.url, { max: 3 }).patient;
  cleanups.push(() => sql.end());
  await survives(program.address, sql, () => postgres.restartNow());
  expect(program.ended()).toBe(false);
});

test('the same with its own PostgreSQL, which the program restarts', async () => {
  const dataDir = await newFolder();
  const program = await run({ DATA_DIR: dataDir });
  const sql = connect(await embeddedUrl(dataDir), { max: 3 }).patient;
  cleanups.push(() => sql.end());
  await survives(program.address, sql, () => killEmbedded(dataDir));
  expect(program.ended()).toBe(false);
});
