import { useQuery } from '@tanstack/react-query';
import type { ReliefAnimal } from '#contract/relief.ts';
import { handlingWords, petLine } from '#web/domain/pets/pet-words.ts';
import { SafetyWarnings } from '#web/domain/pets/safety-warnings.tsx';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { dayInWords, timeRange } from '#web/lib/dates.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Note } from '#web/ui/note.tsx';

/** The animals that the groomer of a shift works on. They are shown until a week after it. */
export default function ShiftAnimals({ shiftId }: { shiftId: string }) {
  const day = useQuery({
    ...query('GET /api/shifts/:id/animals', { params: { id: shiftId } }),
    ...polled,
  }).data;
  if (!day || day.animals.length === 0) return null;
  return (
    <section aria-labelledby="animals" className="grid gap-4">
      <h2 id="animals">Your animals</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {day.animals.map((animal) => (
          <li key={`${animal.id} ${animal.startsAt}`} className="card grid content-start gap-2 p-4!">
            <Animal animal={animal} timeZone={day.timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Animal({ animal, timeZone }: { animal: ReliefAnimal; timeZone: string }) {
  const { name, services, style, handling, specialConditions, incidents } = animal;
  const handled = handling && handlingWords[handling];
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-strong tabular-nums">{timeRange(animal.startsAt, animal.endsAt, timeZone)}</p>
          <h3 className="text-h4 wrap-anywhere">{name}</h3>
        </div>
        {handled && <Badge tone="warn">{handled}</Badge>}
      </div>
      <p className="text-ink-2 wrap-anywhere">{petLine(animal)}</p>
      <p className="wrap-anywhere">
        <b>{servicesDone(services)}</b>
        {style && <span> · {style}</span>}
      </p>
      {specialConditions.length > 0 && (
        <p className="wrap-anywhere">
          <b>Health:</b> {specialConditions.join(', ')}
        </p>
      )}
      {incidents.length > 0 && (
        <Note tone="danger" icon="shield-alert">
          <ul className="grid gap-1">
            {incidents.map(({ on, what }) => (
              <li key={`${on} ${what}`} className="wrap-anywhere">
                <b>{dayInWords(on)}:</b> {what}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <SafetyWarnings pets={[animal]} services={services} words={style} />
    </>
  );
}
