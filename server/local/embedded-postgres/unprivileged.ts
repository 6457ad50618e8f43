import { execFile } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The environment of PostgreSQL's programs, without the caller's PG* variables, which would change their
 * behavior.
 */
export const programEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

export type Account = { uid: number; gid: number };

/** How to start a PostgreSQL program: the command before it, its user, and the owner of its files. */
export type Launcher = { prefix: string[]; as: Partial<Account>; owner?: Account };

const ROOT: Account = { uid: 0, gid: 0 };
const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root. An ordinary user gets the plain launcher; root gets the first that
 * works: another user, another user with root's right to pass closed folders (a clone in /root or in a
 * `mktemp -d` folder), or root's files seen through a user namespace.
 * @param dataDir the folder that PostgreSQL must be able to write; its owner becomes the chosen user
 * @param binary a program that the chosen user must be able to run
 * @throws Error with one line if none works
 */
export async function findLauncher(dataDir: string, binary: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [], as: {} };
  const owner = await findAccount(dataDir);
  const ways: Launcher[] = [
    { prefix: [], as: owner, owner },
    { prefix: keepingFileRights(owner), as: {}, owner },
    { prefix: throughNamespace(owner), as: {}, owner: ROOT },
  ];
  for (const way of ways) {
    if ((await give(dataDir, way.owner ?? ROOT)) && (await works(way, dataDir, binary))) return way;
  }
  throw new Error(
    `PostgreSQL cannot run as root, and no other user can reach ${dataDir}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Linux: keeps only root's right to pass closed folders. `access()` respects it only with that securebit. */
function keepingFileRights({ uid, gid }: Account): string[] {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return ['setpriv', ...user, ...right, '--'];
}

/** Linux: shows root's files to the program as the user's own. */
function throughNamespace({ uid, gid }: Account): string[] {
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}

/** Runs a program to its end with the launcher; rejects if it fails. */
export async function runProgram({ prefix, as }: Launcher, program: string[]) {
  const [command = '', ...args] = [...prefix, ...program];
  return run(command, args, { ...as, cwd: '/', env: programEnvironment });
}

/** Returns the folder's owner if it is not root; otherwise the system's postgres user, otherwise `nobody`. */
async function findAccount(dataDir: string): Promise<Account> {
  const { uid, gid } = await stat(dataDir);
  if (uid !== 0) return { uid, gid };
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const postgres = /^postgres:[^:]*:(\d+):(\d+):/m.exec(accounts);
  return postgres ? { uid: Number(postgres[1]), gid: Number(postgres[2]) } : NOBODY;
}

async function give(folder: string, { uid, gid }: Account): Promise<boolean> {
  try {
    if ((await stat(folder)).uid !== uid) await run('chown', ['-R', `${uid}:${gid}`, folder]);
    await chown(folder, uid, gid);
    return true;
  } catch {
    return false;
  }
}

async function works(launcher: Launcher, dataDir: string, binary: string): Promise<boolean> {
  const script = '"$1" --version && test -w "$2"';
  return runProgram(launcher, ['sh', '-c', script, 'sh', binary, dataDir]).then(
    () => true,
    () => false,
  );
}
