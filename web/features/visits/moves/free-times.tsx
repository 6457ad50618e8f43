import { useQuery } from '@tanstack/react-query';
import type { Visit } from '#contract/grooming/visits.ts';
import { TimeChips } from '#web/domain/visits/time-chips.tsx';
import { query } from '#web/lib/api/query.ts';

type FreeTimesProps = {
  visit: Visit;
  chosen: string | undefined;
  onChoose: (startsAt: string) => void;
};

/** The provider's next free times of the visit's length, for its pet parent; nothing where they are not known. */
export function FreeTimes({ visit, chosen, onChoose }: FreeTimesProps) {
  const { id, provider, timeZone } = visit;
  const openings = useQuery(query('GET /api/visits/:id/openings', { params: { id } })).data ?? [];
  if (openings.length === 0) return null;
  const label = `${provider.name} has time`;
  return (
    <div className="grid gap-2">
      <p className="label" aria-hidden>
        {label}
      </p>
      <TimeChips
        times={openings}
        timeZone={timeZone}
        label={label}
        isChosen={(startsAt) => chosen !== undefined && Date.parse(chosen) === Date.parse(startsAt)}
        onPress={onChoose}
      />
    </div>
  );
}
