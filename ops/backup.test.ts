import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { versionInForce } from '#contract/identity/legal.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { connect } from '#server/platform/database/sql.ts';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { compiled, startProgram } from '#tests/faults/program.ts';
import { readTables } from '#tests/schema/read-schema.ts';
import { openS3Server, s3Key } from '#tests/standins/s3-server.ts';
import { runCommand } from './run-command.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The demo town with a row in every table of the first release. */
const townFile = path.resolve('tests/upgrades/baseline.sql.gz');
/** These are of the running process, not of the people. */
const ofTheProcess = new Set(['changed', 'migrations', 'backups']);

let folder: string;
let town: TestDatabase;
let program: Awaited<ReturnType<typeof startProgram>>;
let photo: string;
let cookie: string;
const opened: TestDatabase[] = [];

const at = (...parts: string[]) => path.join(folder, ...parts);

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('template1');
  opened.push(database);
  return database;
}

const run = (command: 'backup' | 'restore', url: string, args: string[], env: Record<string, string> = {}) =>
  runCommand([process.execPath, `ops/${command}.ts`, ...args], {
    ...compiled,
    DATABASE_URL: url,
    DATA_DIR: at(command),
    BACKUP_KEY_FILE: at('key'),
    STRIPE_SECRET_KEY: '',
    ...env,
  });

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'groomer@wagwell.example', password: demoPassword }),
  });
  expect(reply.status).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** The rows of each table as one digest, whatever their order. */
async function digests(url: string): Promise<Map<string, string>> {
  const sql = connect(url, { max: 1 });
  try {
    const found = new Map<string, string>();
    for (const { name } of await readTables(sql)) {
      if (ofTheProcess.has(name)) continue;
      const rows = await sql<{ line: string }[]>`select t::text as line from ${sql(name)} t order by 1`;
      const hash = createHash('sha256').update(rows.map(({ line }) => line).join('\n'));
      found.set(name, `${rows.length} ${hash.digest('hex')}`);
    }
    return found;
  } finally {
    await sql.end();
  }
}

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('.cache/backup-'));
  await writeFile(at('key'), randomBytes(32).toString('base64'));
  await writeFile(at('other-key'), randomBytes(32).toString('base64'));
  town = await newDatabase();
  const sql = connect(town.url, { max: 1 });
  await sql.unsafe((await promisify(gunzip)(await readFile(townFile))).toString());
  await sql.end();
  program = await startProgram(town.url, { DATA_DIR: at('backup') });
  cookie = await signIn(program.address);
  const agreed = await fetch(`${program.address}/api/account/agreements`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ terms: versionInForce('terms'), privacy: versionInForce('privacy') }),
  });
  expect(agreed.status).toBeLessThan(300);
  const { payload, headers } = uploadOf(await onePixel());
  const sent = await fetch(`${program.address}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload as Buffer),
  });
  expect(sent.status).toBe(201);
  photo = ((await sent.json()) as { url: string }).url;
});
afterAll(async () => {
  program.kill();
  await program.gone;
  for (const database of opened) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('npm run backup and npm run restore', () => {
  test('a backup under load is of one moment', async () => {
    const sql = connect(town.url, { max: 2 });
    const loading = new AbortController();
    let written = 0;
    const load = (async () => {
      while (!loading.signal.aborted) {
        const id = randomUUID();
        // Jobs are read long after events.
        await sql.begin(async (tx) => {
          await tx`insert into events (id, type, payload, created_at) values (${id}, 'load', '{}', now())`;
          await tx`insert into jobs (id, name, key, payload, run_at) values (${id}, 'load', ${id}, '{}', '2099-01-01')`;
        });
        written++;
      }
    })();
    await vi.waitFor(() => expect(written).toBeGreaterThan(10), { timeout: 20_000 });
    const before = written;
    const taken = await run('backup', town.url, [at('kept')]);
    const during = written - before;
    loading.abort();
    await load;
    expect([taken.output, taken.passed]).toEqual([
      expect.stringMatching(/^wagwell-\d{8}T\d{6}Z: \d+ rows and \d+ files, 3 of them new/),
      true,
    ]);
    expect(during).toBeGreaterThan(10);
    const [noted] = await sql<{ count: number }[]>`select count(*) as count from backups where bytes > 10000`;
    expect(noted?.count).toBe(1);
    await sql.end();

    const copy = await newDatabase();
    const restored = await run('restore', copy.url, [at('kept')], { DATA_DIR: at('under-load') });
    expect([restored.output, restored.passed]).toEqual([expect.stringContaining('is restored: '), true]);
    const read = connect(copy.url, { max: 1 });
    const [counts] = await read<{ events: number; jobs: number; both: number }[]>`
      select (select count(*) from events where type = 'load') as events,
        (select count(*) from jobs where name = 'load') as jobs,
        (select count(*) from jobs join events using (id) where name = 'load') as both`;
    await read.end();
    expect(counts?.jobs).toBeGreaterThanOrEqual(before);
    expect(counts).toEqual({ events: counts?.jobs, jobs: counts?.jobs, both: counts?.jobs });
  });

  test('everything is there elsewhere: each row of each table, the photos, the ledger', async () => {
    program.signal('SIGTERM');
    await program.gone;
    const taken = await run('backup', town.url, [at('kept')]);
    expect([taken.output, taken.passed]).toEqual([expect.stringContaining(', 0 of them new'), true]);
    const before = await digests(town.url);
    expect(before.size).toBeGreaterThan(80);
    const copy = await newDatabase();
    const restored = await run('restore', copy.url, [at('kept')]);
    expect([restored.output, restored.passed]).toEqual([expect.stringContaining('is restored: '), true]);
    expect(await digests(copy.url)).toEqual(before);

    const again = await run('restore', copy.url, [at('kept')]);
    expect([again.passed, again.output.trim()]).toEqual([
      false,
      'This database has accounts. Restore into an empty one; nothing was overwritten.',
    ]);
    const other = await startProgram(copy.url, { DATA_DIR: at('restore') });
    const seen = await fetch(`${other.address}${photo}`, {
      headers: { cookie: await signIn(other.address) },
    });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    other.kill();
    await other.gone;
  });

  test('a backup that is damaged, cut off, foreign or under another key changes nothing', async () => {
    const index = /(wagwell-\d{8}T\d{6}Z)/;
    const taken = await run('backup', town.url, [at('broken')]);
    const name = index.exec(taken.output)?.[1] ?? '';
    const file = at('broken', 'wa', name);
    const whole = await readFile(file);
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(5000) ^ 1, 5000);
    const copy = await newDatabase();
    for (const [content, env, said] of [
      [flipped, {}, /is damaged/],
      [whole.subarray(0, -70_000), {}, /is damaged/],
      [
        Buffer.from('a dump of another program, which begins otherwise'),
        {},
        /is not a backup of this program/,
      ],
      [whole, { BACKUP_KEY_FILE: at('other-key') }, /another key/],
      [whole, { BACKUP_KEY_FILE: at('no-key') }, /Setting BACKUP_KEY_FILE: .* cannot be read/],
    ] as const) {
      await writeFile(file, content);
      const refused = await run('restore', copy.url, [at('broken'), '--backup', name], {
        DATA_DIR: at('nothing'),
        ...env,
      });
      expect([refused.passed, refused.output]).toEqual([false, expect.stringMatching(said)]);
    }
    const sql = connect(copy.url, { max: 1 });
    expect(await sql`select from pg_class where relnamespace = 'public'::regnamespace`).toHaveLength(0);
    await sql.end();
    await expect(readFile(at('nothing', 'files'))).rejects.toThrow('ENOENT');
  });

  test('keeps backups in a bucket, which sees nothing of them', async () => {
    const server = await openS3Server();
    const env = {
      S3_ENDPOINT: server.endpoint,
      S3_ACCESS_KEY_ID: s3Key.id,
      S3_SECRET_ACCESS_KEY: s3Key.secret,
    };
    const place = [`s3://${server.bucket}/nightly`];
    const taken = await run('backup', town.url, place, env);
    expect([taken.output, taken.passed]).toEqual([expect.stringContaining('written and read again'), true]);
    expect([...server.objects.keys()].every((key) => key.startsWith('nightly/'))).toBe(true);
    expect(Buffer.concat([...server.objects.values()]).includes('groomer@wagwell.example')).toBe(false);
    const copy = await newDatabase();
    const restored = await run('restore', copy.url, place, { ...env, DATA_DIR: at('from-bucket') });
    expect([restored.output, restored.passed]).toEqual([expect.stringContaining('is restored: '), true]);
    await server.close();
  });

  test('without a place, or with a rule that cannot be read, prints its usage', async () => {
    for (const args of [[], [at('kept'), '--keep', 'all']])
      expect((await run('backup', town.url, args)).output).toContain('Usage: npm run backup -- DIR');
  });
});
