import { CalendarFailed, CheckingCalendar, ClashList } from '#web/domain/calendar/checked-times.tsx';
import { FarApartStops } from '#web/domain/calendar/far-apart-stops.tsx';
import { NoConflicts } from '#web/domain/calendar/no-conflicts.tsx';
import type { CheckedTime } from '#web/domain/calendar/use-calendar-check.ts';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { Note } from '#web/ui/note.tsx';
import type { useOfferCheck } from './offers.api.ts';

type OfferConflictsProps = {
  check: ReturnType<typeof useOfferCheck>;
  owner: string;
  time: CheckedTime;
};

/** Conflicting bookings and vaccinations that will be missing on the day. */
export function OfferConflicts(props: OfferConflictsProps) {
  return (
    <div aria-live="polite" className="grid gap-3">
      <Conflicts {...props} />
    </div>
  );
}

function Conflicts({ check, owner, time }: OfferConflictsProps) {
  const { data, isPending, isPlaceholderData, isError, refetch } = check;
  if (isPending || isPlaceholderData) return <CheckingCalendar className="h-12" />;
  if (isError || !data) return <CalendarFailed onRetry={refetch} />;
  return (
    <>
      {data.clashes.length > 0 ? (
        <ClashList clashes={data.clashes}>
          <b>You’re booked then.</b> Propose another time.
        </ClashList>
      ) : (
        data.travel.length === 0 && <NoConflicts as="provider" {...time} />
      )}
      {data.comesUnusually && (
        <Note tone="warn">
          <b>{owner} asks you to come.</b> By your profile pets come to you, so offer this only if you will
          drive there.
        </Note>
      )}
      {data.clashes.length === 0 && <FarApartStops stops={data.travel} />}
      <VaccinationGaps gaps={data.vaccinationGaps} asks="You" mends={false} />
      {data.vaccinationGaps.length > 0 && (
        <p className="hint">You can still make an offer: {owner} sees what is missing and can add it.</p>
      )}
    </>
  );
}
