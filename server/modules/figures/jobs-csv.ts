import type { FiguresRole } from '#contract/figures.ts';
import { toCsv } from '#server/platform/csv.ts';
import { dollarsInCell } from '#server/platform/money.ts';
import type { Job } from './jobs.queries.ts';

const otherSide: Record<FiguresRole, string> = {
  groomer: 'For',
  business: 'With',
  'pet-owner': 'Groomed by',
};
const amountName: Record<FiguresRole, string> = {
  groomer: 'Pay or agreed price',
  business: 'Pay or agreed price',
  'pet-owner': 'Price',
};

/** Formats the jobs of a period as CSV with amounts in dollars. */
export function jobsCsv(as: FiguresRole, jobs: readonly Job[]): string {
  const ofShifts = as === 'pet-owner' ? [] : ['Revenue', 'Commission %', 'Hourly rate', 'Hours', 'Bonus'];
  return toCsv([
    ['Date', 'Kind', otherSide[as], 'Title', 'Pets', ...ofShifts, amountName[as], 'State'],
    ...jobs.map((job) => [
      job.day,
      job.kind,
      job.name,
      job.title,
      job.pets,
      ...(as === 'pet-owner'
        ? []
        : [cell(job.revenue), job.payPercentage, cell(job.hourlyRate), job.hours, cell(job.bonus)]),
      cell(job.amount),
      job.state,
    ]),
  ]);
}

const cell = (cents: number | null) => (cents === null ? '' : dollarsInCell(cents));
