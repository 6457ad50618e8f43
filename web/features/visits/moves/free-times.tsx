import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { useOpenings } from '#web/domain/calendar/use-openings.ts';
import { TimeChipSkeletons, TimeChips } from '#web/domain/visits/time-chips.tsx';
import { query } from '#web/lib/api/query.ts';
import { isoDay } from '#web/lib/dates.ts';

type FreeTimesProps = {
  visit: Visit;
  chosen: string | undefined;
  onChoose: (startsAt: string) => void;
};

/** The provider's next free times of the visit's length, for its pet parent; nothing where they are not known. */
export function FreeTimes({ visit, ...choice }: FreeTimesProps) {
  const { id, provider, timeZone } = visit;
  const openings = useQuery(query('GET /api/visits/:id/openings', { params: { id } })).data ?? [];
  return <Times times={openings} timeZone={timeZone} label={`${provider.name} has time`} {...choice} />;
}

/** One's own next free times for the visit of a client: as long, and of the same person. */
export function OwnFreeTimes({ visit, ...choice }: FreeTimesProps) {
  const { timeZone, startsAt, endsAt, pets, client, staff } = visit;
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const day = isoDay(startsAt, timeZone);
  const found = useOpenings({
    clientId: client?.id,
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    pets: pets.length,
    staffId: staff?.id,
    from: day > today ? day : today,
  });
  // Two people who are free then make one time: the visit stays with its person.
  const times = [...new Map((found.data?.openings ?? []).map((each) => [each.startsAt, each])).values()];
  const label = staff ? `Next free times of ${staff.name}` : 'Next free times';
  return <Times times={times} timeZone={timeZone} label={label} isLoading={found.isLoading} {...choice} />;
}

type TimesProps = Omit<FreeTimesProps, 'visit'> & {
  times: readonly { startsAt: string }[];
  timeZone: string;
  label: string;
  /** Whether the room of the times is kept for them. */
  isLoading?: boolean;
};

function Times({ times, timeZone, label, isLoading = false, chosen, onChoose }: TimesProps) {
  if (times.length === 0 && !isLoading) return null;
  return (
    <div className="grid gap-2">
      <p className="label" aria-hidden>
        {label}
      </p>
      {isLoading ? (
        <div className="time-chips">
          <TimeChipSkeletons />
        </div>
      ) : (
        <TimeChips
          times={times}
          timeZone={timeZone}
          label={label}
          isChosen={(startsAt) => chosen !== undefined && Date.parse(chosen) === Date.parse(startsAt)}
          onPress={onChoose}
        />
      )}
    </div>
  );
}
