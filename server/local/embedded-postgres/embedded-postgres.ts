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
  /** The database, for a superuser. */
  url: string;
  /** The same through a Unix socket, with half as many queries again per second; not where the folder's path is long. */
  nearUrl: string;
  /** Ends the connections that are still open and stops PostgreSQL, unless another process of ours uses it too. */
  stop(): Promise<void>;
};

type Options = {
  /** The folder of the database; made when missing. PostgreSQL's own log is `<dataDir>/postgres.log`. */
  dataDir: string;
  log: { info(message: string): void; warn?(message: string): void };
  /** false trades the safety of the data for speed: for tests. */
  durable?: boolean;
  maxConnections?: number;
  /** Told when PostgreSQL has ended and cannot be started again. */
  onGone?: (error: Error) => void;
  /** The database to make when missing, and to which `url` leads. */
  database?: string;
};

const PATIENCE_MS = 60_000;
const POLL_MS = 20;

/**
 * Starts PostgreSQL from node_modules on a folder: about a second the first time, a tenth later. It listens on a free
 * port of 127.0.0.1 with a password that only the folder knows. A postmaster that a killed process left behind is
 * stopped first; one that a living process of ours uses on the same folder is shared, and stops with the last of them. One
 * that ends by itself is started again, at the same address.
 *
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

/** Where PostgreSQL last listened: the address that other processes of ours know. */
const portFile = (dataDir: string) => path.join(dataDir, 'port');
const writePort = (dataDir: string, port: number) => writeFile(portFile(dataDir), String(port));
const readPort = async (dataDir: string) =>
  Number.parseInt(await readFile(portFile(dataDir), 'utf8').catch(() => ''), 10) || undefined;

/** The folder as PostgreSQL will know it, made when missing. */
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

/** Node's own recursive mkdir never returns where nothing can be made, as under /proc. */
async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const parent = path.dirname(folder);
    if (errorCode(error) === 'ENOENT' && !(await isFolder(parent))) {
      // Others may pass, not look: PostgreSQL can be another user than we are.
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
