import type { CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';
import { href } from '#contract/pages.ts';
import { addDays } from '#reference/calendar-days.ts';
import { dayLeaf, isoDay, monthDay, shortDate, span, timeRange, zoneName } from '#web/lib/dates.ts';
import { toRecordBadge } from '#web/domain/calendar/day-to-record.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import type { VisitState } from '#web/domain/visits/visit-state.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { CalendarView, DaySpan } from './calendar-days.ts';

export const eventHref = ({ kind, id }: Pick<CalendarEvent, 'kind' | 'id'>): string => {
  if (kind === 'offer') return href('request', { id });
  return kind === 'shift' || kind === 'application' ? href('shift', { id }) : href('visit', { id });
};

/** The booked person or the number of applicants: 'Jo Beckett', '3 applied'; undefined if there are none. */
export const eventPeople = ({ withName, applied }: CalendarEvent): string | undefined =>
  withName ?? (applied ? `${applied} applied` : undefined);

const tones: Record<CalendarEvent['state'], BadgeTone> = {
  booked: 'good',
  in_progress: 'good',
  tentative: 'line',
  done: 'tag',
  missed: 'warn',
  contested: 'warn',
  not_closed: 'warn',
};

/** The state of an event, shown next to its title; visits use the same labels as on other screens. */
export function eventState(event: CalendarEvent, now: Date): VisitState {
  const { visit, as, startsAt, state } = event;
  if (visit) return visitState({ ...visit, startsAt }, as === 'pet_owner' ? 'pet_owner' : 'provider', now);
  return isToRecord(event, now) ? toRecordBadge : { words: wordsOf(event), tone: tones[state] };
}

/** Whether the shift is over and its figures are not recorded. */
const isToRecord = ({ kind, state, endsAt }: CalendarEvent, now: Date): boolean =>
  kind === 'shift' && state === 'in_progress' && Date.parse(endsAt) <= now.getTime();

function wordsOf({ kind, state, as, withName }: CalendarEvent): string {
  if (kind === 'application') return 'Applied';
  if (kind === 'offer') return as === 'pet_owner' ? 'Offer to answer' : 'Offered';
  if (kind === 'proposal') return 'Proposed time';
  if (state === 'done') return 'Done';
  if (state === 'missed') return 'Missed';
  if (state === 'contested') return 'Contested';
  if (state === 'not_closed') return 'Not closed';
  if (state === 'in_progress') return 'In progress';
  return state === 'tentative' && !withName ? 'Live' : 'Booked';
}

/** '9:00 AM – 11:00 AM' at the place of the work; with its zone where that differs from the viewer's. */
export function eventTimes({ startsAt, endsAt, timeZone }: CalendarEvent, viewerZone: string): string {
  const times = timeRange(startsAt, endsAt, timeZone);
  return timeRange(startsAt, endsAt, viewerZone) === times
    ? times
    : `${times} ${zoneName(startsAt, timeZone)}`;
}

/** 'Thu, Dec 24 – Sat, Dec 26', or 'Thu, Dec 24, 9:00 AM – 1:00 PM' */
export function timeOffWhen({ startsAt, endsAt, allDay, timeZone }: TimeOff): string {
  const first = shortDate(startsAt, timeZone);
  if (!allDay) {
    const last = shortDate(endsAt, timeZone);
    return first === last ? `${first}, ${timeRange(startsAt, endsAt, timeZone)}` : span(first, last);
  }
  const last = shortDate(`${lastDayOf({ endsAt, timeZone })}T12:00Z`, 'UTC');
  return first === last ? first : span(first, last);
}

/** The last whole day of time off that ends at midnight. */
export const lastDayOf = ({ endsAt, timeZone }: Pick<TimeOff, 'endsAt' | 'timeZone'>): string =>
  addDays(isoDay(endsAt, timeZone), -1);

const noon = (day: string) => `${day}T12:00Z`;

/** 'Wed, Dec 2' */
export const dayName = (day: string): string => shortDate(noon(day), 'UTC');

/** 'Wed 2' */
export function shortDayName(day: string): string {
  const leaf = dayLeaf(noon(day), 'UTC');
  return `${leaf.weekday} ${leaf.day}`;
}

/** The heading of a view: 'Nov 29 – Dec 5', 'Wed, Dec 2' */
export const spanName = (view: CalendarView, { from, to }: DaySpan): string =>
  view === 'day' ? dayName(from) : span(monthDay(noon(from), 'UTC'), monthDay(noon(to), 'UTC'));
