import type { Fixture } from './fixture.ts';
import { count } from './report.ts';
import type { Figure, Section } from './report.ts';
import { settings } from './settings.ts';
import { median, openTargets, sendLoad } from './targets.ts';
import type { Targets } from './targets.ts';
import { workloads } from './workloads.ts';
import type { Workload } from './workloads.ts';

/** Requests a second, milliseconds of latency, and microseconds of processor time a request. */
const fields = ['rate', 'p50', 'p99', 'node', 'postgres', 'cost'] as const;
type Cost = Record<(typeof fields)[number], number>;
export type CallResult = { workload: Workload; bytes: number; ours: Cost; bare: Cost | undefined };

/** A server's first requests are slow, since its code is still being compiled. */
const warmUpSeconds = 8;
const mostGrowth = 1.5;

const isChosen = ({ name }: Workload) => settings.workloads?.some((start) => name.startsWith(start)) ?? true;

/** Measures every workload on the database of one size, ours and the bare server in turn. */
export async function measureCalls(fixture: Fixture): Promise<CallResult[]> {
  const targets = await openTargets(fixture);
  const results: CallResult[] = [];
  const chosen = workloads.filter(isChosen);
  for (const name of ['ours', 'bare'] as const)
    if (chosen[0]?.[name]) await sendOnce(fixture, chosen[0], targets, name, warmUpSeconds);
  for (const workload of chosen) {
    const bytes = await replyBytes(workload, targets);
    const names = workload.bare ? (['ours', 'bare'] as const) : (['ours'] as const);
    const rounds: { ours: Cost[]; bare: Cost[] } = { ours: [], bare: [] };
    // The first round warms up.
    for (let round = 0; round <= settings.rounds; round++)
      for (const name of names) {
        const cost = await sendOnce(fixture, workload, targets, name);
        if (round > 0) rounds[name].push(cost);
      }
    const result = {
      workload,
      bytes,
      ours: medianOf(rounds.ours),
      bare: workload.bare && medianOf(rounds.bare),
    };
    results.push(result);
    const { ours, limit = '–' } = figureOf(result);
    fixture.say(`${count(fixture.size)} · ${workload.title}: ${ours}; bare: ${limit}`);
  }
  return results;
}

async function sendOnce(
  fixture: Fixture,
  { ours, bare, once = false, status = 200 }: Workload,
  targets: Targets,
  name: 'ours' | 'bare',
  seconds = settings.seconds,
): Promise<Cost> {
  const requests = name === 'ours' ? await ours(targets) : (bare?.requests() ?? []);
  const measured = await sendLoad(fixture, targets[name], { seconds, requests, once, rate: 0 }, [status]);
  const node = (measured.node * 1000) / measured.requests;
  const postgres = (measured.postgres * 1000) / measured.requests;
  const { p50, p99 } = measured;
  return { rate: measured.requests / measured.seconds, p50, p99, node, postgres, cost: node + postgres };
}

async function replyBytes({ ours }: Workload, targets: Targets): Promise<number> {
  const [request] = await ours(targets);
  const reply = await fetch(targets.ours.url + request?.path, request);
  return (await reply.arrayBuffer()).byteLength;
}

const medianOf = (rounds: Cost[]) =>
  Object.fromEntries(fields.map((field) => [field, median(rounds.map((round) => round[field]))])) as Cost;

export const callsSection = (size: number, results: CallResult[]): Section => ({
  title: `${count(size)} open shifts, requests, messages and ratings`,
  explanation:
    'Requests a second, p50 / p99 in ms, and µs of processor time a request in Node + PostgreSQL. The ratio is the bare server’s processor time divided by ours.',
  figures: results.map(figureOf),
});

const text = ({ rate, p50, p99, node, postgres }: Cost) =>
  `${count(rate)}/s, ${p50} / ${p99}, ${count(node)} + ${count(postgres)}`;

function figureOf({ workload, bytes, ours, bare }: CallResult): Figure {
  const figure = { name: `${workload.title} (${(bytes / 1000).toFixed(1)} kB)`, ours: text(ours) };
  if (bare) {
    const ratio = bare.cost / ours.cost;
    return { ...figure, limit: text(bare), ratio, bar: { value: ratio, atLeast: workload.bare?.floor ?? 0 } };
  }
  const atMost = workload.mostMicroseconds;
  return atMost ? { ...figure, bar: { value: ours.cost, atMost, unit: ' µs' } } : figure;
}

/** How the cost of a call grows with the tables. The bar judges the two largest sizes. */
export function growthSection(bySize: Map<number, CallResult[]>): Section {
  const [before = 0, last = 0] = [...bySize.keys()].toSorted((a, b) => a - b).slice(-2);
  const costOf = (size: number, name: string) =>
    bySize.get(size)?.find(({ workload }) => workload.name === name)?.ours.cost ?? Number.NaN;
  return {
    title: `Cost at ${count(last)} beside ${count(before)}`,
    explanation: 'µs of processor time a request of ours, Node and PostgreSQL together.',
    figures: (bySize.get(last) ?? []).map(({ workload: { name, title } }) => {
      const ratio = costOf(last, name) / costOf(before, name);
      return {
        name: title,
        ours: count(costOf(last, name)),
        limit: count(costOf(before, name)),
        ratio,
        bar: { value: ratio, atMost: mostGrowth },
      };
    }),
  };
}
