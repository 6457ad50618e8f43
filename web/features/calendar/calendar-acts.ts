import type { CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';

/** New time off, as far as it was marked on the grid. */
export type MarkedTime = { day: string; from: string; to: string };

/** What the views of a calendar ask the page to open. */
export type CalendarActs = {
  onTimeOff: (edited: TimeOff | MarkedTime) => void;
  /** `startsAt` is the time to which the visit was dragged. */
  onMove: (visit: CalendarEvent, startsAt?: string) => void;
};
