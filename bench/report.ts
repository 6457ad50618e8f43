import { cpus, totalmem } from 'node:os';
import { isPinned } from './machine.ts';
import { connections, settings } from './settings.ts';

/** A value holds its bar where it is at least or at most that. */
export type Bar = { value: number; atLeast?: number; atMost?: number; unit?: string };
/** One line of the report. `limit` is what the bare server reached in the same run, `ratio` compares ours with it. */
export type Figure = { name: string; ours: string; limit?: string; ratio?: number; bar?: Bar };
export type Section = { title: string; explanation: string; figures: Figure[] };

/** A figure that is compared with its bar alone. */
export const plainFigure = (name: string, value: number, unit: string, atMost?: number): Figure => ({
  name,
  ours: `${value < 100 ? Number(value.toFixed(3)) : count(value)}${unit}`,
  ...(atMost === undefined ? {} : { bar: { value, atMost, unit } }),
});

/** The Markdown file of a run. */
export function report(sections: Section[]): string {
  return [
    `# Bench, ${new Date().toISOString().slice(0, 10)}`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}. ${connections} connections, medians of ${settings.rounds} rounds of ${settings.seconds} s, ${
      isPinned ? 'servers and database on one core, load on another' : 'nothing pinned to a core'
    }. Absolute figures differ between machines and hours; compare the ratios of one run.`,
    ...sections.map(sectionText),
    '',
  ].join('\n\n');
}

function sectionText({ title, explanation, figures }: Section): string {
  const rows = figures.map(({ name, ours, limit = '', ratio, bar }) => [
    name,
    ours,
    limit,
    ratio === undefined ? '' : `**× ${ratio.toFixed(2)}**`,
    ...(bar ? barCells(bar) : ['', '']),
  ]);
  return `## ${title}\n\n${explanation}\n\n${table(['', 'ours', 'limit', 'ratio', 'bar', ''], rows)}`;
}

const barCells = ({ value, atLeast = Number.NEGATIVE_INFINITY, atMost, unit = '' }: Bar) => [
  atMost === undefined ? `≥ ${atLeast}${unit}` : `≤ ${atMost}${unit}`,
  value >= atLeast && value <= (atMost ?? value) ? 'holds' : '**missed**',
];

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const count = (value: number) => Math.round(value).toLocaleString('en-US');
const gigabytes = Math.round(totalmem() / 2 ** 30);
export const machineName = `${cpus().length}-cores-${gigabytes}gb`;
