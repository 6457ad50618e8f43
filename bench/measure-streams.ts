import { setTimeout as wait } from 'node:timers/promises';
import { cookieOf } from './requests.ts';
import { members } from './fill.ts';
import { memoryOf } from './machine.ts';
import { openStreams } from './open-streams.ts';
import type { Stage } from './stage.ts';

const streams = 2000;
const beats = 2;
const patienceMs = 120_000;

export type StreamsResult = { streams: number; before: number; after: number };

/** Memory of a server that has just started, and again when so many event streams are open and each has had two beats. */
export async function measureStreams(stage: Stage, say: (line: string) => void): Promise<StreamsResult> {
  const ours = await stage.ours();
  await wait(3000);
  const before = memoryOf(ours.pid);
  const heard = Array.from({ length: streams }, () => 0);
  const requests = heard.map((_, index) => ({ path: '/api/events', headers: cookieOf(index % members) }));
  const close = await openStreams(ours.url, requests, (index) => {
    heard[index] = (heard[index] ?? 0) + 1;
  });
  // The first heartbeat comes with the stream.
  const deadline = performance.now() + patienceMs;
  while (heard.some((count) => count <= beats)) {
    if (performance.now() > deadline) throw new Error('A stream stays silent');
    await wait(500);
  }
  const after = memoryOf(ours.pid);
  close();
  say(`${streams} open streams: ${before} MB → ${after} MB`);
  return { streams, before, after };
}
