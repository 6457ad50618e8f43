import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from './machine.ts';

export type StartResult = { seconds: number; memory: number };

/** Starts the whole program twice, embedded PostgreSQL and all: the first makes the database, the second is measured. */
export async function measureStart(dataDir: string, say: (line: string) => void): Promise<StartResult> {
  await startOnce(dataDir);
  const result = await startOnce(dataDir);
  say(`Start with an existing database: ${result.seconds.toFixed(2)} s, ${result.memory} MB at rest`);
  return result;
}

async function startOnce(dataDir: string): Promise<StartResult> {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../server/main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '0', WEB: 'none', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const seconds = (performance.now() - begun) / 1000;
  await wait(3000);
  const memory = memoryOf(child.pid ?? 0);
  child.kill('SIGTERM');
  await ended;
  return { seconds, memory };
}
