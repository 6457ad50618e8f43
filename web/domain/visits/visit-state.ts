import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { VisitStanding } from '#contract/visits/visit-standing.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export type VisitState = { words: string; tone: BadgeTone };

type StatedVisit = VisitStanding & { startsAt: string };

const states: Record<VisitStatus, VisitState> = {
  awaiting_answer: { words: 'Asked for', tone: 'warn' },
  declined: { words: 'Declined', tone: 'tag' },
  expired: { words: 'Not answered', tone: 'tag' },
  withdrawn: { words: 'Taken back', tone: 'tag' },
  booked: { words: 'Booked', tone: 'good' },
  checked_in: { words: 'Checked in', tone: 'live' },
  completed: { words: 'Done', tone: 'tag' },
  stopped: { words: 'Stopped', tone: 'tag' },
  cancelled: { words: 'Cancelled', tone: 'tag' },
  no_show: { words: 'No-show', tone: 'danger' },
  contested: { words: 'Contested', tone: 'line' },
  not_closed: { words: 'Not closed', tone: 'tag' },
};

/** Whether the client of a visit that is ahead has not said that they come, as the totals of the day count it. */
const isUnconfirmed = ({ source, status, confirmedAt, startsAt }: StatedVisit, now: Date): boolean =>
  source !== 'marketplace' &&
  status === 'booked' &&
  confirmedAt === null &&
  Date.parse(startsAt) > now.getTime();

/** The state of a visit, in the same word and tone on every screen. That a client has not confirmed is news to the provider only. */
export function visitState(visit: StatedVisit, side: 'provider' | 'pet_owner', now: Date): VisitState {
  // Who walked in is there, whatever is still asked before the check-in.
  if (visit.status === 'booked' && visit.source === 'walk_in') return { words: 'Walked in', tone: 'warn' };
  if (visit.status === 'booked' && visit.confirmedAt !== null) return { words: 'Confirmed', tone: 'good' };
  if (side === 'provider' && isUnconfirmed(visit, now)) return { words: 'Not confirmed', tone: 'tag' };
  return states[visit.status];
}
