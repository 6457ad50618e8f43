import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openStreams } from './open-streams.ts';
import type { StreamRequest } from './open-streams.ts';
import { pace } from './pace.ts';
import { percentilesOf } from './percentiles.ts';

/** Sender and receiver are processes of one product; the stream of the same number hears each message. */
export type LiveLoad = {
  sender: string;
  receiver: string;
  rate: number;
  seconds: number;
  streams: StreamRequest[];
  messages: { path: string; headers: Record<string, string>; body: string }[];
};
/** From before a message was sent until its reader heard of it, in milliseconds; of the sent, how many were heard. */
export type LiveLoaded = { p50: number; p99: number; sent: number; heard: number };

/** Reads a LiveLoad from standard input, sends it, and prints what came of it. */
const { sender, receiver, rate, seconds, streams, messages }: LiveLoad = JSON.parse(
  await text(process.stdin),
);
/** The connections of the first second are still being made; it does not count. */
const warmUp = rate;
/** When what each stream has not heard yet was sent. */
const waiting: number[][] = streams.map(() => []);
const times: number[] = [];
const close = await openStreams(receiver, streams, (stream, event) => {
  const sentAt = event === 'message' ? waiting[stream]?.shift() : undefined;
  if (sentAt !== undefined) times.push(performance.now() - sentAt);
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

const count = warmUp + rate * seconds;
await pace(rate, count, send);
const patience = 100;
for (let tries = 0; times.length < count && tries < patience; tries++) await wait(50);
const heard = times.length;
times.splice(0, warmUp);
const loaded: LiveLoaded = { ...percentilesOf(times), sent: count, heard };
console.log(JSON.stringify(loaded));
agent.destroy();
close();
