import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { benchSize } from './bench-size.ts';
import type { SizeResult } from './bench-size.ts';
import { fill } from './fill.ts';
import { machineName, takeServerCore } from './machine.ts';
import { measureStart } from './measure-start.ts';
import { report } from './report.ts';

/** `npm run bench`: README.md says what it measures. */
const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const cache = path.resolve(import.meta.dirname, '../.cache');
const say = (line: string) => console.log(line);

takeServerCore();
const dataDir = path.join(cache, 'bench-postgres');
const database = await startEmbeddedPostgres({ dataDir, log: { info: say }, database: 'admin' });
try {
  const [postmaster] = (await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const start = await measureStart(path.join(cache, 'bench-start'), say);
  const results: SizeResult[] = [];
  for (const size of sizes)
    results.push(await benchSize(size, await fill(database.url, size, say), Number(postmaster), say));
  const text = report(results, start);
  const file = path.join(
    import.meta.dirname,
    `results/${new Date().toISOString().slice(0, 10)}-${machineName}.md`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  say(`\n${text}\nWritten to ${path.relative(process.cwd(), file)}`);
} finally {
  await database.stop();
}
