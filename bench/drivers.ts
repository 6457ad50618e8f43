import path from 'node:path';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { connect } from '#server/platform/sql.ts';
import { captureSearch } from './capture.ts';
import { fill, idOf } from './fill.ts';
import { takeServerCore } from './machine.ts';
import { plainLists, plainShift } from './plain-sql.ts';

/** `node bench/drivers.ts`: postgres.js beside pg on three of our own queries. README.md says how to read it. */
const connections = 10;
const seconds = 2;
const rounds = 3;

type Query = { name: string; text: string; params: unknown[] };
type Send = (query: Query) => Promise<unknown>;

/** As our own code asks: every query is its own round trip on whichever connection is free. */
async function load(send: Send, query: Query): Promise<{ rate: number; micros: number }> {
  let done = 0;
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const worker = async () => {
    for (; performance.now() - begun < seconds * 1000; done++) await send(query);
  };
  await Promise.all(Array.from({ length: 3 * connections }, worker));
  const { user, system } = process.cpuUsage(cpuBefore);
  return { rate: (done / (performance.now() - begun)) * 1000, micros: (user + system) / done };
}

takeServerCore();
const dataDir = path.resolve(import.meta.dirname, '../.cache/bench-postgres');
const database = await startEmbeddedPostgres({ dataDir, log: { info: console.log }, database: 'admin' });
const url = await fill(database.url, 10_000, console.log);
const sql = connect(url, { max: connections });
const pool = new Pool({ connectionString: url, max: connections });
try {
  const viewer = idOf('member 1');
  const [shift] = await sql<{ id: string }[]>`select id from shifts limit 1`;
  const search = await captureSearch(url, {});
  const queries: Query[] = [
    { name: 'one row of 34 columns', text: plainShift, params: [viewer, shift?.id] },
    { name: '20 such rows', text: plainLists['newest'] ?? '', params: [viewer, new Date().toISOString()] },
    { name: '20 cards as JSON text', ...search },
  ];
  const drivers: Record<string, Send> = {
    'postgres.js': ({ text, params }) => sql.unsafe(text, params as string[], { prepare: true }),
    'postgres.js, raw': ({ text, params }) => sql.unsafe(text, params as string[], { prepare: true }).raw(),
    pg: ({ name, text, params }) => pool.query({ name, text, values: params }),
  };
  for (const query of queries) {
    const seen = new Map<string, { rate: number; micros: number }[]>();
    for (let round = 0; round <= rounds; round++) {
      for (const [name, send] of Object.entries(drivers)) {
        const loaded = await load(send, query);
        // The first round warms up.
        if (round > 0) seen.set(name, [...(seen.get(name) ?? []), loaded]);
      }
    }
    for (const [name, all] of seen) {
      const median = (of: 'rate' | 'micros') =>
        all.map((loaded) => loaded[of]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
      console.log(
        `${query.name.padEnd(24)}${name.padEnd(18)}${Math.round(median('rate'))}/s  ${Math.round(median('micros'))} µs of Node each`,
      );
    }
  }
} finally {
  await sql.end();
  await pool.end();
  await database.stop();
}
