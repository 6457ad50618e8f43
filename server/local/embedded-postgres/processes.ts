import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './postmaster.ts';

/** The processes of this program that use a cluster, listed as files in a folder next to it. */
export type Processes = {
  /** Whether another living process uses it, even one whose lock PostgreSQL has just released. */
  haveOthers(): Promise<boolean>;
  leave(): Promise<void>;
};

/**
 * Registers this process as a user of the cluster of `dataDir`. Call it before reading anything of the
 * cluster.
 */
export async function joinProcesses(dataDir: string): Promise<Processes> {
  const folder = path.join(dataDir, 'processes');
  await mkdir(folder, { recursive: true });
  const own = `${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(path.join(folder, own), await markOf(process.pid));

  async function lives(name: string): Promise<boolean> {
    const file = path.join(folder, name);
    const mark = await readFile(file, 'utf8').catch(() => '');
    // Processes of another machine or container cannot be checked here; their lock in PostgreSQL protects
    // them.
    if (!mark.startsWith(`${hostname()} `)) return false;
    const pid = Number.parseInt(name, 10);
    if (isAlive(pid) && (await markOf(pid)) === mark) return true;
    await rm(file, { force: true });
    return false;
  }

  return {
    async haveOthers() {
      const others = (await readdir(folder)).filter((name) => name !== own);
      const living = await Promise.all(others.map(lives));
      return living.includes(true);
    },
    leave: () => rm(path.join(folder, own), { force: true }),
  };
}

/** Distinguishes a process from a later one with the same number. */
const markOf = async (pid: number) => `${hostname()} ${await startOf(pid)}`;

async function startOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    ]);
    // The program name, in parentheses, may contain spaces; the 20th field after it is the start time.
    return `${boot.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  }
  return promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
