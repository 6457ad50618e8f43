import path from 'node:path';
import { requestsOf } from './requests.ts';
import type { Load, Loaded } from './load.ts';
import { memoryOf, onLoadCore } from './machine.ts';
import { connections } from './measure.ts';
import { openShifts } from './stage.ts';
import type { Stage } from './stage.ts';
import { workloads } from './workloads.ts';

const minutes = Number(process.env['BENCH_SOAK_MINUTES'] ?? 5);
/** Half of it unchanged polls, a quarter lists, an eighth each applications and messages. */
const mix = ['poll', 'newest', 'poll', 'apply', 'poll', 'dense-soonest', 'poll', 'send'];
const rate = 200;
const sliceSeconds = 15;
const sampleEveryMs = 1000;

/** Memory of our server in MB over the time. */
export type SoakResult = { minutes: number; rate: number; samples: number[] };

/** Memory while members read, poll, apply and write all the time. */
export async function measureSoak(stage: Stage, say: (line: string) => void): Promise<SoakResult> {
  const ours = await stage.ours();
  const shiftIds = await openShifts(stage);
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOf(ours.pid)), sampleEveryMs);
  try {
    const until = performance.now() + minutes * 60_000;
    while (performance.now() < until) {
      const kinds = await Promise.all(
        mix.map(async (name) => {
          const workload = workloads.find((each) => each.name === name);
          return workload ? requestsOf(workload, ours, shiftIds) : [];
        }),
      );
      const requests = Array.from({ length: rate * sliceSeconds }, (_, index) => {
        const kind = kinds[index % mix.length] ?? [];
        return kind[Math.floor(index / mix.length) % kind.length] ?? { path: '' };
      });
      const load: Load = { url: ours.url, connections, seconds: sliceSeconds, rate, once: true, requests };
      const { statuses } = await onLoadCore<Loaded>(path.join(import.meta.dirname, 'load.ts'), load);
      const wrong = Object.keys(statuses).filter((status) => !['200', '201', '304'].includes(status));
      if (wrong.length > 0) throw new Error(`The soak was answered ${JSON.stringify(statuses)}`);
    }
  } finally {
    clearInterval(sampling);
  }
  say(`${minutes} minutes of load: ${atQuarters(samples).join(', ')} MB`);
  return { minutes, rate, samples };
}

/** At the start, after each quarter, and at the end. */
export const atQuarters = (samples: number[]): number[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => samples[Math.round(part * (samples.length - 1))] ?? 0);
