import { setTimeout as sleep } from 'node:timers/promises';
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

/** Starts a PostgreSQL for one test that can be restarted at the same address. */
export async function startRestartablePostgres(dataDir: string) {
  const binaries = await findBinaries();
  const launcher = await findLauncher(dataDir, binaries.postgres);
  const cluster = await ensureCluster(dataDir, binaries, launcher, true);
  const launch = (port: number | undefined) =>
    startPostmaster(cluster, binaries.postgres, launcher, { durable: true, maxConnections: 100, port });
  const first = await launch(undefined);
  if (!first) throw new Error('No port was free');
  const address = (name: string) => addressOf(cluster, first.port, name);
  const admin = connect(await address('postgres'), { max: 1 });
  await admin`create database wagwell`;
  await admin.end();
  return {
    url: await address('wagwell'),
    async restartNow(): Promise<void> {
      await killPostmaster(cluster);
      while (!(await launch(first.port))) await sleep(20);
    },
    async stop(): Promise<void> {
      const running = await findPostmaster(cluster);
      if (running) await stopPostmaster(cluster, running);
    },
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
