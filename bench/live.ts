import { setTimeout as wait } from 'node:timers/promises';
import { cookieOf, idOf, members } from './filled.ts';
import type { Fixture } from './fixture.ts';
import type { LiveLoad, LiveLoaded } from './live-load.ts';
import { cpuOf, cpuOfPostgres, memoryOf, runLoad } from './machine.ts';
import { count, plainFigure } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { openStreams } from './streams.ts';
import { median } from './targets.ts';

const streams = 500;
const rate = 200;
/** A 99th percentile needs some thousand messages. */
const lengthSeconds = 5 * settings.seconds;
const bars = { p50: 50, p99: 250 };

type Side = Pick<LiveLoad, 'sender' | 'receiver' | 'streams' | 'messages'>;

/** From a message's sending to one process until its reader's stream on another; compared with the least that this costs. */
export async function measureLive(fixture: Fixture): Promise<Section> {
  const sides = {
    ours: ourSide((await fixture.ours()).url, (await fixture.ours()).url),
    bare: bareSide((await fixture.bare()).url, (await fixture.bare()).url),
  };
  const loaded: Record<keyof typeof sides, LiveLoaded[]> = { ours: [], bare: [] };
  // The first round warms up.
  for (let round = 0; round <= settings.rounds; round++)
    for (const name of ['ours', 'bare'] as const) {
      const load: LiveLoad = { ...sides[name], rate, seconds: lengthSeconds };
      const one = await runLoad<LiveLoaded>('live-load.ts', load);
      if (round > 0) loaded[name].push(one);
    }
  const of = (name: keyof typeof sides, field: keyof LiveLoaded) =>
    median(loaded[name].map((one) => one[field]));
  const lost = loaded.ours.reduce((sum, { sent, received }) => sum + sent - received, 0);
  return {
    title: 'Live delivery',
    explanation: `Milliseconds at ${rate} messages a second and ${streams} open streams. The limit inserts, notifies, listens and writes one line.`,
    figures: [
      ...(['p50', 'p99'] as const).map((field) => ({
        name: field,
        ours: of('ours', field).toFixed(1),
        limit: of('bare', field).toFixed(1),
        ratio: of('ours', field) / of('bare', field),
        bar: { value: of('ours', field), atMost: bars[field], unit: ' ms' },
      })),
      plainFigure('messages not delivered within 5 s', lost, '', 0),
    ],
  };
}

/** Groomers from 500 on write to those before them. */
export const pairs = Array.from({ length: streams }, (_, reader) => ({ reader, writer: streams + reader }));
const content = 'The side door is open, come in when you are here.';
const json = { 'content-type': 'application/json' };

const ourSide = (sender: string, receiver: string): Side => ({
  sender,
  receiver,
  streams: pairs.map(({ reader }) => ({ path: '/api/events', headers: cookieOf(reader) })),
  messages: pairs.map(writing),
});

/** The request with which one member writes to another. */
export const writing = ({ reader, writer }: (typeof pairs)[number]) => ({
  path: '/api/messages',
  headers: { ...json, ...cookieOf(writer) },
  body: JSON.stringify({ fromUserId: 'current-user', toUserId: idOf(`member ${reader}`), content }),
});

const bareSide = (sender: string, receiver: string): Side => ({
  sender,
  receiver,
  streams: pairs.map(({ reader }) => ({ path: `/http/events/${idOf(`member ${reader}`)}` })),
  messages: pairs.map(({ reader, writer }) => ({
    path: '/http/messages',
    headers: json,
    body: JSON.stringify({ fromId: idOf(`member ${writer}`), toId: idOf(`member ${reader}`), content }),
  })),
});

const openApps = Array.from({ length: 10_000 }, (_, nth) => ({
  path: '/api/events',
  headers: cookieOf(nth % members),
}));
const openAppsInGoal = 20_000;
/** Starting, and opening many streams, leave work behind that is over after the first of these. */
const [settleSeconds, measuredSeconds] = [15, 41];

/** What open event streams cost a server while nothing changes, in a time with one heartbeat of each. */
export async function measureStreams(fixture: Fixture): Promise<Section> {
  const { pid, url } = await fixture.ours();
  const shareOfCore = async () => {
    await wait(settleSeconds * 1000);
    const before = cpuOf(pid) + cpuOfPostgres(fixture.postmaster);
    await wait(measuredSeconds * 1000);
    return (cpuOf(pid) + cpuOfPostgres(fixture.postmaster) - before) / 10 / measuredSeconds;
  };
  const idle = await shareOfCore();
  const before = memoryOf(pid);
  const close = await openStreams(url, openApps, () => {});
  const open = await shareOfCore();
  const perStream = ((memoryOf(pid) - before) * 1000) / openApps.length;
  close();
  return {
    title: `${count(openApps.length)} open event streams on one process`,
    explanation: `While nothing changes. What the streams add to the share of a core is scaled to ${count(openAppsInGoal)} streams.`,
    figures: [
      plainFigure('memory a stream', perStream, ' kB', 25),
      plainFigure('share of a core', idle + ((open - idle) * openAppsInGoal) / openApps.length, ' %', 5),
    ],
  };
}
