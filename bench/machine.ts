import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Servers and database on one core, load on another, where the machine lets us choose. */
const pins = availableParallelism() > 1 && works('taskset', ['--version']);
export const isPinned = pins;

function works(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Puts this process, and all that it starts from now on, on the servers' core. */
export function takeServerCore(): void {
  if (pins) execFileSync('taskset', ['-cp', '0', String(process.pid)], { stdio: 'ignore' });
}

/** Runs a script on the core of the load with JSON for its standard input. @returns the JSON that it prints */
export const onLoadCore = <T>(script: string, input: object) => run<T>('1', script, input);

/** The same on every core: a phone has several too, and a browser is many processes. */
export const onAllCores = <T>(script: string, input: object) =>
  run<T>(`0-${cpus().length - 1}`, script, input);

async function run<T>(cores: string, script: string, input: object): Promise<T> {
  const command = [...(pins ? ['taskset', '-c', cores] : []), process.execPath, script];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(input));
  return JSON.parse(await text(child.stdout)) as T;
}

export type Server = { url: string; pid: number };
export type Started = Server & { stop(): Promise<void> };

const root = path.join(import.meta.dirname, '..');

/** Starts a server of this folder and waits until it prints its address. */
export const startServer = (script: string, args: string[], env: Record<string, string>) =>
  start([process.execPath, path.join(import.meta.dirname, script), ...args], env);

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

/** Milliseconds of processor time that a process has used; undefined where the system does not tell. */
export const cpuOf = (pid: number): number | undefined => sumOf(statOf(pid)?.slice(11, 13));

/** The same of a postmaster with everything that it started, be it running or gone. */
export function cpuOfPostgres(postmaster: number): number | undefined {
  for (;;) {
    const own = statOf(postmaster)?.slice(11, 15);
    if (!own) return undefined;
    const running = readdirSync('/proc')
      .map((name) => statOf(Number(name)))
      .filter((stat) => stat?.[1] === String(postmaster));
    // One that ended meanwhile may have been counted neither as running nor as gone.
    if (statOf(postmaster)?.slice(13, 15).join() !== own.slice(2).join()) continue;
    return running.reduce((sum, stat) => sum + (sumOf(stat?.slice(11, 13)) ?? 0), sumOf(own) ?? 0);
  }
}

/** Of hundredths of a second, in milliseconds. */
const sumOf = (ticks: string[] | undefined) => ticks?.reduce((sum, tick) => sum + 10 * Number(tick), 0);

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

const gigabytes = Math.round(totalmem() / 2 ** 30);
/** What kind of machine this is, not which. */
export const machineName = `${cpus().length}-cores-${gigabytes}gb`;
export const describeMachine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
