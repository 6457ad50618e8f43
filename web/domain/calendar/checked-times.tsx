import type { ReactNode } from 'react';
import { monthDay, timeRange } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Note } from '#web/ui/note.tsx';

/** A placeholder while calendars are compared with a time. */
export function CheckingCalendar({
  what = 'your calendar',
  className,
}: {
  what?: string;
  className: string;
}) {
  return (
    <>
      <span className="sr-only">Checking {what}...</span>
      <Skeleton className={`${className} rounded-s`} />
    </>
  );
}

/** A failed comparison, with a button that repeats it. */
export function CalendarFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Note tone="warn">
      Your calendar did not load.{' '}
      <Button variant="quiet" className="min-h-0! py-0!" onClick={() => void onRetry()}>
        Look again
      </Button>
    </Note>
  );
}

type ClashListProps = {
  /** What the clashes mean. */
  children: ReactNode;
  clashes: readonly { title: string; startsAt: string; endsAt: string; timeZone: string }[];
};

/** The bookings that conflict with a time, one line each. */
export function ClashList({ children, clashes }: ClashListProps) {
  return (
    <Note tone="warn">
      {children}
      <ul className="mt-1">
        {clashes.map(({ title, startsAt, endsAt, timeZone }) => (
          <li key={`${title} ${startsAt}`} className="wrap-anywhere">
            {title}, {monthDay(startsAt, timeZone)}, {timeRange(startsAt, endsAt, timeZone)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
