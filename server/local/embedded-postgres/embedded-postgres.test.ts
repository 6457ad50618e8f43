import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';
import { connect } from '#server/platform/database/sql.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(name = 'postgres'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-test-'));
  folders.push(folder);
  return path.join(folder, name);
}

const start = (dataDir: string, durable = false) =>
  startEmbeddedPostgres({ dataDir, log: { info: () => undefined }, durable });

async function query(url: string, text: string) {
  const sql = connect(url, { max: 1 });
  try {
    return (await sql.unsafe(text)).flatMap((row) => Object.values(row));
  } finally {
    await sql.end();
  }
}

/** Starts another copy of the program in a separate process, and waits until it runs. */
async function startElsewhere(dataDir: string) {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console, durable: false });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { url: String(url).trim(), child };
}

test('works in a folder with spaces and quotes in its name', async () => {
  const folder = await newFolder(`Rosie's "best" $dogs, all`);
  const first = await start(folder);
  await query(first.url, `create table dogs as select 'Rosie' as name, lower('É') as small`);
  await first.stop();
  const second = await start(folder);
  expect(await query(second.url, 'select name, small from dogs')).toEqual(['Rosie', 'é']);
  expect(await query(second.nearUrl, 'show timezone')).toEqual(['UTC']);
  await second.stop();
  await second.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow('does not answer');
});

test('after kill -9, the next start finds all data despite the orphaned postmaster', async () => {
  const folder = await newFolder();
  const { url, child } = await startElsewhere(folder);
  await query(url, 'create table dogs as select 7 as n');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start(folder);
  expect(await query(next.url, 'select n from dogs')).toEqual([7]);
  await next.stop();
  await expect(query(url, 'select 1')).rejects.toThrow('does not answer');
});

test.each([
  ['belongs to another program now', () => String(process.pid)],
  ['is free again', () => '4194000'],
  ['was not written yet', () => ''],
])('a socket’s lock of a killed server, whose number %s, stops no start at its port', async (_, pid) => {
  const folder = await newFolder();
  const first = await start(folder);
  const port = new URL(first.url).port;
  await query(first.url, 'create table dogs as select 7 as n');
  const { child } = await startElsewhere(folder);
  await first.stop();
  const postmaster = await findPostmaster(path.join(folder, 'cluster'));
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await writeFile(path.join(folder, `.s.PGSQL.${port}.lock`), `${pid()}\n${folder}/cluster\n0\n${port}\n`);
  const next = await start(folder);
  expect(await query(next.url, 'select n from dogs')).toEqual([7]);
  expect(new URL(next.url).port).toBe(port);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await next.stop();
});

test('copies started at once on a new folder share one server, which stops with the last', async () => {
  const folder = await newFolder();
  const [first, second, third] = await Promise.all([start(folder), start(folder), startElsewhere(folder)]);
  expect(second.url).toBe(first.url);
  expect(third.url).toBe(first.url);
  await first.stop();
  third.child.kill('SIGKILL');
  await once(third.child, 'exit');
  expect(await query(second.url, 'select 1')).toEqual([1]);
  await second.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow('does not answer');
});

const postmasterOf = async (folder: string) =>
  (await findPostmaster(path.join(folder, 'cluster'))) ?? { pid: 0, port: 0 };

test('a killed PostgreSQL is restarted at the same address with all data', async () => {
  const folder = await newFolder();
  const first = await start(folder, true);
  const elsewhere = await startElsewhere(folder);
  await query(first.url, 'create table dogs as select 7 as n');
  const { pid } = await postmasterOf(folder);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => query(first.url, 'select n from dogs'), { timeout: 20_000 }).toEqual([7]);
  await expect.poll(() => query(elsewhere.url, 'select n from dogs'), { timeout: 20_000 }).toEqual([7]);
  expect((await postmasterOf(folder)).pid).not.toBe(pid);
  elsewhere.child.kill('SIGKILL');
  await once(elsewhere.child, 'exit');
  expect(await query(first.url, 'select n from dogs')).toEqual([7]);
  await first.stop();
  expect(await findPostmaster(path.join(folder, 'cluster'))).toBeUndefined();
}, 60_000);

test('while the lock is lost after a crash, another copy that starts and stops does not stop PostgreSQL', async () => {
  const folder = await newFolder();
  const first = await start(folder, true);
  await query(first.url, 'create table dogs as select 7 as n');
  const { pid } = await postmasterOf(folder);
  // Makes PostgreSQL look older: a freshly started one is never stopped.
  const lines = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  await writeFile(path.join(folder, 'cluster/postmaster.pid'), lines.with(2, '1700000000').join('\n'));
  const [hold] = await query(first.url, `select pid from pg_locks where locktype = 'advisory'`);
  process.kill(Number(hold), 'SIGKILL');
  const second = await start(folder);
  expect(second.url).toBe(first.url);
  await second.stop();
  expect((await postmasterOf(folder)).pid).toBe(pid);
  expect(await query(first.url, 'select n from dogs')).toEqual([7]);
  await expect
    .poll(() => query(first.url, `select count(*) from pg_locks where locktype = 'advisory'`), {
      timeout: 20_000,
    })
    .toEqual([1]);
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow('does not answer');
}, 60_000);

test('a PostgreSQL that cannot start again is reported in one line', async () => {
  const folder = await newFolder();
  const gone = Promise.withResolvers<Error>();
  const first = await startEmbeddedPostgres({
    dataDir: folder,
    log: { info: () => undefined },
    durable: false,
    onGone: gone.resolve,
  });
  const { pid } = await postmasterOf(folder);
  await rm(path.join(folder, 'cluster/global/pg_control'));
  process.kill(pid, 'SIGKILL');
  expect(String(await gone.promise)).toMatch(/^Error: PostgreSQL did not start on .+: [^\n]+$/);
  await first.stop();
}, 60_000);

test('copies in two folders are independent', async () => {
  const [first, second] = await Promise.all([start(await newFolder()), start(await newFolder())]);
  await query(first.url, 'create table dogs ()');
  expect(await query(second.url, `select to_regclass('dogs')`)).toEqual([null]);
  const stranger = new URL(first.url);
  stranger.password = new URL(second.url).password;
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  await Promise.all([first.stop(), second.stop()]);
});

test('a pid file whose number now belongs to another program is removed, and that program keeps running', async () => {
  const folder = await newFolder();
  await (await start(folder)).stop();
  const other = spawn('sleep', ['60']);
  onTestFinished(() => void other.kill());
  await writeFile(
    path.join(folder, 'cluster/postmaster.pid'),
    `${other.pid}\n${folder}/cluster\n1700000000\n5432\n`,
  );
  const again = await start(folder);
  expect(await query(again.url, 'select 1')).toEqual([1]);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  await again.stop();
});

test('a folder that is not writable is reported in one line', async () => {
  const folder = await newFolder();
  await writeFile(folder, 'a file in the way');
  const failure = await start(folder).catch(String);
  expect(failure).toMatch(
    /^Error: The data folder .+ cannot be written \(EEXIST.+\)\. Set DATA_DIR to another\.$/,
  );
  expect(await start(path.join(folder, 'below')).catch(String)).toContain('cannot be written (ENOTDIR');
  expect(await readFile(folder, 'utf8')).toBe('a file in the way');
});
