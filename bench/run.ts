import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/local/embedded-postgres/index.ts';
import { benchSize } from './bench-size.ts';
import { fill } from './fill.ts';
import { machineName, takeServerCore } from './machine.ts';
import { measureEase } from './measure-ease.ts';
import { measureLive } from './measure-live.ts';
import { measurePolls } from './measure-polls.ts';
import { measureSoak } from './measure-soak.ts';
import { measureStart } from './measure-start.ts';
import { measureStreams } from './measure-streams.ts';
import { measureWeb } from './measure-web.ts';
import { report } from './report.ts';
import type { Results } from './report.ts';
import { onStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { shareStolen } from './stolen.ts';

/** `npm run bench`: README.md says what it measures. */
const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const parts = process.env['BENCH_PARTS']?.split(',');
const cache = path.resolve(process.env['BENCH_CACHE'] ?? path.join(import.meta.dirname, '../.cache'));
const say = (line: string) => console.log(line);
const wanted = (part: string) => !parts || parts.includes(part);

takeServerCore();
const stolen = shareStolen();
const dataDir = path.join(cache, 'bench-postgres');
const database = await startEmbeddedPostgres({ dataDir, log: { info: say }, database: 'admin' });
try {
  const [postmaster] = (await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const onSize = async <T>(
    size: number,
    measure: (stage: Stage, say: (line: string) => void) => Promise<T>,
  ) => {
    const filled = new URL(await fill(database.url, size, say));
    // Whoever is measured takes the Unix socket, as our server does by itself.
    filled.search = new URL(database.nearUrl).search;
    const databaseUrl = filled.href;
    return onStage({ size, databaseUrl, postmaster: Number(postmaster) }, (stage) => measure(stage, say));
  };
  const largest = Math.max(...sizes);
  const results: Results = { sizes: [] };
  if (wanted('start')) results.start = await measureStart(path.join(cache, 'bench-start'), say);
  if (wanted('lists')) for (const size of sizes) results.sizes.push(await onSize(size, benchSize));
  if (wanted('ease')) results.ease = await onSize(largest, measureEase);
  if (wanted('live')) results.live = await onSize(largest, measureLive);
  if (wanted('streams')) results.streams = await onSize(largest, measureStreams);
  if (wanted('polls')) results.polls = await onSize(largest, measurePolls);
  if (wanted('soak')) results.soak = await onSize(largest, measureSoak);
  if (wanted('web'))
    results.web = await onSize(Math.min(...sizes), (stage) =>
      measureWeb(stage, path.join(cache, 'bench-web'), say),
    );
  const text = report({ ...results, stolen: stolen() });
  say(`\n${text}`);
  // A part of it is for whoever asked; what is kept is whole.
  if (!parts) {
    const day = new Date().toISOString().slice(0, 10);
    const file = path.join(import.meta.dirname, `results/${day}-${machineName}.md`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    say(`Written to ${path.relative(process.cwd(), file)}`);
  }
} finally {
  await database.stop();
}
