import { busyContender, contendersOf } from './contenders.ts';
import { openField } from './field.ts';
import { medianOf, once, rounds, seconds, warmUp } from './measure.ts';
import type { Contender, Measured } from './measure.ts';
import type { Stage } from './stage.ts';
import { measured as allMeasured } from './workloads.ts';

/** Medians of the rounds; none where every round tells of something else. */
export type EaseResult = { title: string; rounds: number; by: Map<string, Measured> }[];

const busyShare = 0.7;
const lasting = 2 * seconds;
/** A single wait of 50 ms decides a round of some seconds, so there are more of them than for a rate. */
const easeRounds = 3 * rounds;

/** How long ours, the bare server and one that does nothing but count take where their core is busy for 70 % of the time. */
export async function measureEase(stage: Stage, say: (line: string) => void): Promise<EaseResult> {
  const { postmaster } = stage;
  const workloads = allMeasured.filter(({ atEase }) => atEase);
  const field = await openField(stage, await stage.ours(), workloads);
  const results: EaseResult = [];
  for (const workload of workloads) {
    const bytes = Buffer.byteLength(field.replies[workload.name] ?? '');
    const contenders = contendersOf(workload, field).filter(({ name }) => name === 'ours' || name === 'rows');
    await warmUp(contenders, postmaster);
    const most = new Map<string, number>();
    for (const contender of contenders) most.set(contender.name, (await once(contender, postmaster)).rate);
    const by: Record<string, Eased[]> = { ours: [], rows: [], busy: [] };
    for (let round = 0; round < easeRounds; round++) {
      for (const contender of contenders)
        by[contender.name]?.push(await ease(contender, most.get(contender.name) ?? 0, postmaster));
      const cost = costOf(by['ours']?.at(-1));
      by['busy']?.push(await ease(busyContender(field.servers.busy, cost, bytes), 1e6 / cost, postmaster));
    }
    const told = Object.entries(by).map(([name, eased]) => [name, eased.filter(isTold)] as const);
    const medians = told
      .filter(([, eased]) => eased.length > 0)
      .map(([name, eased]) => [name, medianOf(eased)] as const);
    results.push({ title: workload.title, rounds: easeRounds, by: new Map(medians) });
    say(
      `At ease · ${workload.title}: ${medians.map(([name, { p50, p99 }]) => `${name} ${(p99 / p50).toFixed(1)}`).join(', ')}`,
    );
  }
  return results;
}

type Eased = Measured & { asked: number };

/**
 * Sends as much and as evenly as keeps the core busy for 70 % of the time. What it bears with many waiting is no measure for
 * that, since many at once cost less each: what a request costs alone is measured first, at half of it.
 */
async function ease(contender: Contender, most: number, postmaster: number): Promise<Eased> {
  const evenly = (rate: number): Contender => ({
    ...contender,
    load: async () => ({ ...(await contender.load()), rate, warmUpSeconds: 1 }),
  });
  const cost = costOf(await once(evenly(Math.ceil(most / 2)), postmaster));
  const asked = Math.floor((busyShare * 1e6) / cost);
  return { ...(await once(evenly(asked), postmaster, lasting)), asked };
}

/** Microseconds of processor time for each request. */
const costOf = (measured: Measured | undefined) => (measured?.node ?? 0) + (measured?.postgres ?? 0);

/**
 * A round in which it was more than could be sent, or answered in time, tells of the queue alone, and one in which the
 * machine's host held up most tells of the host.
 */
const isTold = ({ rate, asked, counted }: Eased) => rate > 0.9 * asked && counted > 0.2 * asked * lasting;
