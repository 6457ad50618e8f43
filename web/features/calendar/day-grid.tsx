import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Calendar, CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';
import type { BusyTime } from '#contract/outside-calendars/outside-calendars.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { clockTime, timeRange, wallTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { canMove } from './agenda.tsx';
import { hoursShown, inLanes, openOn, placeOn, timeOf, weekdayOf } from './calendar-days.ts';
import type { Column, Placed } from './calendar-days.ts';
import type { CalendarActs } from './calendar-acts.ts';
import { eventHref, eventPeople, eventState, eventTimes, timeOffWhen } from './calendar-words.ts';
import { useDragOnGrid } from './use-drag-on-grid.ts';
import '#web/ui/css/day-grid.css';

type DayGridProps = CalendarActs & {
  calendar: Calendar;
  columns: readonly Column[];
  today: string;
  now: Date;
};

/**
 * Days, or the tables of one day, side by side with the hours down. With a mouse, free time is marked as time off and
 * visits are dragged to another time; the buttons of the page and of the agenda do the same.
 */
export function DayGrid({ calendar, columns, today, now, onTimeOff, onMove }: DayGridProps) {
  const { timeZone, spans } = calendar;
  const days = [...new Set(columns.map(({ day }) => day))];
  const off = days.flatMap((day) => placeOn(day, calendar.timeOff, timeZone));
  const { first, last } = hoursShown(columns, off, spans);
  const hours = Array.from({ length: last - first }, (_, nth) => first + nth);
  const drag = useDragOnGrid({
    first,
    last,
    onMark: (day, from, to) => onTimeOff({ day, from: timeOf(from), to: timeOf(to) }),
    onDrop: (event, day, from) => onMove(event, instantAt(day, timeOf(from), timeZone)),
  });
  const grid = useRef<HTMLDivElement>(null);
  const todayNth = columns.findIndex(({ day }) => day === today);
  // A phone shows two days of a week: today's comes first.
  useEffect(() => {
    const [clock, ...sections] = [...(grid.current?.children ?? [])] as HTMLElement[];
    const column = sections[todayNth];
    grid.current?.scrollTo({ left: column ? column.offsetLeft - (clock?.offsetWidth ?? 0) : 0 });
  }, [todayNth]);
  const share = (hour: number) => `calc(${hour - first} * var(--hour))`;
  return (
    <div
      ref={grid}
      role="region"
      aria-label="Hours"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="day-grid"
      data-dragging={drag.shown ? true : undefined}
    >
      <div className="day-grid-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{wallTime(timeOf(hour)).replace(':00', '')}</span>
        ))}
      </div>
      {columns.map((column, nth) => (
        <section
          key={column.key}
          aria-label={`${column.label}${column.day === today ? ', today' : ''}: ${column.events.length === 0 ? 'nothing booked' : `${column.events.length} in the calendar`}`}
          data-today={column.day === today || undefined}
          style={{ '--lanes': inLanes(column.events).length } as React.CSSProperties}
        >
          <p className="day-grid-head" aria-hidden="true">
            <span className="day-grid-long">{column.label}</span>
            <span className="day-grid-short">{column.short ?? column.label}</span>
          </p>
          <div
            className={clsx('day-grid-day', spans.length > 0 && 'has-hours')}
            style={{ height: share(last) }}
            onPointerDown={(event) => drag.begin(event, column)}
          >
            {openOn(weekdayOf(column.day), spans).map(({ from, to }) => (
              <i
                key={from}
                className="day-grid-open"
                style={{
                  top: share(from),
                  height: `calc(${to - from} * var(--hour))`,
                }}
              />
            ))}
            {placeOn(column.day, calendar.timeOff, timeZone).map((each) => (
              <OffBlock
                key={each.item.id}
                placed={each}
                first={first}
                last={last}
                hidden={nth > 0 && columns[nth - 1]?.day === column.day}
                onOpen={() => onTimeOff(each.item)}
              />
            ))}
            {placeOn(column.day, calendar.busyElsewhere, timeZone).map((each) => (
              <BusyLine
                key={each.item.startsAt}
                placed={each}
                first={first}
                last={last}
                zone={timeZone}
                hidden={nth > 0 && columns[nth - 1]?.day === column.day}
              />
            ))}
            <div className="day-grid-events">
              {inLanes(column.events).map((lane, laneNth, lanes) =>
                lane.map((each) => (
                  <EventBlock
                    key={`${each.item.kind} ${each.item.id} ${each.item.startsAt}`}
                    placed={each}
                    first={first}
                    left={laneNth / lanes.length}
                    width={1 / lanes.length}
                    zone={timeZone}
                    movable={canMove(each.item, now)}
                    onGrab={(event) => drag.begin(event, column, each)}
                  />
                )),
              )}
            </div>
            {drag.shown?.column === column.key && (
              <i
                className="day-grid-mark"
                style={{
                  top: share(drag.shown.from),
                  height: `calc(${drag.shown.to - drag.shown.from} * var(--hour))`,
                }}
              />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

type OffBlockProps = {
  placed: Placed<TimeOff>;
  first: number;
  last: number;
  hidden: boolean;
  onOpen: () => void;
};

function OffBlock({ placed: { item, from, to }, first, last, hidden, onOpen }: OffBlockProps) {
  const [begins, ends] = [Math.max(first, from), Math.min(last, to)];
  return (
    <button
      type="button"
      className="day-grid-off"
      aria-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : undefined}
      aria-label={`Time off, ${item.note ? `${item.note}, ` : ''}${timeOffWhen(item)}`}
      style={{ top: `calc(${begins - first} * var(--hour))`, height: `calc(${ends - begins} * var(--hour))` }}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onOpen}
    >
      {item.note ?? 'Time off'}
    </button>
  );
}

type BusyLineProps = {
  placed: Placed<BusyTime>;
  first: number;
  last: number;
  zone: string;
  hidden: boolean;
};

/** A time that is taken in the calendar kept elsewhere. Nothing more is known of it. */
function BusyLine({ placed: { item, from, to }, first, last, zone, hidden }: BusyLineProps) {
  const [begins, ends] = [Math.max(first, from), Math.min(last, to)];
  if (ends <= begins) return null;
  return (
    <p
      className="day-grid-busy"
      aria-hidden={hidden || undefined}
      style={{ top: `calc(${begins - first} * var(--hour))`, height: `calc(${ends - begins} * var(--hour))` }}
    >
      <span className="sr-only">{timeRange(item.startsAt, item.endsAt, zone)} </span>Busy
    </p>
  );
}

/** How many whole lines fit into a block; an hour has room for two. */
const rowsIn = (hours: number): number => Math.max(1, Math.floor(hours * 2.97 - 0.45));

type EventBlockProps = {
  placed: Placed<CalendarEvent>;
  first: number;
  left: number;
  width: number;
  zone: string;
  movable: boolean;
  onGrab: (event: React.PointerEvent) => void;
};

function EventBlock({ placed, first, left, width, zone, movable, onGrab }: EventBlockProps) {
  const { item, from, to } = placed;
  const { words } = eventState(item, useNow());
  return (
    <Link
      to={eventHref(item)}
      draggable={false}
      data-role={item.as === 'business' ? 'owner' : item.as}
      className={clsx('day-grid-event', `is-${item.state}`, movable && 'is-movable')}
      style={
        {
          top: `calc(${from - first} * var(--hour))`,
          height: `calc(${to - from} * var(--hour))`,
          left: `${left * 100}%`,
          width: `${width * 100}%`,
          '--rows': rowsIn(to - from),
        } as React.CSSProperties
      }
      onPointerDown={(event) => (movable ? onGrab(event) : event.stopPropagation())}
    >
      <b>
        <span aria-hidden="true" className="tabular-nums">
          {clockTime(item.startsAt, item.timeZone)}{' '}
        </span>
        {item.title}
      </b>
      <span className="day-grid-times">{eventTimes(item, zone)}</span>
      <span>{[words, eventPeople(item)].filter(Boolean).join(' · ')}</span>
    </Link>
  );
}
