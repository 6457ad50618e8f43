import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { shortDate } from '#web/lib/dates.ts';

export const windows: Record<RequestCard['window'], string> = {
  any: 'Any time',
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** 'Sat, Nov 28, morning', 'Any day' */
export function whenWanted({ preferredDate, window }: Pick<RequestCard, 'preferredDate' | 'window'>): string {
  const time = window === 'any' ? '' : windows[window].toLowerCase();
  if (!preferredDate) return time ? `Any day, ${time}` : 'Any day';
  return [shortDate(preferredDate, 'UTC'), time].filter(Boolean).join(', ');
}
