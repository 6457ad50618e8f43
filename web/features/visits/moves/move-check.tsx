import { NoConflicts } from '#web/domain/calendar/no-conflicts.tsx';
import type { Visit } from '#contract/grooming/visits.ts';
import { detailOf } from '#web/lib/api/call-error.ts';
import { monthDay, timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { CheckingCalendar } from '#web/domain/calendar/checked-times.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import type { Side } from '../visit-words.ts';
import type { useMoveCheck } from '../visits.api.ts';

type MoveCheckProps = { check: ReturnType<typeof useMoveCheck>; visit: Visit; side: Side };

/** Conflicts of either side at the new time, and vaccinations missing on that day. */
export function MoveCheck({ check, visit, side }: MoveCheckProps) {
  const { data, error, isPending, isPlaceholderData } = check;
  if (isPending || isPlaceholderData) return <CheckingCalendar what="calendars" className="h-12" />;
  if (!data)
    return (
      <Note tone="warn" role="alert">
        {detailOf(error, 'The calendars did not load. Please choose the time again.')}
      </Note>
    );
  return (
    <>
      {data.clashes.length === 0 ? (
        <NoConflicts as={side} startsAt={data.startsAt} endsAt={data.endsAt} besides={visit.id}>
          {side === 'pet_owner' && `${visit.provider.name} says whether it suits.`}
        </NoConflicts>
      ) : (
        <Note tone="warn" role="status">
          <b>This time is taken.</b> Choose another one.
          <ul className="mt-1">
            {data.clashes.map(({ name, title, startsAt, endsAt, timeZone }) => (
              <li key={`${name} ${startsAt}`} className="wrap-anywhere">
                {name}: {title ?? 'booked'}, {monthDay(startsAt, timeZone)},{' '}
                {timeRange(startsAt, endsAt, timeZone)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <VaccinationGaps
        gaps={data.vaccinationGaps}
        asks={side === 'provider' ? 'You' : visit.provider.name}
        mends={side === 'pet_owner'}
      />
    </>
  );
}
