import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from './error-code.ts';
import { programEnvironment, type Launcher } from './unprivileged.ts';

/**
 * A running PostgreSQL server of one cluster. `isFresh`: it has just started, so the process that started it
 * may not have the lock yet.
 */
export type Postmaster = { pid: number; port: number; isFresh: boolean };

export type Settings = {
  durable: boolean;
  maxConnections: number;
  /** Undefined chooses a free port. */
  port: number | undefined;
};

const POLL_MS = 10;
/** The port, its socket or the cluster is in use, or processes of a killed postmaster are still running. */
const comesLater =
  /could not bind|lock file ".+" already exists|lock file ".+" is empty|Address already in use|pre-existing shared memory block/;
const FRESH_S = 5;
const FAST_STOP_MS = 20_000;
const LOG_LIMIT_BYTES = 5_000_000;
/** The shortest limit for a socket path on the supported systems. */
const SOCKET_PATH_BYTES = 103;

/**
 * Returns the folder of the postmaster's socket, if its path is short enough. A socket is faster than TCP.
 */
export function socketFolder(cluster: string, port: number): string | undefined {
  const folder = path.dirname(cluster);
  return Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= SOCKET_PATH_BYTES ? folder : undefined;
}

/**
 * Finds the postmaster of this cluster, including one that is starting, stopping or orphaned. Removes a pid
 * file whose number belongs to another program now.
 */
export async function findPostmaster(
  cluster: string,
): Promise<(Postmaster & { isReady: boolean }) | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (!(await commandOf(pid)).includes(cluster)) {
    await rm(file, { force: true });
    return undefined;
  }
  const isFresh = Date.now() / 1000 - Number(lines[2]) < FRESH_S;
  return { pid, port: Number(lines[3]), isFresh, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Starts a postmaster on a local port, in its own session: signals that a terminal or supervisor sends to
 * this process group do not reach it, so that this process can finish its work first.
 * @returns undefined if port or cluster are still in use by another process
 * @throws Error with the last lines of PostgreSQL's log
 */
export async function startPostmaster(
  cluster: string,
  postgres: string,
  launcher: Launcher,
  settings: Settings,
): Promise<Postmaster | undefined> {
  const port = settings.port ?? (await freePort());
  await removeStaleSocket(cluster, port);
  const log = await open(path.join(cluster, '../postgres.log'), 'a', 0o600);
  try {
    if ((await log.stat()).size > LOG_LIMIT_BYTES) await log.truncate();
    const begin = (await log.stat()).size;
    const [command = '', ...args] = [
      ...launcher.prefix,
      postgres,
      '-D',
      cluster,
      ...flags(cluster, port, settings),
    ];
    const child = spawn(command, args, {
      ...launcher.as,
      cwd: '/',
      env: programEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    while (child.exitCode === null && child.signalCode === null) {
      const found = await findPostmaster(cluster);
      if (found?.isReady && found.pid === child.pid) return found;
      await wait(POLL_MS);
    }
    const said = (await readFile(path.join(cluster, '../postgres.log'))).subarray(begin).toString();
    if (comesLater.test(said)) return undefined;
    const reason = /(?:FATAL|PANIC): +(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
    throw new Error(
      `PostgreSQL did not start on ${cluster}: ${reason || `it ended with ${child.signalCode ?? child.exitCode}`}`,
    );
  } finally {
    await log.close();
  }
}

/** Removes the socket of a killed postmaster, whose number may belong to another program now. */
async function removeStaleSocket(cluster: string, port: number): Promise<void> {
  const socket = path.join(path.dirname(cluster), `.s.PGSQL.${port}`);
  const text = await readFile(`${socket}.lock`, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  if (pid > 0 && isAlive(pid) && (await commandOf(pid)).includes(cluster)) return;
  await rm(`${socket}.lock`, { force: true });
  await rm(socket, { force: true });
}

/** Stops it and closes its connections without losing data; by force if it does not respond. */
export async function stopPostmaster(cluster: string, { pid }: Postmaster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + FAST_STOP_MS;
    sendSignal(pid, signal);
    while (Date.now() < deadline) {
      if ((await findPostmaster(cluster))?.pid !== pid) return;
      await wait(POLL_MS);
    }
  }
  throw new Error(`PostgreSQL on ${cluster} does not stop (process ${pid}).`);
}

function flags(cluster: string, port: number, { durable, maxConnections }: Settings): string[] {
  const sockets = socketFolder(cluster, port);
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: sockets ? quoted(sockets) : '',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    work_mem: '16MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statement errors are in the program's log, without the values that PostgreSQL would log.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Quotes an entry of a list, which may contain commas or quotes. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Returns the command line of a process; empty if it has ended. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
