import { isoDay } from '#web/lib/dates.ts';
import { noWrap } from '#web/lib/no-wrap.ts';
import { counted } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Where nothing is noted. */
const usualWeeks = 6;

/** 'Due today', '2 days over', '3 weeks over', '7 months over', '2 years over' */
export function overWords(days: number): string {
  const months = Math.floor(days / 30.44);
  if (days <= 0) return 'Due today';
  if (days < 14) return `${counted(days, 'day')} over`;
  if (months < 2) return `${counted(Math.floor(days / 7), 'week')} over`;
  return months < 24
    ? `${counted(months, 'month')} over`
    : `${counted(Math.floor(months / 12), 'year')} over`;
}

type DueBadgeProps = { dueOn: string; everyWeeks: number | null; now: Date };

/** For how long a client or a pet is due; in the tone of what is urgent once a whole further visit was missed. */
export function DueBadge({ dueOn, everyWeeks, now }: DueBadgeProps) {
  const days = Math.round((Date.parse(isoDay(now)) - Date.parse(dueOn)) / 86_400_000);
  const isLong = days >= (everyWeeks ?? usualWeeks) * 7;
  return <Badge tone={isLong ? 'urgent' : 'warn'}>{noWrap(overWords(days))}</Badge>;
}
