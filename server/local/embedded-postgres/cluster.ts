import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binariesIn, type Binaries } from './binaries.ts';
import { runProgram, type Launcher } from './unprivileged.ts';

/** The only database user; its password is created with the cluster and stored only there. */
export const USER = 'wagwell';

const UNFINISHED = 'unfinished-';
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Creates the cluster `<dataDir>/cluster` if it is missing. It is created elsewhere and renamed when
 * complete, so that an interrupted start leaves nothing half-made and two concurrent starts share one
 * cluster.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  launcher: Launcher,
  durable: boolean,
) {
  const cluster = path.join(dataDir, 'cluster');
  if (await exists(path.join(cluster, 'PG_VERSION'))) return cluster;
  await removeAbandoned(dataDir);
  const fresh = await mkdtemp(path.join(dataDir, UNFINISHED));
  try {
    await hand(fresh, launcher);
    await initialize(fresh, binaries, launcher, durable);
    await rename(fresh, cluster).catch(async (error: unknown) => {
      if (!(await exists(path.join(cluster, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return cluster;
}

/** Reads the password of the cluster's database user. */
export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(passwordFile(cluster), 'utf8')).trim();
}

const passwordFile = (cluster: string) => path.join(cluster, 'wagwell-password');

async function initialize(cluster: string, binaries: Binaries, launcher: Launcher, durable: boolean) {
  const password = `${cluster}.password`;
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await hand(password, launcher);
  const programs = await shellSafe(binaries);
  try {
    const access = [`--username=${USER}`, `--pwfile=${password}`, '--auth=scram-sha-256'];
    // Sorts like C, but knows the lower case of every letter.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const haste = durable ? [] : ['--no-sync'];
    await runProgram(launcher, [programs.initdb, `--pgdata=${cluster}`, ...access, ...locale, ...haste]);
    await rename(password, passwordFile(cluster));
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const reason = /error: (.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
    throw new Error(`The database could not be created in ${cluster}: ${reason}`, { cause: error });
  } finally {
    await rm(password, { force: true });
    if (programs !== binaries) await rm(programs.native, { recursive: true, force: true });
  }
}

/**
 * initdb puts its own path in double quotes of a shell, so a copy is used if the path contains special
 * characters.
 */
async function shellSafe(binaries: Binaries): Promise<Binaries> {
  if (!/["$`\\\n]/.test(binaries.native)) return binaries;
  const copy = await mkdtemp(path.join(tmpdir(), 'wagwell-postgres-'));
  await chmod(copy, 0o755);
  await cp(binaries.native, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (name) => !name.endsWith('.a'),
  });
  return binariesIn(copy);
}

async function hand(path: string, { owner }: Launcher) {
  if (owner) await chown(path, owner.uid, owner.gid);
}

async function removeAbandoned(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (!name.startsWith(UNFINISHED)) continue;
    if (Date.now() - (await stat(folder)).mtimeMs > ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
