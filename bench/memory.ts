import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fixture } from './fixture.ts';
import { memoryOf, startOurs } from './machine.ts';
import { plainFigure } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { openTargets, sendLoad } from './targets.ts';
import { workloads } from './workloads.ts';

/** Starts the whole program twice, with PostgreSQL and web. The first start makes the database, the second is measured. */
export async function measureStart(): Promise<Section> {
  const dataDir = path.join(settings.cache, 'bench-start');
  await rm(dataDir, { recursive: true, force: true });
  await startOnce(dataDir);
  const { seconds, memory } = await startOnce(dataDir);
  return {
    title: 'Start with an existing database',
    explanation: 'The memory is ours, without PostgreSQL, three seconds after the start.',
    figures: [
      plainFigure('ready after', seconds, ' s', 3),
      plainFigure('memory at rest', memory, ' MB', 200),
    ],
  };
}

async function startOnce(dataDir: string): Promise<{ seconds: number; memory: number }> {
  const begun = performance.now();
  const started = await startOurs({ DATA_DIR: dataDir, DEMO: '0', PORT: '0' });
  const seconds = (performance.now() - begun) / 1000;
  await wait(3000);
  const memory = memoryOf(started.pid);
  await started.stop();
  return { seconds, memory };
}

/** Three quarters of it lists, an eighth each applications and messages. */
const mix = ['newest', 'messages', 'people', 'apply', 'newest', 'dense-soonest', 'messages', 'send'];
const rate = 200;
const sliceSeconds = 15;
const sampleEveryMs = 1000;

/** Our memory while members read, apply and write all the time. */
export async function measureSoak(fixture: Fixture): Promise<Section> {
  const targets = await openTargets(fixture);
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOf(targets.ours.pid)), sampleEveryMs);
  try {
    const until = performance.now() + settings.soakMinutes * 60_000;
    while (performance.now() < until) {
      const kinds = await Promise.all(
        mix.map(async (name) => workloads.find((each) => each.name === name)?.ours(targets) ?? []),
      );
      // autocannon sends somewhat longer than its duration.
      const requests = Array.from({ length: rate * (sliceSeconds + 2) }, (_, index) => {
        const kind = kinds[index % mix.length] ?? [];
        return kind[Math.floor(index / mix.length) % kind.length] ?? { path: '' };
      });
      const load = { seconds: sliceSeconds, rate, once: true, requests };
      await sendLoad(fixture, targets.ours, load, [200, 201]);
    }
  } finally {
    clearInterval(sampling);
  }
  const at = (part: number) => samples[Math.round(part * (samples.length - 1))] ?? 0;
  return {
    title: 'Memory under load',
    explanation: `${settings.soakMinutes} minutes of ${rate} requests a second: lists, applications and messages.`,
    figures: [
      ...[0, 0.25, 0.5, 0.75, 1].map((part) => plainFigure(`after ${part * 100} %`, at(part), ' MB')),
      plainFigure('most', Math.max(...samples), ' MB', 260),
    ],
  };
}
