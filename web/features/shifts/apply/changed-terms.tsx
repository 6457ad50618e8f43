import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { clockTime, monthDay } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';

/** Changes that the owner made after the groomer applied. Renders nothing if there are none. */
export function ChangedTerms({ application: { changes, shift } }: { application: OwnApplication }) {
  if (changes.length === 0) return null;
  return (
    <Note tone="warn" icon="pencil">
      <p>
        <b>Changed after you applied.</b> You may take your application back.
      </p>
      {changes.map(({ at, note }) => (
        <p key={`${at} ${note}`} className="mt-1 wrap-anywhere whitespace-pre-line tabular-nums">
          <span className="text-ink-2">
            {monthDay(at, shift.timeZone)}, {clockTime(at, shift.timeZone)}
          </span>
          {`\n${note}`}
        </p>
      ))}
    </Note>
  );
}
