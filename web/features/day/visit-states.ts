import type { Visit } from '#contract/grooming/visits.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** How a visit stands on its day, where there is something to say. */
export const visitStates: Partial<Record<Visit['status'], { words: string; tone: BadgeTone }>> = {
  awaiting_answer: { words: 'Asked for', tone: 'warn' },
  checked_in: { words: 'Checked in', tone: 'live' },
  completed: { words: 'Done', tone: 'good' },
  stopped: { words: 'Stopped', tone: 'tag' },
  no_show: { words: 'No-show', tone: 'danger' },
};
