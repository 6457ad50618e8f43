import type { CareTip } from '#contract/care-tips/care-tips.ts';
import { fullDate } from '#web/lib/dates.ts';

/** The source of a care tip: 'Hot Weather Safety Tips, ASPCA, 2024; read November 24, 2026'. */
export function sourceWords({ source }: Pick<CareTip, 'source'>): string {
  const { title, body, year, readOn } = source;
  const named = [title, body, year].filter(Boolean).join(', ');
  // Lists kept for offline use may be older than this field.
  return readOn ? `${named}; read ${fullDate(readOn, 'UTC')}` : named;
}
