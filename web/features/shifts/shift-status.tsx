import type { PayState, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { toRecordBadge } from '#web/domain/calendar/day-to-record.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';

type BadgeContent = { words: string; tone: BadgeTone };

const badges: Record<ShiftStatus, BadgeContent> = {
  posted: { words: 'Live', tone: 'live' },
  filled: { words: 'Filled', tone: 'tag' },
  in_progress: { words: 'In progress', tone: 'good' },
  completed: { words: 'Done', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'tag' },
  expired: { words: 'Expired', tone: 'tag' },
  no_show: { words: 'No show', tone: 'danger' },
  contested: { words: 'Contested', tone: 'line' },
};

/** What both sides read while they do not agree on the pay. */
export const disputedBadge: BadgeContent = { words: 'Disputed', tone: 'warn' };

type Standing = {
  status: ShiftStatus;
  endsAt: string;
  pay?: { state: PayState } | null;
  /** What the groomer claims, where the owner has recorded nothing. */
  claim?: object | null;
};

/**
 * Label and tone of where a shift stands: work whose pay is disputed is not done with, and a day that is over is no longer in
 * progress.
 */
export function shiftBadgeOf({ status, endsAt, pay, claim }: Standing, now: Date): BadgeContent {
  if (pay?.state === 'disputed') return disputedBadge;
  if (status === 'in_progress' && Date.parse(endsAt) <= now.getTime())
    return claim ? { words: 'Claim waits for an answer', tone: 'line' } : toRecordBadge;
  return badges[status];
}

/** Badge with where a shift stands; only a posted one reads 'Live'. */
export function ShiftStatusBadge({ shift }: { shift: Standing }) {
  const { words, tone } = shiftBadgeOf(shift, useNow());
  return <Badge tone={tone}>{words}</Badge>;
}
