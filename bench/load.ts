import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** What to send: `once` goes through the requests as one list, each request a single time. */
export type Load = {
  url: string;
  connections: number;
  seconds: number;
  rate?: number;
  once?: boolean;
  requests: { method?: string; path: string; headers?: Record<string, string>; body?: string }[];
};
/** Requests per second; milliseconds; how often each status came. */
export type Loaded = {
  rate: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
  failures: number;
};

/** Reads a Load from standard input, sends it, and prints what came of it. */
const { url, connections, seconds, rate, once, requests }: Load = JSON.parse(await text(process.stdin));
const times: number[] = [];
let next = 0;
const single = {
  setupRequest: (given: Load['requests'][number]) => ({ ...given, ...requests[next++ % requests.length] }),
};
const startedAt = performance.now();
const run = autocannon(
  {
    url,
    connections,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    requests: once ? [single] : requests,
  },
  (error, result) => {
    if (error) throw error;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const loaded: Loaded = {
      rate: times.length / ((performance.now() - startedAt) / 1000),
      p50: at(0.5),
      p99: at(0.99),
      statuses: Object.fromEntries(
        Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
      ),
      failures: result.errors + result.timeouts,
    };
    console.log(JSON.stringify(loaded));
  },
);
run.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
  times.push(milliseconds);
});
