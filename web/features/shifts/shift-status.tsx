import type { ShiftStatus } from '#contract/shift-lifecycle.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** What the state of a shift is called, and how it looks. */
export const shiftStandings: Record<ShiftStatus, { words: string; tone: BadgeTone }> = {
  posted: { words: 'Live', tone: 'live' },
  filled: { words: 'Filled', tone: 'tag' },
  in_progress: { words: 'In progress', tone: 'good' },
  completed: { words: 'Completed', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
  no_show: { words: 'No show', tone: 'danger' },
};

/** Where a shift stands; only a posted one reads 'Live'. */
export function ShiftStatusBadge({ status }: { status: ShiftStatus }) {
  const { words, tone } = shiftStandings[status];
  return <Badge tone={tone}>{words}</Badge>;
}
