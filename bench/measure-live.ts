import path from 'node:path';
import { cookieOf } from './requests.ts';
import { idOf } from './fill.ts';
import type { LiveLoad, LiveLoaded } from './live-load.ts';
import { onLoadCore } from './machine.ts';
import { median, rounds, seconds, warmAfter } from './measure.ts';
import type { Stage } from './stage.ts';

const streams = 500;
/** The first of these that the machine bears. */
const ratesPerSecond = [200, 100, 50];
/** Few messages are sent in a second: a 99th percentile needs some thousand. */
const length = 5 * seconds;

export type LiveResult = {
  streams: number;
  rate: number;
  ours: Pick<LiveLoaded, 'p50' | 'p99'>;
  floor: Pick<LiveLoaded, 'p50' | 'p99'>;
};

type Side = Pick<LiveLoad, 'sender' | 'receiver' | 'streams' | 'messages'>;

/** From one process through PostgreSQL to a reader's stream on another; ours beside the least that it can be. */
export async function measureLive(stage: Stage, say: (line: string) => void): Promise<LiveResult> {
  const sides = {
    ours: ourSide((await stage.ours()).url, (await stage.ours()).url),
    floor: floorSide((await stage.other('bare-live.ts')).url, (await stage.other('bare-live.ts')).url),
  };
  for (const rate of ratesPerSecond) {
    const heard: Record<keyof typeof sides, LiveLoaded[]> = { ours: [], floor: [] };
    // The first round warms everybody up.
    for (let round = 0; round <= rounds; round++)
      for (const name of ['ours', 'floor'] as const) {
        const lasting = round > 0 ? length : Math.max(length, warmAfter.requests / rate);
        const load = { ...sides[name], rate, seconds: lasting };
        const loaded = await onLoadCore<LiveLoaded>(path.join(import.meta.dirname, 'live-load.ts'), load);
        if (round > 0) heard[name].push(loaded);
      }
    if (Object.values(heard).some((all) => all.some(({ heard, sent }) => heard < sent))) {
      say(`${rate} messages a second are more than this machine bears`);
      continue;
    }
    const of = (name: keyof typeof sides) => ({
      p50: median(heard[name].map(({ p50 }) => p50)),
      p99: median(heard[name].map(({ p99 }) => p99)),
    });
    const result = { streams, rate, ours: of('ours'), floor: of('floor') };
    say(
      `Live delivery: ${result.ours.p50.toFixed(1)} / ${result.ours.p99.toFixed(1)} ms, floor ${result.floor.p50.toFixed(1)} / ${result.floor.p99.toFixed(1)} ms`,
    );
    return result;
  }
  throw new Error('Messages were sent that no stream heard of');
}

/** Members from 500 on write to those before them. */
const pairs = Array.from({ length: streams }, (_, reader) => ({ reader, writer: streams + reader }));
const content = 'The side door is open, come in when you are here.';
const json = { 'content-type': 'application/json' };

const ourSide = (sender: string, receiver: string): Side => ({
  sender,
  receiver,
  streams: pairs.map(({ reader }) => ({ path: '/api/events', headers: cookieOf(reader) })),
  messages: pairs.map(({ reader, writer }) => ({
    path: '/api/messages',
    headers: { ...json, ...cookieOf(writer) },
    body: JSON.stringify({ fromUserId: 'current-user', toUserId: idOf(`member ${reader}`), content }),
  })),
});

const floorSide = (sender: string, receiver: string): Side => ({
  sender,
  receiver,
  streams: pairs.map(({ reader }) => ({ path: `/${idOf(`member ${reader}`)}` })),
  messages: pairs.map(({ reader, writer }) => ({
    path: '/',
    headers: json,
    body: JSON.stringify({ fromId: idOf(`member ${writer}`), toId: idOf(`member ${reader}`), content }),
  })),
});
