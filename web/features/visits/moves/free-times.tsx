import { useQuery } from '@tanstack/react-query';
import type { Visit } from '#contract/grooming/visits.ts';
import { query } from '#web/lib/api/query.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';

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
  return (
    <div className="grid gap-2">
      <p className="label" id="free-times">
        {provider.name} has time
      </p>
      <div className="flex flex-wrap gap-2" role="group" aria-labelledby="free-times">
        {openings.map(({ startsAt }) => (
          <Chip
            key={startsAt}
            pressed={chosen !== undefined && Date.parse(chosen) === Date.parse(startsAt)}
            onClick={() => onChoose(startsAt)}
          >
            {shortDate(startsAt, timeZone)}, {clockTime(startsAt, timeZone)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
