import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Servers and database run on one core, the load on another, where `taskset` is installed. */
export const isPinned =
  availableParallelism() > 1 && !spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error;

/** Moves this process, and those it starts from now on, to the servers' core. */
export function takeServerCore(): void {
  if (isPinned) execFileSync('taskset', ['-cp', '0', String(process.pid)], { stdio: 'ignore' });
}

/** Lets a process, its threads, and what it starts from now on run anywhere. */
export function giveAllCores(pid: number): void {
  if (isPinned) execFileSync('taskset', ['-acp', allCores, String(pid)], { stdio: 'ignore' });
}

export const allCores = `0-${cpus().length - 1}`;

/** Runs a script of this folder on the core of the load, with JSON for its standard input. @returns the JSON that it prints */
export async function runLoad<T>(script: string, input: object, cores = '1'): Promise<T> {
  const file = path.join(import.meta.dirname, script);
  const command = [...(isPinned ? ['taskset', '-c', cores] : []), process.execPath, file];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(input));
  return JSON.parse(await text(child.stdout)) as T;
}

export type Started = { url: string; pid: number; stop(): Promise<void> };

const root = path.join(import.meta.dirname, '..');

/** Starts a server of this folder and waits until it prints its address. */
export const startServer = (script: string, env: Record<string, string>) =>
  start([process.execPath, path.join(import.meta.dirname, script)], env);

/** Starts the program as `npm start` does, with the flags that are set there. */
export async function startOurs(env: Record<string, string>): Promise<Started> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const nodeFirst = [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter);
  return start(['sh', '-c', scripts.start], { PATH: nodeFirst, ...env });
}

async function start([command = '', ...args]: string[], env: Record<string, string>): Promise<Started> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      const address = /https?:\/\/[^\s"]+/.exec(said.toString())?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended before it listened`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Milliseconds of processor time that a process has used. */
export const cpuOf = (pid: number): number => sumOf(statOf(pid)?.slice(11, 13));

/** The same of PostgreSQL, with its running and ended processes. */
export function cpuOfPostgres(postmaster: number): number {
  for (;;) {
    const own = statOf(postmaster)?.slice(11, 15);
    const running = readdirSync('/proc')
      .map((name) => statOf(Number(name)))
      .filter((stat) => stat?.[1] === String(postmaster));
    // A process that ended meanwhile may be counted neither as running nor as ended.
    if (statOf(postmaster)?.slice(13, 15).join() !== own?.slice(2).join()) continue;
    return running.reduce((sum, stat) => sum + sumOf(stat?.slice(11, 13)), sumOf(own));
  }
}

const msPerTick = 10;
const sumOf = (ticks: string[] | undefined) =>
  ticks?.reduce((sum, tick) => sum + msPerTick * Number(tick), 0) ?? 0;

/** Fields of /proc/<pid>/stat from the state on. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
  } catch {
    return undefined;
  }
}

/** Resident memory in MB. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
