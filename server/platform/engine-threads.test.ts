import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What a process that has calmed its engine tells of its threads: name and how far it steps back, 0 to 19. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { calmEngineThreads } from ${JSON.stringify(path.join(import.meta.dirname, 'engine-threads.ts'))};
  calmEngineThreads();
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const [, name, rest] = /\\((.*)\\) (.*)/.exec(readFileSync(\`/proc/self/task/\${thread}/stat\`, 'utf8'));
    return [name, Number(rest.split(' ')[16])];
  });
  console.log(JSON.stringify(threads));`;

test.runIf(process.platform === 'linux')('the threads of the engine step back, the program does not', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const threads = JSON.parse(told) as [name: string, nice: number][];
  expect(threads).toContainEqual(['MainThread', 0]);
  const workers = threads.filter(([name]) => name === 'V8Worker');
  expect(workers.length).toBeGreaterThan(0);
  for (const [, nice] of workers) expect(nice).toBe(10);
});
