import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/local/embedded-postgres/index.ts';
import { callsSection, growthSection, measureCalls } from './calls.ts';
import type { CallResult } from './calls.ts';
import { measureDay } from './day.ts';
import { fill } from './fill.ts';
import { withFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { measureImport } from './import.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLive, measureStreams } from './live.ts';
import { takeServerCore } from './machine.ts';
import { measureSoak, measureStart } from './memory.ts';
import { measureMoves } from './moves.ts';
import { measureReach } from './reach.ts';
import { measureReplica } from './replica.ts';
import { measureRing } from './ring.ts';
import { machineName, report } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { measureWeb } from './web.ts';

/** `npm run bench`: README.md says what it measures. */
const { sizes, cache } = settings;
const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
/** The size of the database and what is measured on it. An entry here is all that a new part needs. */
const parts: Record<string, [size: number, measure: (fixture: Fixture) => Promise<Section>]> = {
  start: [smallest, measureStart],
  ring: [largest, measureRing],
  day: [smallest, measureDay],
  import: [smallest, measureImport],
  live: [largest, measureLive],
  reach: [smallest, measureReach],
  replica: [smallest, measureReplica],
  streams: [largest, measureStreams],
  soak: [largest, measureSoak],
  web: [smallest, measureWeb],
  moves: [smallest, measureMoves],
  lighthouse: [smallest, measureLighthouse],
};
const isWanted = (part: string) => settings.parts?.includes(part) ?? true;
const say = (line: string) => console.log(line);

takeServerCore();
const dataDir = path.join(cache, 'bench-postgres');
const database = await startEmbeddedPostgres({ dataDir, log: { info: say }, database: 'admin' });
try {
  const [postmaster] = (await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const onSize = async <T>(size: number, run: (fixture: Fixture) => Promise<T>): Promise<T> => {
    const url = new URL(await fill(database.url, size, say));
    // Every server takes the Unix socket, as ours does by itself.
    url.search = new URL(database.nearUrl).search;
    return withFixture({ size, url: url.href, postmaster: Number(postmaster) }, say, run);
  };
  const sections: Section[] = [];
  const calls = new Map<number, CallResult[]>();
  if (isWanted('calls')) for (const size of sizes) calls.set(size, await onSize(size, measureCalls));
  sections.push(...[...calls].map(([size, results]) => callsSection(size, results)));
  if (calls.size > 1) sections.push(growthSection(calls));
  for (const [name, [size, measure]] of Object.entries(parts)) {
    if (!isWanted(name)) continue;
    say(`Measuring: ${name}`);
    sections.push(await onSize(size, measure));
  }
  const text = report(sections);
  say(`\n${text}`);
  // Only whole runs are kept.
  if (!settings.parts && !settings.workloads) {
    const day = new Date().toISOString().slice(0, 10);
    const file = path.join(import.meta.dirname, `results/${day}-${machineName}.md`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    say(`Written to ${path.relative(process.cwd(), file)}`);
  }
} finally {
  await database.stop();
}
