import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openStreams } from './open-streams.ts';
import type { StreamRequest } from './open-streams.ts';
import { pace } from './pace.ts';
import { percentilesOf } from './percentiles.ts';
import type { Span } from './percentiles.ts';
import { watchStolen } from './stolen.ts';

/** Sender and receiver are processes of one product; the stream of the same number hears each message. */
export type LiveLoad = {
  sender: string;
  receiver: string;
  rate: number;
  seconds: number;
  streams: StreamRequest[];
  messages: { path: string; headers: Record<string, string>; body: string }[];
};
/**
 * From before a message was sent until its reader heard of it, in milliseconds, of those that the machine's host did not
 * hold up, and how many they are; of the sent, how many were heard.
 */
export type LiveLoaded = { p50: number; p99: number; counted: number; sent: number; heard: number };

/** Reads a LiveLoad from standard input, sends it, and prints what came of it. */
const { sender, receiver, rate, seconds, streams, messages }: LiveLoad = JSON.parse(
  await text(process.stdin),
);
/** The connections of the first second are still being made; it does not count. */
const warmUp = rate;
/** When what each stream has not heard yet was sent. */
const waiting: number[][] = streams.map(() => []);
const spans: Span[] = [];
const close = await openStreams(receiver, streams, (stream, event) => {
  const from = event === 'message' ? waiting[stream]?.shift() : undefined;
  if (from !== undefined) spans.push({ from, to: performance.now() });
});

const agent = new Agent({ keepAlive: true });
function send(nth: number): void {
  const index = nth % streams.length;
  const { path, headers, body } = messages[index] ?? { path: '', headers: {}, body: '' };
  waiting[index]?.push(performance.now());
  request(sender + path, { method: 'POST', agent, headers }, (response) => {
    if (response.statusCode !== 201) throw new Error(`A message was answered ${response.statusCode}`);
    response.resume();
  }).end(body);
}

const undisturbed = watchStolen();
const count = warmUp + rate * seconds;
await pace(rate, count, send);
const patience = 100;
for (let tries = 0; spans.length < count && tries < patience; tries++) await wait(50);
const heard = spans.length;
const counted = undisturbed(spans.slice(warmUp));
const loaded: LiveLoaded = { ...percentilesOf(counted), counted: counted.length, sent: count, heard };
console.log(JSON.stringify(loaded));
agent.destroy();
close();
