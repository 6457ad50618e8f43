import { monthDay, timeRange } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import type { useOfferCheck } from './offers.api.ts';

/** Conflicting bookings and vaccinations that will be missing on the day. */
export function OfferConflicts({ check, owner }: { check: ReturnType<typeof useOfferCheck>; owner: string }) {
  return (
    <div aria-live="polite" className="grid gap-3">
      <Conflicts check={check} owner={owner} />
    </div>
  );
}

function Conflicts({ check, owner }: { check: ReturnType<typeof useOfferCheck>; owner: string }) {
  const { data, isPending, isPlaceholderData, isError, refetch } = check;
  if (isPending || isPlaceholderData)
    return (
      <>
        <span className="sr-only">Checking your calendar...</span>
        <Skeleton className="h-12 rounded-s" />
      </>
    );
  if (isError || !data)
    return (
      <Note tone="warn">
        Your calendar did not load.{' '}
        <Button variant="quiet" className="min-h-0! p-0!" onClick={() => void refetch()}>
          Look again
        </Button>
      </Note>
    );
  return (
    <>
      {data.clashes.length === 0 ? (
        <Note tone="good">
          <b>No conflicts.</b> You are free then.
        </Note>
      ) : (
        <Note tone="warn">
          <b>You’re booked then.</b> Propose another time.
          <ul className="mt-1">
            {data.clashes.map((clash) => (
              <li key={`${clash.title} ${clash.startsAt}`}>
                {clash.title}, {monthDay(clash.startsAt, clash.timeZone)},{' '}
                {timeRange(clash.startsAt, clash.endsAt, clash.timeZone)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <VaccinationGaps gaps={data.vaccinationGaps} asks="You" mends={false} />
      {data.vaccinationGaps.length > 0 && (
        <p className="hint">You can still make an offer: {owner} sees what is missing and can add it.</p>
      )}
    </>
  );
}
