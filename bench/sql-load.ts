import { text } from 'node:stream/consumers';
import { connect } from '#server/platform/database/sql.ts';
import type { Loaded } from './load.ts';
import { percentilesOf } from './percentiles.ts';
import type { Span } from './percentiles.ts';
import { watchStolen } from './stolen.ts';

/** The statements of one request, sent over and over on so many connections. */
export type SqlLoad = {
  url: string;
  connections: number;
  seconds: number;
  statements: { text: string; params: string[] }[];
};

/** Reads a SqlLoad from standard input, sends it, and prints what came of it. */
const { url, connections, seconds, statements }: SqlLoad = JSON.parse(await text(process.stdin));
const sql = connect(url, { max: connections });
const undisturbed = watchStolen();
const spans: Span[] = [];
async function send(): Promise<void> {
  const from = performance.now();
  for (const { text, params } of statements) await sql.unsafe(text, params);
  spans.push({ from, to: performance.now() });
}
const each = Array.from({ length: connections });
await Promise.all(each.map(send));
spans.length = 0;
const startedAt = performance.now();
await Promise.all(
  each.map(async () => {
    while (performance.now() - startedAt < seconds * 1000) await send();
  }),
);
const elapsed = (performance.now() - startedAt) / 1000;
const counted = undisturbed(spans);
const loaded: Loaded = {
  rate: spans.length / elapsed,
  ...percentilesOf(counted),
  counted: counted.length,
  statuses: {},
  failures: 0,
};
console.log(JSON.stringify(loaded));
await sql.end();
