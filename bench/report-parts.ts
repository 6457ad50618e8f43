import type { Measured } from './measure.ts';
import type { EaseResult } from './measure-ease.ts';
import type { LiveResult } from './measure-live.ts';
import type { PollsResult } from './measure-polls.ts';
import { atQuarters } from './measure-soak.ts';
import type { SoakResult } from './measure-soak.ts';
import type { StartResult } from './measure-start.ts';
import type { StreamsResult } from './measure-streams.ts';
import type { WebResult } from './measure-web.ts';
import type { Weights } from './page-watch.ts';
import { table } from './table.ts';

/** What is measured besides the calls, each beside its bar. */
export const startSection = ({ seconds, memory }: StartResult) =>
  `## At rest\n\nReady ${seconds.toFixed(2)} s after the start with an existing database, PostgreSQL included; ${memory} MB at rest besides PostgreSQL.`;

function spread(eased: Measured | undefined): string {
  if (!eased) return '';
  return `**${(eased.p99 / eased.p50).toFixed(1)}** (${eased.p50.toFixed(2)} → ${eased.p99.toFixed(2)})`;
}

export function easeSection(results: EaseResult): string {
  return [
    '## With the core busy for 70 % of the time',
    `p99 / p50, and both in ms, sent evenly; medians of ${results[0]?.rounds ?? 0} rounds in turn. The last counts for as long as a request of ours costs, without a database and without anything to collect: what it has is the machine's.`,
    table(
      ['', 'ours', 'bare Fastify, rows', 'a server that only counts'],
      results.map(({ title, by }) => [
        title,
        ...['ours', 'rows', 'busy'].map((name) => spread(by.get(name))),
      ]),
    ),
    'The bar: under 4.',
  ].join('\n\n');
}

export function liveSection({ streams, rate, ours, floor }: LiveResult): string {
  const row = (name: string, of: (side: LiveResult['ours']) => number) => [
    name,
    `**${of(ours).toFixed(1)}**`,
    of(floor).toFixed(1),
    `× ${(of(ours) / of(floor)).toFixed(2)}`,
  ];
  return [
    '## Live delivery',
    `ms from before a message is sent to one process until its reader hears of it from another, at ${rate} messages a second and ${streams} open streams.`,
    table(
      ['', 'ours', 'INSERT, NOTIFY, LISTEN, write', 'ratio'],
      [row('p50', ({ p50 }) => p50), row('p99', ({ p99 }) => p99)],
    ),
    'The bar: within twice.',
  ].join('\n\n');
}

export const streamsSection = ({ streams, before, after }: StreamsResult) =>
  `## Open event streams\n\n${streams.toLocaleString('en-US')} of them on one process: ${before} MB before, ${after} MB with all open, **${after - before} MB** more. The bar: 60 MB.`;

export const pollsSection = ({ rate, unchanged, anew, bare }: PollsResult): string =>
  [
    '## 10,000 members with the app open',
    `Three lists each, every 30 s: ${rate.toLocaleString('en-US')} polls a second, as shares of one core.`,
    table(
      ['', 'together', 'Node', 'PostgreSQL'],
      [
        shareRow('nothing changed', unchanged),
        shareRow('and what is too old read anew', anew),
        shareRow('beside it: bare HTTP, 304 to everything', bare),
      ],
    ),
    'The bar: less than 25 %.',
  ].join('\n\n');

const shareRow = (name: string, { node, postgres }: PollsResult['anew']) => [
  name,
  `**${percent(node + postgres)}**`,
  percent(node),
  percent(postgres),
];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function soakSection({ minutes, rate, samples }: SoakResult): string {
  return [
    '## Memory under load',
    `${minutes} minutes of ${rate} requests a second: polls, lists, applications and messages. MB of our server.`,
    table(
      ['start', 'a quarter', 'half', 'three quarters', 'end', 'most'],
      [[...atQuarters(samples), Math.max(...samples)].map(String)],
    ),
    'The bar: under 200 MB, and flat.',
  ].join('\n\n');
}

export function webSection({ visit, start, dashboards, interactions }: WebResult): string {
  const kinds = Object.keys(start) as (keyof Weights)[];
  const weigh = (name: string, weights: Weights) => [
    name,
    ...kinds.map((kind) => kilobytes(weights[kind])),
    `**${kilobytes(weights.document + weights.script + weights.stylesheet + weights.data)}**`,
  ];
  return [
    '## The web',
    'The start page on a phone (4 × slower) over slow 4G, as Lighthouse sees it; medians of the visits.',
    table(
      ['', 'seen', 'the bar'],
      [
        ['first paint', `${Math.round(visit.fcp)} ms`, ''],
        ['largest paint', `**${Math.round(visit.lcp)} ms**`, '1,500 ms'],
        ['blocked in all', `**${Math.round(visit.blocked)} ms**`, '150 ms'],
        ['layout shift', `**${visit.shifted.toFixed(4)}**`, '0'],
      ],
    ),
    'kB of a first view; without fonts and images in all, all but these after gzip. The bars: 140 kB of script and 30 kB of style on the start page, 200 kB on a dashboard.',
    table(
      ['', ...kinds, 'in all'],
      [weigh('/', start), ...Object.entries(dashboards).map(([path, weights]) => weigh(path, weights))],
    ),
    'ms until the next paint with 200 cards on screen; the browser tells them in steps of 8, and 0 below 16. The bar: 100 ms.',
    table(
      ['', 'computer', 'phone, 4 × slower'],
      Object.entries(interactions).map(([name, { computer, phone }]) => [
        name,
        `${computer}`,
        `**${phone}**`,
      ]),
    ),
  ].join('\n\n');
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
