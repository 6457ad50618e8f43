import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** Label and tone of each shift status. */
export const shiftBadges: Record<ShiftStatus, { words: string; tone: BadgeTone }> = {
  posted: { words: 'Live', tone: 'live' },
  filled: { words: 'Filled', tone: 'tag' },
  in_progress: { words: 'In progress', tone: 'good' },
  completed: { words: 'Completed', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
  no_show: { words: 'No show', tone: 'danger' },
  contested: { words: 'Contested', tone: 'line' },
};

/** Badge with the status of a shift; only a posted one reads 'Live'. */
export function ShiftStatusBadge({ status }: { status: ShiftStatus }) {
  const { words, tone } = shiftBadges[status];
  return <Badge tone={tone}>{words}</Badge>;
}
