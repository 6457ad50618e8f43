import type { TimelineEntry } from '#contract/clients/clients.ts';

type VisitEntry = Extract<TimelineEntry, { kind: 'visit' }>;

/** A client's first booked visit after a time. */
export const nextBooked = (timeline: readonly TimelineEntry[], after: string): VisitEntry | undefined =>
  timeline
    .flatMap((entry) =>
      entry.kind === 'visit' && entry.status === 'booked' && entry.at > after ? entry : [],
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))[0];
