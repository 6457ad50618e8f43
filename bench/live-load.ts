import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openStreams } from './open-streams.ts';
import type { StreamRequest } from './open-streams.ts';

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
let sent = 0;
function send(): void {
  const index = sent++ % streams.length;
  const { path, headers, body } = messages[index] ?? { path: '', headers: {}, body: '' };
  waiting[index]?.push(performance.now());
  request(sender + path, { method: 'POST', agent, headers }, (response) => {
    if (response.statusCode !== 201) throw new Error(`A message was answered ${response.statusCode}`);
    response.resume();
  }).end(body);
}

const begun = performance.now();
while (sent < warmUp + rate * seconds) {
  while (sent < ((performance.now() - begun) / 1000) * rate) send();
  await wait(1);
}
const patience = 100;
for (let tries = 0; times.length < sent && tries < patience; tries++) await wait(50);
const heard = times.length;
times.splice(0, warmUp);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const loaded: LiveLoaded = { p50: at(0.5), p99: at(0.99), sent, heard };
console.log(JSON.stringify(loaded));
agent.destroy();
close();
