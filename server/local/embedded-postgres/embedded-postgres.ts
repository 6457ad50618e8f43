import { access, constants, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster, readPassword, USER } from './cluster.ts';
import { errorCode } from './error-code.ts';
import { acquireLease, type Lease } from './lease.ts';
import { keepAlive } from './keep-alive.ts';
import { joinProcesses } from './processes.ts';
import {
  findPostmaster,
  socketFolder,
  startPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts';
import { findLauncher } from './unprivileged.ts';

export type EmbeddedPostgres = {
  /** The URL of the database, as a superuser. */
  url: string;
  /**
   * The same through a Unix socket, for half as many queries again per second; unavailable if the folder's
   * path is too long.
   */
  nearUrl: string;
  /** Closes open connections and stops PostgreSQL, unless another process of this program uses it. */
  stop(): Promise<void>;
};

type Options = {
  /** The folder of the database; created if missing. PostgreSQL's own log is `<dataDir>/postgres.log`. */
  dataDir: string;
  log: { info(message: string): void; warn?(message: string): void };
  /** false trades the safety of the data for speed: for tests. */
  durable?: boolean;
  maxConnections?: number;
  /** Called when PostgreSQL has ended and cannot be restarted. */
  onGone?: (error: Error) => void;
  /** The database of `url`; created if missing. */
  database?: string;
};

const PATIENCE_MS = 60_000;
const POLL_MS = 20;

/**
 * Starts PostgreSQL from node_modules on a folder, on a free port of 127.0.0.1 with a password stored in the
 * folder; this takes about a second the first time, a tenth later. A postmaster left by a killed process is
 * stopped first; one used by other processes of this program is shared and stops with the last of them, and
 * one that ends by itself is restarted at the same address.
 * @throws Error with one clear line
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, durable = true, maxConnections = 100, database = 'wagwell' } = options;
  const dataDir = await prepareFolder(options.dataDir);
  const binaries = await findBinaries();
  const launcher = await findLauncher(dataDir, binaries.postgres);
  const cluster = await ensureCluster(dataDir, binaries, launcher, durable);
  const password = await readPassword(cluster);
  const urlOf = (port: number, name: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;

  const processes = await joinProcesses(dataDir);
  const launch = async () =>
    (await findPostmaster(cluster)) ??
    (await startPostmaster(cluster, binaries.postgres, launcher, {
      durable,
      maxConnections,
      port: (await processes.haveOthers()) ? await readPort(dataDir) : undefined,
    }));

  const deadline = Date.now() + PATIENCE_MS;
  try {
    while (Date.now() < deadline) {
      const running = await launch();
      const hold = running && (await acquireLease(urlOf(running.port, 'postgres')));
      if (running && hold) {
        if (running.isFresh || (await processes.haveOthers()) || !(await hold.isAlone()))
          return await use(running, hold);
        await stopPostmaster(cluster, running);
        await hold.close();
        log.info('PostgreSQL of an earlier run was still running and has been stopped');
      } else {
        await wait(POLL_MS);
      }
    }
  } catch (error) {
    await processes.leave();
    throw error;
  }
  await processes.leave();
  throw new Error(`PostgreSQL on ${cluster} does not answer; see ${path.join(dataDir, 'postgres.log')}.`);

  async function use({ port }: Postmaster, first: Lease): Promise<EmbeddedPostgres> {
    await first.createDatabase(database);
    await writePort(dataDir, port);
    const kept = keepAlive(first, {
      find: () => findPostmaster(cluster),
      start: () => startPostmaster(cluster, binaries.postgres, launcher, { durable, maxConnections, port }),
      hold: () => acquireLease(urlOf(port, 'postgres')),
      port,
      onAgain: () => say('PostgreSQL ended or started over by itself; it runs again'),
      onGone: (error) => options.onGone?.(error),
    });
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      const hold = await kept.end();
      await processes.leave();
      const isNeeded = (await processes.haveOthers()) || !(await hold.release().catch(() => true));
      const running = isNeeded ? undefined : await findPostmaster(cluster);
      if (running) await stopPostmaster(cluster, running);
      await hold.close();
    };
    const url = urlOf(port, database);
    const folder = socketFolder(cluster, port);
    return {
      url,
      nearUrl: folder ? `${url}?host=${encodeURIComponent(folder)}` : url,
      stop: () => (stopped ??= stop()),
    };
  }

  function say(message: string): void {
    if (log.warn) log.warn(message);
    else log.info(message);
  }
}

/** Stores PostgreSQL's last port, which other processes of this program know. */
const portFile = (dataDir: string) => path.join(dataDir, 'port');
const writePort = (dataDir: string, port: number) => writeFile(portFile(dataDir), String(port));
const readPort = async (dataDir: string) =>
  Number.parseInt(await readFile(portFile(dataDir), 'utf8').catch(() => ''), 10) || undefined;

/** Returns the real path of the folder; creates it if missing. */
async function prepareFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir);
  try {
    await makeFolder(folder, 0o700);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(',');
    throw new Error(`The data folder ${folder} cannot be written (${reason}). Set DATA_DIR to another.`, {
      cause: error,
    });
  }
}

/** Replaces Node's recursive mkdir, which never returns where nothing can be created, as under /proc. */
async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const parent = path.dirname(folder);
    if (errorCode(error) === 'ENOENT' && !(await isFolder(parent))) {
      // Other users may pass through but not list: PostgreSQL may run as another user.
      await makeFolder(parent, 0o711);
      await mkdir(folder, { mode });
    } else if (!(await isFolder(folder))) {
      throw error;
    }
  }
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
