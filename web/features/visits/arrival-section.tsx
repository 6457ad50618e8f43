import { useQuery } from '@tanstack/react-query';
import type { Visit } from '#contract/grooming/visits.ts';
import { coatStateNames } from '#web/domain/price-changes/coat-states.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { clockTime } from '#web/lib/dates.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

/** How the animals of a visit came: the coat of the day, and photos that stay as they are. */
export function ArrivalSection({ visit }: { visit: Visit }) {
  const { data } = useQuery({
    ...query('GET /api/visits/:id/arrival', { params: { id: visit.id } }),
    ...polled,
  });
  const noted = data?.filter(({ coatState, photos }) => coatState || photos.length > 0) ?? [];
  if (noted.length === 0) return null;
  const nameOf = (petId: string) => visit.pets.find(({ id }) => id === petId)?.name ?? 'The pet';
  return (
    <SectionCard id="arrival" title="How they came">
      {noted.map(({ petId, coatState, photos }) => (
        <div key={petId} className="grid gap-2">
          <p className="wrap-anywhere">
            <b>{nameOf(petId)}</b>
            {coatState && `, ${coatStateNames[coatState].toLowerCase()}`}
          </p>
          {photos.length > 0 && (
            <ul className="flex flex-wrap gap-3">
              {photos.map(({ id, url, takenAt }, nth) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noreferrer" className="block">
                    <img
                      src={`${url}?size=small`}
                      alt={`${nameOf(petId)} at check-in, ${nth + 1} of ${photos.length}, opens in a new tab`}
                      loading="lazy"
                      className="aspect-square w-28 rounded-s object-cover"
                    />
                  </a>
                  <span className="text-s text-ink-2 tabular-nums">{clockTime(takenAt, visit.timeZone)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </SectionCard>
  );
}
