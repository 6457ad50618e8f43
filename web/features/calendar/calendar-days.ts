import type { Calendar, CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';
import { minutesIn } from '#contract/calendar/time-spans.ts';
import { addDays } from '#reference/calendar-days.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';

/** Stands for the groomer of one's own shift while there is none. */
const notFilled = 'Not filled';

export const calendarViews = ['agenda', 'day', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];
/** The first and the last day, 'YYYY-MM-DD'. */
export type DaySpan = { from: string; to: string };

const daysShown: Record<CalendarView, number> = { agenda: 14, day: 1, week: 7 };

/** Each view begins on the day itself, a week too: on a Saturday it shows what is ahead, not the week that is over. */
export const spanOf = (view: CalendarView, day: string): DaySpan => ({
  from: day,
  to: addDays(day, daysShown[view] - 1),
});

/** The same view further on, or back. */
export const stepped = (view: CalendarView, day: string, steps: number): string =>
  addDays(day, steps * daysShown[view]);

export function daysOf({ from, to }: DaySpan): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The ISO weekday: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;

type Timed = { startsAt: string; endsAt: string };

const hourIn = (at: string, zone: string): number => {
  const [hour = 0, minute = 0] = clockTime24(at, zone).split(':').map(Number);
  return hour + minute / 60;
};

/**
 * The hours of a day that something takes, by the clock of a zone: 13.5 is 1:30 PM. Undefined if it is on other days.
 * Where the clocks go back, work may end earlier by the clock than it began; it gets an hour.
 */
export function hoursOn(day: string, { startsAt, endsAt }: Timed, zone: string) {
  const [first, last] = [isoDay(startsAt, zone), isoDay(endsAt, zone)];
  if (day < first || day > last) return undefined;
  const from = day === first ? hourIn(startsAt, zone) : 0;
  const to = day === last ? hourIn(endsAt, zone) : 24;
  if (day === last && day !== first && to === 0) return undefined;
  return { from, to: to > from ? to : Math.min(24, from + 1) };
}

export type Placed<Item> = { item: Item; from: number; to: number };

export const placeOn = <Item extends Timed>(day: string, items: readonly Item[], zone: string) =>
  items.flatMap((item): Placed<Item>[] => {
    const hours = hoursOn(day, item, zone);
    return hours ? [{ item, ...hours }] : [];
  });

/** Puts what overlaps side by side, each in the first lane that is free. */
export function inLanes<Item>(placed: readonly Placed<Item>[]): Placed<Item>[][] {
  const lanes: Placed<Item>[][] = [];
  for (const each of placed.toSorted((a, b) => a.from - b.from)) {
    const lane = lanes.find((taken) => (taken.at(-1)?.to ?? 0) <= each.from);
    if (lane) lane.push(each);
    else lanes.push([each]);
  }
  return lanes;
}

export type Column = {
  key: string;
  label: string;
  /** The label where there is little room: 'Tue 1'. */
  short?: string;
  day: string;
  events: Placed<CalendarEvent>[];
};

/** A business's day: a column for each table, and one for each person of a shift. */
export function tableColumns(day: string, { events, tables, timeZone }: Calendar): Column[] {
  const placed = placeOn(day, events, timeZone);
  const shifts = placed.filter(({ item }) => item.kind === 'shift' && item.as === 'business');
  const lanes = inLanes(placed.filter((each) => !shifts.includes(each)));
  const names = [...new Set(shifts.map(({ item }) => item.withName ?? notFilled))];
  return [
    ...Array.from({ length: Math.max(tables ?? 0, lanes.length, 1) }, (_, nth) => ({
      key: `table ${nth}`,
      label: `Table ${nth + 1}`,
      day,
      events: lanes[nth] ?? [],
    })),
    ...names.map((label) => ({
      key: label,
      label,
      day,
      events: shifts.filter(({ item }) => (item.withName ?? notFilled) === label),
    })),
  ];
}

/** The hours that a grid shows: from seven to seven, and further where something is. */
export function hoursShown(
  columns: readonly Column[],
  off: readonly Placed<TimeOff>[],
  spans: Calendar['spans'],
) {
  const all = [
    ...columns.flatMap(({ events }) => events),
    ...off.filter(({ item }) => !item.allDay),
    ...[...new Set(columns.map(({ day }) => weekdayOf(day)))].flatMap((weekday) => openOn(weekday, spans)),
  ];
  return {
    first: Math.floor(Math.min(7, ...all.map(({ from }) => from))),
    last: Math.ceil(Math.max(19, ...all.map(({ to }) => to))),
  };
}

/** The hours of a weekday that are worked, those of the night before included. */
export const openOn = (weekday: number, spans: Calendar['spans']): { from: number; to: number }[] =>
  spans.flatMap((span) => {
    const { from, to } = minutesIn(span);
    const night = { from: 0, to: to / 60 - 24 };
    if (span.weekday === weekday) return [{ from: from / 60, to: Math.min(24, to / 60) }];
    return (span.weekday % 7) + 1 === weekday && night.to > 0 ? [night] : [];
  });

/** 13.5 → '13:30'; the end of the day is '23:59'. */
export function timeOf(hour: number): string {
  if (hour >= 24) return '23:59';
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
