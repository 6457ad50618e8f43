import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf, startOurs } from './machine.ts';

export type StartResult = { seconds: number; memory: number };

/** Starts the whole program twice, embedded PostgreSQL, web and all: the first makes the database, the second is measured. */
export async function measureStart(dataDir: string, say: (line: string) => void): Promise<StartResult> {
  await rm(dataDir, { recursive: true, force: true });
  await startOnce(dataDir);
  const result = await startOnce(dataDir);
  say(`Start with an existing database: ${result.seconds.toFixed(2)} s, ${result.memory} MB at rest`);
  return result;
}

async function startOnce(dataDir: string): Promise<StartResult> {
  const begun = performance.now();
  const started = await startOurs({ DATA_DIR: dataDir, DEMO: '0', PORT: '0' });
  const seconds = (performance.now() - begun) / 1000;
  await wait(3000);
  const memory = memoryOf(started.pid);
  await started.stop();
  return { seconds, memory };
}
