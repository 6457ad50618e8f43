import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openStreams } from './streams.ts';
import type { StreamRequest } from './streams.ts';

/** Sender and receiver are processes of one product. The stream of the same number receives each message. */
export type LiveLoad = {
  sender: string;
  receiver: string;
  rate: number;
  seconds: number;
  streams: StreamRequest[];
  messages: { path: string; headers: Record<string, string>; body: string }[];
};
/** Milliseconds from before a message was sent until its event arrived. */
export type LiveLoaded = { p50: number; p99: number; sent: number; received: number };

/** Reads a LiveLoad from standard input, sends it, and prints what it measured. */
const { sender, receiver, rate, seconds, streams, messages }: LiveLoad = JSON.parse(
  await text(process.stdin),
);
/** Connections open during the first second, so it is not measured. */
const warmUp = rate;
const total = warmUp + rate * seconds;
/** When the messages were sent that a stream has not received yet. */
const waiting: number[][] = streams.map(() => []);
const histogram = createHistogram();
let received = 0;
const close = await openStreams(receiver, streams, (stream, event) => {
  const from = event === 'changed' ? waiting[stream]?.shift() : undefined;
  if (from === undefined) return;
  const microseconds = Math.round((performance.now() - from) * 1000);
  if (++received > warmUp) histogram.record(Math.max(1, microseconds));
});

/** What is still under way then is not delivered, and ends with its connection. */
let ended = false;
const agent = new Agent({ keepAlive: true });
function send(nth: number): void {
  const index = nth % streams.length;
  const { path, headers, body } = messages[index] ?? { path: '', headers: {}, body: '' };
  waiting[index]?.push(performance.now());
  const sending = request(sender + path, { method: 'POST', agent, headers }, (response) => {
    if (response.statusCode !== 201) throw new Error(`A message was answered ${response.statusCode}`);
    response.resume();
  });
  sending.on('error', (error) => {
    if (!ended) throw error;
  });
  sending.end(body);
}

const begun = performance.now();
for (let sent = 0; sent < total; await wait(1)) {
  const due = Math.min(total, ((performance.now() - begun) / 1000) * rate);
  for (; sent < due; sent++) send(sent);
}
const patience = 100;
for (let tries = 0; histogram.count < total - warmUp && tries < patience; tries++) await wait(50);
const [p50, p99] = [50, 99].map((share) => histogram.percentile(share) / 1000);
const loaded: LiveLoaded = { p50: p50 ?? 0, p99: p99 ?? 0, sent: total, received };
console.log(JSON.stringify(loaded));
ended = true;
agent.destroy();
close();
