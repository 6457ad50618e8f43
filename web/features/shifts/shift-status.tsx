import type { PayState, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';

type BadgeContent = { words: string; tone: BadgeTone };

const badges: Record<ShiftStatus, BadgeContent> = {
  posted: { words: 'Live', tone: 'live' },
  filled: { words: 'Filled', tone: 'tag' },
  in_progress: { words: 'In progress', tone: 'good' },
  completed: { words: 'Completed', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
  no_show: { words: 'No show', tone: 'danger' },
  contested: { words: 'Contested', tone: 'line' },
};

/** What both sides read while they do not agree on the pay. */
export const disputedBadge: BadgeContent = { words: 'Disputed', tone: 'warn' };

type Standing = { status: ShiftStatus; pay?: { state: PayState } | null };

/** Label and tone of where a shift stands: work whose pay is disputed is not done with. */
export const shiftBadgeOf = ({ status, pay }: Standing): BadgeContent =>
  pay?.state === 'disputed' ? disputedBadge : badges[status];

/** Badge with where a shift stands; only a posted one reads 'Live'. */
export function ShiftStatusBadge({ shift }: { shift: Standing }) {
  const { words, tone } = shiftBadgeOf(shift);
  return <Badge tone={tone}>{words}</Badge>;
}
