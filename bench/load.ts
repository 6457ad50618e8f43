import http from 'node:http';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { pace } from './pace.ts';
import { percentilesOf } from './percentiles.ts';
import type { Span } from './percentiles.ts';
import { watchStolen } from './stolen.ts';

/**
 * What to send: `once` goes through the requests as one list, each request a single time. With a `rate`, that many a
 * second and evenly, whoever still waits for an answer; without one, as fast as the connections are answered.
 */
export type Load = {
  url: string;
  connections: number;
  seconds: number;
  rate?: number;
  /** Sent before at that rate, and not told: connections open, and this program is compiled. */
  warmUpSeconds?: number;
  once?: boolean;
  requests: { method?: string; path: string; headers?: Record<string, string>; body?: string }[];
};
/**
 * Requests per second, until the last was answered; milliseconds, of those whom the machine's host did not hold up, and how
 * many they are; how often each status came.
 */
export type Loaded = {
  rate: number;
  p50: number;
  p99: number;
  counted: number;
  statuses: Record<string, number>;
  failures: number;
};
type Answered = { spans: Span[]; statuses: Map<number, number>; failures: number; seconds: number };

/** Reads a Load from standard input, sends it, and prints what came of it. */
const load: Load = JSON.parse(await text(process.stdin));
const undisturbed = watchStolen();
const { spans, statuses, failures, seconds } = await (load.rate ? evenly(load, load.rate) : asFastAs(load));
const counted = undisturbed(spans);
const loaded: Loaded = {
  rate: spans.length / seconds,
  ...percentilesOf(counted),
  counted: counted.length,
  statuses: Object.fromEntries(statuses),
  failures,
};
console.log(JSON.stringify(loaded));

function asFastAs({ url, connections, seconds: duration, once, requests }: Load): Promise<Answered> {
  let next = 0;
  const single = {
    setupRequest: (given: Load['requests'][number]) => ({ ...given, ...requests[next++ % requests.length] }),
  };
  const answered: Answered = { spans: [], statuses: new Map(), failures: 0, seconds: 0 };
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const run = autocannon(
      { url, connections, duration, requests: once ? [single] : requests },
      (error, result) => {
        if (error) reject(error);
        else
          resolve({
            ...answered,
            failures: result.errors + result.timeouts,
            seconds: (performance.now() - begin) / 1000,
          });
      },
    );
    run.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) =>
      note(answered, status, performance.now() - milliseconds),
    );
  });
}

/** autocannon sends what a second may have at its beginning, as fast as it can. */
async function evenly(
  { url, connections, seconds: lasting, warmUpSeconds = 0, requests }: Load,
  rate: number,
): Promise<Answered> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const answered: Answered = { spans: [], statuses: new Map(), failures: 0, seconds: 0 };
  const { hostname, port } = new URL(url);
  const begin = performance.now();
  const measuredFrom = begin + warmUpSeconds * 1000;
  const send = ({ body, ...request }: Load['requests'][number]) =>
    new Promise<void>((resolve) => {
      const sentAt = performance.now();
      const done = (answer: http.IncomingMessage) => {
        if (sentAt >= measuredFrom) note(answered, answer.statusCode ?? 0, sentAt);
        resolve();
      };
      const failed = () => {
        answered.failures++;
        resolve();
      };
      http
        .request({ agent, hostname, port, ...request }, (answer) =>
          answer.resume().once('end', () => done(answer)),
        )
        .once('error', failed)
        .end(body);
    });
  const sent: Promise<void>[] = [];
  await pace(rate, rate * (warmUpSeconds + lasting), (nth) =>
    sent.push(send(requests[nth % requests.length] ?? { path: '/' })),
  );
  await Promise.all(sent);
  agent.destroy();
  return { ...answered, seconds: (performance.now() - measuredFrom) / 1000 };
}

function note({ spans, statuses }: Answered, status: number, from: number): void {
  spans.push({ from, to: performance.now() });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}
