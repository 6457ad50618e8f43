import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import path from 'node:path';
import { findBinaries } from '#server/local/embedded-postgres/binaries.ts';
import { ensureCluster, readPassword, USER } from '#server/local/embedded-postgres/cluster.ts';
import {
  findPostmaster,
  startPostmaster,
  stopPostmaster,
} from '#server/local/embedded-postgres/postmaster.ts';
import { findLauncher } from '#server/local/embedded-postgres/unprivileged.ts';
import { connect } from '#server/platform/database/sql.ts';

/** Files keep the user that PostgreSQL runs as. */
const copyOf = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** Starts a PostgreSQL for one test that can be restarted at the same address. */
export async function startRestartablePostgres(dataDir: string) {
  const binaries = await findBinaries();
  const launcher = await findLauncher(dataDir, binaries.postgres);
  const cluster = await ensureCluster(dataDir, binaries, launcher, true);
  const launchIn = (folder: string, port: number | undefined) =>
    startPostmaster(folder, binaries.postgres, launcher, { durable: true, maxConnections: 100, port });
  const launch = (port: number | undefined) => launchIn(cluster, port);
  const first = await launch(undefined);
  if (!first) throw new Error('No port was free');
  const address = (name: string) => addressOf(cluster, first.port, name);
  const admin = connect(await address('postgres'), { max: 1 });
  await admin`create database wagwell`;
  await admin.end();
  return {
    url: await address('wagwell'),
    /** The process that the others of this PostgreSQL come from. */
    postmaster: async () => (await findPostmaster(cluster))?.pid ?? 0,
    async restartNow(): Promise<void> {
      await killPostmaster(cluster);
      while (!(await launch(first.port))) await sleep(20);
    },
    /** Copies the database, to which nothing may be connected. @returns the copy's address */
    async copyDatabase(name: string): Promise<string> {
      const admin = connect(await address('postgres'), { max: 1 }).patient;
      await admin`create database ${admin(name)} template wagwell`;
      await admin.end();
      return address(name);
    },
    /** Starts a copy that follows this many seconds behind. @returns its address, and how to stop it */
    async addReplica(folder: string, behind: number) {
      const copy = path.join(folder, 'cluster');
      const conninfo = `host=127.0.0.1 port=${first.port} user=${USER} password=${await readPassword(cluster)}`;
      await stopIn(cluster);
      await copyOf(`${dataDir}/.`, folder);
      while (!(await launch(first.port))) await sleep(20);
      await appendFile(
        path.join(copy, 'postgresql.auto.conf'),
        `primary_conninfo = '${conninfo}'\nrecovery_min_apply_delay = '${behind}s'\n`,
      );
      await copyOf(path.join(copy, 'PG_VERSION'), path.join(copy, 'standby.signal'));
      const second = await launchIn(copy, undefined);
      if (!second) throw new Error('No port was free');
      return { url: await addressOf(copy, second.port, 'wagwell'), stop: () => stopIn(copy) };
    },
    stop: () => stopIn(cluster),
  };
}

/** Returns the database URL of a program that runs its own PostgreSQL in the folder. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const cluster = path.join(dataDir, 'postgres/cluster');
  return addressOf(cluster, (await findPostmaster(cluster))?.port ?? 0, 'wagwell');
}

/** Kills that PostgreSQL at once and waits until the program has restarted it. */
export async function killEmbedded(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'postgres/cluster');
  const killed = await killPostmaster(cluster);
  for (;;) {
    const running = await findPostmaster(cluster);
    if (running?.isReady && running.pid !== killed) return;
    await sleep(20);
  }
}

async function stopIn(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running) await stopPostmaster(cluster, running);
}

const addressOf = async (cluster: string, port: number, name: string) =>
  `postgres://${USER}:${await readPassword(cluster)}@127.0.0.1:${port}/${name}`;

/** Kills it like `pg_ctl stop -m immediate`: no statement finishes, no data is flushed. */
async function killPostmaster(cluster: string): Promise<number | undefined> {
  const running = await findPostmaster(cluster);
  if (!running) return undefined;
  process.kill(running.pid, 'SIGQUIT');
  while ((await findPostmaster(cluster))?.pid === running.pid) await sleep(10);
  return running.pid;
}
