import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/local/embedded-postgres/index.ts';
import { declaredTriggers } from '#server/modules.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/migration-files.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type TestDatabase = {
  url: string;
  /** Ends all connections for good; the files are deleted after the run. */
  drop(): Promise<void>;
};

const DATA_DIR = path.join(import.meta.dirname, '../.cache/test-postgres');
const TEMPLATES_KEPT = 4;
const TEMPLATE_LOCK = 5_113_807;

/** The environment variable that passes the run's databases to its workers, which are other processes. */
const RUN_VARIABLE = 'WAGWELL_TEST_RUN';
type Named = { name: string };
type Run = { pid: number; serverUrl: string; template: string };

/**
 * Starts the PostgreSQL that all tests share and updates the template database to the newest migrations. Runs
 * once before the workers; the returned function runs after them.
 */
export async function startTestDatabases(): Promise<() => Promise<void>> {
  const server = await startOrStartOver();
  try {
    await asAdmin(server.url, async (sql) => {
      await dropLeftovers(sql);
      // Starting parallel workers takes longer than the tests' few rows.
      await sql`alter role current_user set max_parallel_workers_per_gather = 0`;
      // It visits each database of the run in turn: with 300 of them that took a sixth of a core.
      await sql`alter system set autovacuum = off`;
      // Shares the blocks of copied files where the file system can; on Windows PostgreSQL knows no such way.
      if (process.platform !== 'win32') await sql`alter system set file_copy_method = clone`;
      await sql`select pg_reload_conf()`;
    });
    const template = await nameTemplate();
    await ensureTemplate(server.url, template, (url) => migrate(url, declaredTriggers));
    const run: Run = { pid: process.pid, serverUrl: server.url, template };
    process.env[RUN_VARIABLE] = JSON.stringify(run);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    try {
      await asAdmin(server.url, (sql) => dropClones(sql, (pid) => pid === process.pid));
    } finally {
      await server.stop();
    }
  };
}

/**
 * Clones an empty database with the newest schema from the template. Deleting it during the run would make the next
 * clones slow: ext4 creates files slowly next to hundreds of freshly deleted ones.
 */
export async function createTestDatabase(template = readRun().template): Promise<TestDatabase> {
  const { pid, serverUrl } = readRun();
  const name = `test_${pid}_${randomBytes(6).toString('hex')}`;
  // Copying the files takes a fifth of the time of copying each block through the log.
  await asAdmin(
    serverUrl,
    (sql) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`,
  );
  return {
    url: urlOf(serverUrl, name),
    drop: () =>
      asAdmin(serverUrl, async (sql) => {
        await sql`alter database ${sql(name)} allow_connections false`;
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      }),
  };
}

function readRun(): Run {
  const run = process.env[RUN_VARIABLE];
  if (!run) throw new Error('This test needs the database: start it through vitest or playwright.');
  return JSON.parse(run);
}

/** Starts PostgreSQL; if a crash left its folder unreadable, deletes it first, since it contains only test data. */
async function startOrStartOver() {
  const options = {
    dataDir: DATA_DIR,
    log: { info: () => undefined },
    durable: false,
    maxConnections: 300,
    database: 'admin',
  };
  try {
    return await startEmbeddedPostgres(options);
  } catch {
    await rm(DATA_DIR, { recursive: true, force: true });
    return startEmbeddedPostgres(options);
  }
}

/** @returns a name made of the migrations, so that concurrent runs share the template until they change */
async function nameTemplate(): Promise<string> {
  const checksums =
    (await readMigrations()).map(({ name, checksum }) => `${name} ${checksum}\n`).join('') + declaredTriggers;
  return `template_${createHash('sha256').update(checksums).digest('hex').slice(0, 16)}`;
}

/** Creates a template of this run only, which `fill` fills once however many workers ask for it. @returns its name */
export async function createRunTemplate(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  const { pid, serverUrl, template: empty } = readRun();
  const template = `test_${pid}_${name}`;
  await ensureTemplate(serverUrl, template, fill, empty);
  return template;
}

/** Creates and fills the template unless it exists. */
async function ensureTemplate(
  serverUrl: string,
  template: string,
  fill: (url: string) => Promise<void>,
  copied = 'template1',
): Promise<void> {
  await asAdmin(serverUrl, async (sql) => {
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`;
    const [found] = await sql`select 1 from pg_database where datname = ${template}`;
    if (!found) {
      const unfinished = `unfinished_${template}`;
      await sql`drop database if exists ${sql(unfinished)} with (force)`;
      await sql`create database ${sql(unfinished)} template ${sql(copied)}`;
      await fill(urlOf(serverUrl, unfinished));
      // A template that accepts no connections, not even from autovacuum, can be cloned at any time.
      await sql`alter database ${sql(unfinished)} allow_connections false`;
      await sql`alter database ${sql(unfinished)} rename to ${sql(template)}`;
    }
    await sql`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
  });
}

/** Drops databases of killed runs and templates of old migrations. */
async function dropLeftovers(sql: Sql): Promise<void> {
  const templates = await sql<Named[]>`
    select datname as name from pg_database where starts_with(datname, 'template_')
    order by oid desc offset ${TEMPLATES_KEPT}`;
  await dropAll(sql, templates);
  await dropClones(sql, (pid) => !isRunning(pid));
}

/** Drops the clones of some runs. */
async function dropClones(sql: Sql, isOf: (pid: number) => boolean): Promise<void> {
  const clones = await sql<
    Named[]
  >`select datname as name from pg_database where starts_with(datname, 'test_')`;
  await dropAll(
    sql,
    clones.filter(({ name }) => isOf(Number(name.split('_')[1]))),
  );
}

async function dropAll(sql: Sql, databases: Named[]): Promise<void> {
  for (const { name } of databases) await sql`drop database if exists ${sql(name)} with (force)`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function asAdmin<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
