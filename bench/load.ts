import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connections } from './settings.ts';

export type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string };
export type Load = {
  url: string;
  seconds: number;
  requests: Request[];
  /** Requests a second, evenly. 0: each connection sends as soon as it is answered. */
  rate: number;
  /** The connections take the requests from one list, so that each is sent once. */
  once: boolean;
};
/** Latencies are autocannon's percentiles in milliseconds. */
export type Loaded = { requests: number; seconds: number; p50: number; p99: number; statuses: string[] };

/** autocannon sends the requests of a second at its beginning. Started one after the other, these spread them. */
const instances = 20;

/** Of the list that all connections share, how many are sent. */
let next = 0;

/** Reads a Load from standard input, sends it, and prints what it measured. */
const load: Load = JSON.parse(await text(process.stdin));
const results = load.rate ? await sendEvenly(load, load.rate) : [await send(load, { connections })];
const [first] = results;
const loaded: Loaded = {
  requests: results.reduce((sum, { requests }) => sum + requests.total, 0),
  seconds: load.rate ? load.seconds : (first?.duration ?? 0),
  p50: first?.latency.p50 ?? 0,
  p99: first?.latency.p99 ?? 0,
  statuses: results.flatMap(({ statusCodeStats, errors, timeouts }) => [
    ...Object.keys(statusCodeStats),
    ...(errors + timeouts > 0 ? ['no answer'] : []),
  ]),
};
console.log(JSON.stringify(loaded));

function sendEvenly(given: Load, rate: number) {
  return Promise.all(
    Array.from({ length: instances }, async (_, index) => {
      await wait((index * 1000) / instances);
      return send(given, { connections: 4, overallRate: rate / instances });
    }),
  );
}

function send({ url, seconds, requests, once }: Load, pace: { connections: number; overallRate?: number }) {
  const fromOneList = {
    setupRequest: (request: Request): Request => ({ ...request, ...requests[next++ % requests.length] }),
  };
  return autocannon({ url, duration: seconds, requests: once ? [fromOneList] : requests, ...pace });
}
