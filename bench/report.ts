import type { SizeResult, WorkloadResult } from './bench-size.ts';
import { describeMachine, isPinned } from './machine.ts';
import { connections, rounds, seconds } from './measure.ts';
import type { Measured } from './measure.ts';
import type { EaseResult } from './measure-ease.ts';
import type { LiveResult } from './measure-live.ts';
import type { PollsResult } from './measure-polls.ts';
import type { SoakResult } from './measure-soak.ts';
import type { StartResult } from './measure-start.ts';
import type { StreamsResult } from './measure-streams.ts';
import type { WebResult } from './measure-web.ts';
import {
  easeSection,
  liveSection,
  pollsSection,
  soakSection,
  startSection,
  streamsSection,
  webSection,
} from './report-parts.ts';
import { table } from './table.ts';

/** What was measured, which may be a part of it all. */
export type Results = {
  sizes: SizeResult[];
  ease?: EaseResult;
  live?: LiveResult;
  streams?: StreamsResult;
  polls?: PollsResult;
  soak?: SoakResult;
  web?: WebResult;
  start?: StartResult;
  /** Share of all processors that a virtual machine's host took meanwhile. */
  stolen?: number;
};

/** Everything that was measured, as the Markdown file that is kept. */
export function report({ sizes, ease, live, streams, polls, soak, web, start, stolen }: Results): string {
  return [
    `# Bench, ${new Date().toISOString().slice(0, 10)}`,
    `${describeMachine()}. ${connections} connections, ${
      rounds > 1 ? `medians of ${rounds} rounds of ${seconds} s` : `one round of ${seconds} s`
    }, ${
      isPinned ? 'servers and database on one core, load on another' : 'nothing pinned to a core'
    }. Absolute figures drift from machine to machine and from hour to hour; the ratios within one run hold.${stolen ? ` The machine's host took ${(stolen * 100).toFixed(1)} % of the processors meanwhile.` : ''}`,
    ...sizes.map(sizeSection),
    sizes.length > 0 && growthSection(sizes),
    ease && easeSection(ease),
    live && liveSection(live),
    streams && streamsSection(streams),
    polls && pollsSection(polls),
    soak && soakSection(soak),
    web && webSection(web),
    start && startSection(start),
    '',
  ]
    .filter((section) => section !== false && section !== undefined)
    .join('\n\n');
}

const columns = {
  rows: 'bare Fastify, rows',
  nearest: 'the same, nearest by index',
  json: 'bare Fastify, our JSON',
  http: 'bare HTTP',
  sql: 'SQL alone',
};

function sizeSection({ size, workloads, memory }: SizeResult): string {
  const head = ['', 'reply', 'ours/s', 'p50', 'p99', 'CPU Node + PostgreSQL', ...Object.values(columns)];
  return [
    `## ${count(size)} open shifts`,
    table(head, workloads.map(workloadRow)),
    'CPU in µs for each request, times in ms. In the columns of the others: their rate, ours divided by it, and their CPU. Within a circle, the rows come by a GiST index over points.',
    `Our server: ${memory.idle} MB before, ${memory.loaded} MB after.`,
  ].join('\n\n');
}

function workloadRow({ title, bytes, by }: WorkloadResult): string[] {
  const ours = by.get('ours');
  if (!ours) return [title];
  const beside = Object.keys(columns).map((name) => {
    const other = by.get(name);
    if (!other) return '';
    const rate = Math.max(other.rate, 1 / seconds);
    const cost = costOf(other) ? `, ${costs(other)}` : '';
    return `${other.rate < 10 ? rate.toFixed(1) : count(rate)} (× ${(ours.rate / rate).toFixed(2)})${cost}`;
  });
  return [
    title,
    bytes > 1000 ? `${(bytes / 1000).toFixed(1)} kB` : `${bytes} B`,
    `**${count(ours.rate)}**`,
    ours.counted > 0 ? ours.p50.toFixed(1) : '',
    ours.counted > 0 ? ours.p99.toFixed(1) : '',
    costs(ours),
    ...beside,
  ];
}

/** What a request costs the more, the more shifts there are. */
function growthSection(results: SizeResult[]): string {
  const costsOf = (name: string) =>
    results.map(({ workloads }) => {
      const ours = workloads.find((workload) => workload.name === name)?.by.get('ours');
      return ours && (costOf(ours) ?? 1e6 / ours.rate);
    });
  const rows = (results[0]?.workloads ?? []).map(({ name, title }) => {
    const each = costsOf(name);
    const [last, before] = [each.at(-1), each.at(-2)];
    return [title, ...each.map(micros), last && before ? (last / before).toFixed(2) : ''];
  });
  const sizes = results.map(({ size }) => count(size));
  return `## What a request of ours costs as the table grows\n\nµs of processor time, Node and PostgreSQL together; the last column divides the last by the one before.\n\n${table(['', ...sizes, 'ratio'], rows)}`;
}

/** Microseconds of processor time for each request, Node and PostgreSQL together. */
const costOf = ({ node, postgres }: Measured) =>
  node === undefined && postgres === undefined ? undefined : (node ?? 0) + (postgres ?? 0);
const costs = ({ node, postgres }: Measured) => `${micros(node)} + ${micros(postgres)}`;

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const micros = (value: number | undefined) => (value === undefined ? '–' : count(value));
