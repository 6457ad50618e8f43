import type { ReactNode } from 'react';
import { Note } from '#web/ui/note.tsx';
import { speaksAgainst, useCalendarCheck } from './use-calendar-check.ts';
import type { CheckedAs, CheckedTime } from './use-calendar-check.ts';

type NoConflictsProps = CheckedTime & { as: CheckedAs; children?: ReactNode };

/** Says that nothing is booked at a time; shows nothing where `CalendarWarning` has something to warn of. */
export function NoConflicts({ as, children, ...time }: NoConflictsProps) {
  const { data, isPending } = useCalendarCheck(time);
  if (isPending || (data && (speaksAgainst(data, as) || data.travel.length > 0))) return null;
  return (
    <Note tone="good" role="status">
      <b>No conflicts.</b> {children}
    </Note>
  );
}
