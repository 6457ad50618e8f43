import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type WeekSlot = {
  id: string;
  /** Hours of the day; 13.5 is 1:30 PM. */
  from: number;
  to: number;
  kind: 'booked' | 'waiting' | 'off';
  /** Read aloud instead of the drawing, e.g. "8:30 AM to 4:30 PM, booked". */
  label: string;
};

export type WeekDay = {
  /** 'Mon' */
  weekday: string;
  day: number;
  today?: boolean;
  /** A day off: hatched, and read aloud as this. */
  off?: string;
  slots?: readonly WeekSlot[];
};

type WeekStripProps = Omit<ComponentProps<'ol'>, 'children'> & {
  label: string;
  /** Seven days. */
  days: readonly WeekDay[];
  /** The hours that the strip covers; extended if work is outside of them. */
  opens?: number;
  closes?: number;
};

/** A week as in an appointment book: booked work as blocks, requested work as outlines. */
export function WeekStrip({ label, days, opens = 7, closes = 18, className, ...rest }: WeekStripProps) {
  const work = days.flatMap(({ slots = [] }) => slots);
  const first = Math.min(opens, ...work.map(({ from }) => from));
  const last = Math.max(closes, ...work.map(({ to }) => to));
  const share = (hour: number) => (100 * (hour - first)) / (last - first);
  return (
    <ol aria-label={label} className={clsx('week', className)} {...rest}>
      {days.map(({ weekday, day, today, off, slots = [] }) => (
        <li
          key={`${weekday} ${day}`}
          data-today={today || undefined}
          aria-current={today ? 'date' : undefined}
        >
          {weekday}
          <b>{day}</b>
          <span className="sr-only">
            {[off, ...slots.map((slot) => slot.label)].filter(Boolean).join('; ')}
          </span>
          <div className={clsx('week-hours', off && 'mark-off')} aria-hidden="true">
            {slots.map(({ id, from, to, kind }) => (
              <i
                key={id}
                className={`mark-${kind}`}
                style={{ top: `${share(from)}%`, height: `${share(to) - share(from)}%` }}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The legend of the strip. */
export function WeekKey({ booked, waiting, off }: { booked?: string; waiting?: string; off?: string }) {
  const marks = [
    ['booked', booked],
    ['waiting', waiting],
    ['off', off],
  ] as const;
  return (
    <ul className="week-key flex flex-wrap gap-x-4 gap-y-1 text-s">
      {marks.map(
        ([kind, words]) =>
          words && (
            <li key={kind} className="flex items-center gap-2">
              <i className={`mark-${kind}`} />
              {words}
            </li>
          ),
      )}
    </ul>
  );
}
