import { useEffect, useEffectEvent } from 'react';
import type { ProviderDay } from '#contract/day/day.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { handlingWords, petLine } from '#web/domain/pets/pet-words.ts';
import { filedBiteWords } from '#web/domain/pets/care-notes.tsx';
import { clientName, servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { clockTime, fullDate, timeRange } from '#web/lib/dates.ts';

/** The list of a day and a kennel card for each animal, on paper for the wall, the van and the cages. */
export default function PrintedDay({ day, onDone }: { day: ProviderDay; onDone: () => void }) {
  const isOver = useEffectEvent(onDone);
  useEffect(() => {
    // Phones return from `print` at once, and lay the page out later.
    const over = () => isOver();
    window.addEventListener('afterprint', over, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, []);
  const visits = day.visits.filter(({ status }) => status === 'booked' || status === 'checked_in');
  return (
    <section
      aria-label="The day on paper"
      data-theme="light"
      data-print-alone
      className="hidden text-ink print:grid print:gap-6"
    >
      <h1 className="text-h3">{fullDate(`${day.on}T12:00Z`, 'UTC')}</h1>
      <ul className="divide-y divide-line border-y border-line">
        {visits.map((visit) => (
          <li key={visit.id} className="grid grid-cols-[6rem_1fr_auto] gap-4 py-2 text-s break-inside-avoid">
            <Line visit={visit} />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-3">
        {visits.flatMap((visit) =>
          visit.pets.map((pet) => (
            <li
              key={`${visit.id} ${pet.id}`}
              className="grid content-start gap-1 rounded-s border-2 border-ink p-3 text-s break-inside-avoid"
            >
              <b className="text-h3 wrap-anywhere">{pet.name}</b>
              <span>{petLine(pet)}</span>
              <span>
                {clientName(visit)}, {visit.client?.phone ?? visit.phone ?? 'no phone'}
              </span>
              <span>{servicesDone(pet.services)}</span>
              {pet.style && <span>{pet.style}</span>}
              <Careful pet={pet} />
              <span>Ready by {clockTime(visit.readyAt, visit.timeZone)}</span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Line({ visit }: { visit: Visit }) {
  const { pets, client, note, address, directions, atHome, staff } = visit;
  return (
    <>
      <b className="tabular-nums">{timeRange(visit.startsAt, visit.endsAt, visit.timeZone)}</b>
      <div className="grid gap-0.5">
        {pets.map((pet) => (
          <span key={pet.id}>
            <b>{pet.name}</b> {petLine(pet)} · {servicesDone(pet.services)} <Careful pet={pet} />
          </span>
        ))}
        <span>
          {[clientName(visit), client?.phone ?? visit.phone, staff?.name].filter(Boolean).join(' · ')}
        </span>
        {atHome && address && (
          <span>{[address, directions ?? client?.directions].filter(Boolean).join(' · ')}</span>
        )}
        {note && <span>{note}</span>}
        {client?.notes && <span>{client.notes}</span>}
      </div>
      <span className="tabular-nums">{visitPrice(visit)}</span>
    </>
  );
}

/** How an animal is handled, and what it has done. */
function Careful({ pet: { handling, filedBites } }: { pet: Visit['pets'][number] }) {
  const words = [handling && handlingWords[handling], ...filedBites.map(filedBiteWords)].filter(Boolean);
  return words.length > 0 ? <b>{words.join('. ')}</b> : null;
}
