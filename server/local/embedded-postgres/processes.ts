import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './postmaster.ts';

/** The processes of ours that use a cluster, by the files they leave in a folder beside it. */
export type Processes = {
  /** Whether another one lives that uses it, even one whose lock PostgreSQL has just lost. */
  haveOthers(): Promise<boolean>;
  leave(): Promise<void>;
};

/** Says that this process uses the cluster of `dataDir`. To be called before anything of the cluster is looked at. */
export async function joinProcesses(dataDir: string): Promise<Processes> {
  const folder = path.join(dataDir, 'processes');
  await mkdir(folder, { recursive: true });
  const own = `${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(path.join(folder, own), await markOf(process.pid));

  async function lives(name: string): Promise<boolean> {
    const file = path.join(folder, name);
    const mark = await readFile(file, 'utf8').catch(() => '');
    // Of another machine or container nothing can be said here: the lock in PostgreSQL speaks for it.
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

/** Tells a process from another one that gets its number later. */
const markOf = async (pid: number) => `${hostname()} ${await startOf(pid)}`;

async function startOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    ]);
    // The name of the program, in parentheses, may hold blanks; the 20th field after it is the start.
    return `${boot.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  }
  return promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
