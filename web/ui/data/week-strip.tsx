import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useMedia } from '#web/lib/use-media.ts';

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
  /** '2026-11-28' */
  date: string;
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
  /** On a phone, where hours cannot be told apart, each day is a link to this. */
  dayAt?: (date: string) => string;
  /** On a phone, how many are booked instead of the drawing of their hours. */
  counts?: boolean;
};

/** A week as in an appointment book: booked work as blocks, requested work as outlines. */
export function WeekStrip({
  label,
  days,
  opens = 7,
  closes = 18,
  dayAt,
  counts,
  className,
  ...rest
}: WeekStripProps) {
  const isPhone = useMedia('(width < 40rem)');
  const work = days.flatMap(({ slots = [] }) => slots);
  const first = Math.min(opens, ...work.map(({ from }) => from));
  const last = Math.max(closes, ...work.map(({ to }) => to));
  const share = (hour: number) => (100 * (hour - first)) / (last - first);
  return (
    <ol aria-label={label} className={clsx('week', className)} {...rest}>
      {days.map(({ date, weekday, day, today, off, slots = [] }) => {
        const said = [off, ...slots.map((slot) => slot.label)].filter(Boolean).join('; ');
        const content = (
          <>
            {weekday}
            <b>{day}</b>
            {said && <span className="sr-only"> {said}</span>}
            {counts && <DayCount slots={slots} />}
            <span
              className={clsx('week-hours', off && 'mark-off', counts && 'max-sm:hidden!')}
              aria-hidden="true"
            >
              {slots.map(({ id, from, to, kind }) => (
                <i
                  key={id}
                  className={`mark-${kind}`}
                  style={{ top: `${share(from)}%`, height: `${share(to) - share(from)}%` }}
                />
              ))}
            </span>
          </>
        );
        return (
          <li key={date} data-today={today || undefined} aria-current={today ? 'date' : undefined}>
            {dayAt && isPhone ? (
              <Link to={dayAt(date)} className="block h-full min-h-11">
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** '6' booked, or else what waits, in the form of the legend's marks. */
function DayCount({ slots }: { slots: readonly WeekSlot[] }) {
  const count = (kind: WeekSlot['kind']) => slots.filter((slot) => slot.kind === kind).length;
  const kind = count('booked') > 0 ? 'booked' : count('waiting') > 0 ? 'waiting' : undefined;
  return (
    <span className="week-count sm:hidden" aria-hidden="true">
      {kind && <i className={`mark-${kind}`}>{count(kind)}</i>}
    </span>
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
