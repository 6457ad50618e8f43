import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { minutes, seconds } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { spawnProgram } from '../faults/program.ts';
import { startRestartablePostgres } from '../faults/restartable-postgres.ts';
import { startLoad } from './load.ts';

/**
 * `npm run test:upgrade`: the released program and this one on one database, side by side under load, while this one
 * migrates it. The release is read from its git tag, so a clone without tags needs `git fetch --tags` first.
 */
const tag = 'v0.1.0';
const root = path.join(import.meta.dirname, '../..');
/** A migration gives a lock up after two seconds; the rest is a busy machine. */
const longestGap = 5;
const run = promisify(execFile);

const cleanups: (() => unknown)[] = [];
const begun = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const packages = (manifest = '') => JSON.stringify(JSON.parse(manifest).dependencies);

async function unpackRelease(folder: string): Promise<string> {
  await run('git', ['rev-parse', '--verify', '--quiet', `${tag}^{commit}`], { cwd: root }).catch(() => {
    throw new Error(`The tag ${tag} is not here: git fetch --tags`);
  });
  const release = path.join(folder, 'release');
  await mkdir(release);
  const archive = path.join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, tag], { cwd: root });
  await run('tar', ['-xf', archive, '-C', release]);
  const [own, released] = await Promise.all(
    [root, release].map(async (where) => readFile(path.join(where, 'package.json'), 'utf8')),
  );
  if (packages(own) !== packages(released)) await run('npm', ['ci', '--omit=dev'], { cwd: release });
  else await symlink(path.join(root, 'node_modules'), path.join(release, 'node_modules'));
  return release;
}

/** The demo town with a row in every table, as the first frozen migrations made and filled it. */
const dump = path.join(root, 'tests/upgrades/baseline.sql.gz');

/** Holds what a migration has to wait for, as a long report does. @returns what lets it go */
async function holdLocks(url: string): Promise<() => Promise<void>> {
  const sql = connect(url, { max: 1 });
  const [held, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (tx) => {
    await tx.unsafe('lock table shifts, messages, visits, clients in access share mode');
    taken.resolve();
    await held.promise;
  });
  await taken.promise;
  return async () => {
    held.resolve();
    await holding;
    await sql.end();
  };
}

/** Waits until the migration is behind the lock. */
async function waitUntilSomebodyWaits(sql: SqlPool): Promise<void> {
  const end = Date.now() + minutes(2);
  for (;;) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from pg_locks where not granted and mode = 'AccessExclusiveLock'`;
    if (row?.count) return;
    if (Date.now() > end) throw new Error('No migration waited for the lock');
    await sleep(20);
  }
}

/** The release takes jobs that only this version knows, and fails; the next try has to be ours. */
async function findFailedJobs(sql: SqlPool): Promise<string[]> {
  const end = Date.now() + minutes(2);
  for (;;) {
    const failed = await sql<{ name: string; error: string }[]>`
      select name, last_error as error from jobs where last_error is not null`;
    if (failed.length === 0) return [];
    if (Date.now() > end) return failed.map(({ name, error }) => `the job ${name} failed: ${error}`);
    await sleep(500);
  }
}

async function play(): Promise<string[]> {
  const newFolder = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-upgrade-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const folder = await newFolder();
  const release = await unpackRelease(folder);
  const postgres = await startRestartablePostgres(await newFolder());
  cleanups.push(() => postgres.stop());
  const sql = connect(postgres.url, { max: 2 }).patient;
  cleanups.push(() => sql.end());
  await sql.unsafe((await promisify(gunzip)(await readFile(dump))).toString());
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'files'),
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const start = async (where: string, more: object = {}) => {
    const program = spawnProgram({ ...env, ...more }, where);
    cleanups.push(() => program.signal('SIGKILL'));
    const address = await program.address;
    if (!address) throw new Error(`It did not start: ${program.said()}`);
    return { ...program, address };
  };

  const old = await start(release, { DEMO: '1' });
  say(`${tag} runs in its demo town`);
  const load = await startLoad(sql, old.address);
  await sleep(seconds(5));
  load.longestGap();

  const letGo = await holdLocks(postgres.url);
  const starting = start(root, { DEMO: '1' });
  await waitUntilSomebodyWaits(sql);
  await sleep(seconds(8));
  await letGo();
  const next = await starting;
  const gap = load.longestGap();
  say(`this version has migrated beside it; nobody could write for at most ${gap.toFixed(1)} s`);
  load.add(next.address);
  await sleep(seconds(15));
  say('both have answered');
  load.remove(old.address);
  await sleep(seconds(1));
  old.signal('SIGTERM');
  const code = await old.exitCode;
  await sleep(seconds(5));
  const { counts, faults } = await load.stop();
  say(`${counts.join(' and ')} calls answered`);
  faults.push(...(await findFailedJobs(sql)));
  next.signal('SIGTERM');
  await next.exitCode;
  if (code !== 0) faults.push(`${tag} ended with ${code}`);
  if (gap > longestGap) faults.push(`nobody could write for ${gap.toFixed(1)} s`);
  if (counts.length < 2) faults.push('one process answered everything');
  return faults;
}

try {
  const faults = await play();
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(faults.length === 0 ? 'passed' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup();
}
