import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

const ownThreads = '/proc/self/task';

/**
 * The engine's own threads, which compile and collect while the program runs, step back behind whoever is answering: on
 * a single core they took most of it. Linux gives each thread a priority of its own; elsewhere nothing happens.
 */
export function calmEngineThreads(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync(ownThreads)) {
    const name = readFileSync(`${ownThreads}/${thread}/comm`, 'utf8');
    if (name.startsWith('V8Worker'))
      os.setPriority(Number(thread), os.constants.priority.PRIORITY_BELOW_NORMAL);
  }
}
