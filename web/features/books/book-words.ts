import type { Books, IncomeKind } from '#contract/books/books.ts';
import { payModelNames } from '#contract/shifts/pay-model.ts';
import { chartDay, monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { number } from '#web/lib/words.ts';

export const paidAsNames: Record<IncomeKind, string> = { ...payModelNames, self_employed: 'Client visit' };

/** 'Nov 10' */
export const bookDay = (day: string): string => chartDay(`${day}T12:00Z`, 'UTC');
/** 'Nov 10, 2026' */
export const wholeDay = (day: string): string => monthDayYear(`${day}T12:00Z`, 'UTC');

/** '$96.00 at check-out, $40.00 written down' */
export function tipsInWords({ tips, totals }: Books): string | undefined {
  const written = tips.reduce((cents, { amount }) => cents + amount, 0);
  if (written === 0) return totals.tips === 0 ? undefined : 'at check-out';
  return written === totals.tips
    ? 'written down'
    : `${exactPrice(totals.tips - written)} at check-out, ${exactPrice(written)} written down`;
}

export const milesOf = (miles: number): string => `${number(miles)} mi`;

/** '72.5 cents a mile (IRS Notice 2026-10)' */
export const ratesInWords = ({ rates, year }: Books): string =>
  rates.length === 0
    ? `The IRS mileage rate of ${year} is not known here yet, so these miles have no amount.`
    : `Counted at ${rates.map(({ rate, source }) => `${rate / 10} cents a mile (${source})`).join(', then ')}.`;

/** The work of a trip or a tip as the value of a choice: 'shift:…' */
export const workValue = (work: { kind: string; id: string } | null): string =>
  work ? `${work.kind}:${work.id}` : '';

export const workIds = (value: string) => {
  const [kind, id] = value.split(':');
  return { shiftId: kind === 'shift' ? (id ?? null) : null, visitId: kind === 'visit' ? (id ?? null) : null };
};
