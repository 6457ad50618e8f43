import { useState } from 'react';
import type { ProviderDay } from '#contract/day/day.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { directionsThrough, mostStops } from '#web/domain/map/directions-link.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { clockTime } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { milesOf, milesToEach, orderByTravel, stopsAhead } from './driving-order.ts';

const about = (miles: number) => `about ${Math.max(1, Math.round(miles))} mi`;

/** The stops that are ahead, as booked or with less driving, and directions through all of them. */
export default function DriveTheDay({ day, onClose }: { day: ProviderDay; onClose: () => void }) {
  const booked = stopsAhead(day.visits);
  const shorter = orderByTravel(booked);
  const [byTravel, setByTravel] = useState(false);
  const stops = byTravel && shorter ? shorter : booked;
  const miles = milesToEach(stops);
  const total = milesOf(stops);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Drive the day"
      description={`${counted(stops.length, 'stop')} ahead${total > 0 ? `, ${about(total)} between them` : ''}. Miles are measured in a straight line, with a third added for the roads.`}
      actions={
        stops.length > 0 && (
          <Button asChild variant="primary" wide>
            <a href={directionsThrough(stops.map(({ address }) => address))} target="_blank" rel="noreferrer">
              <Icon name="pin" size="s" />
              Directions through {stops.length > mostStops ? `the first ${mostStops}` : 'All'}
            </a>
          </Button>
        )
      }
    >
      {shorter && (
        <div role="group" aria-label="Order" className="flex flex-wrap gap-2">
          <Button
            aria-pressed={!byTravel}
            variant={byTravel ? 'line' : 'primary'}
            onClick={() => setByTravel(false)}
          >
            As booked, {about(milesOf(booked))}
          </Button>
          <Button
            aria-pressed={byTravel}
            variant={byTravel ? 'primary' : 'line'}
            onClick={() => setByTravel(true)}
          >
            By travel, {about(milesOf(shorter))}
          </Button>
        </div>
      )}
      {byTravel && <Note>The booked times stay. Move a visit to change its time, and tell the client.</Note>}
      {stops.length === 0 && <p>Nothing is ahead at a client’s place.</p>}
      <ol className="divide-y divide-line">
        {stops.map(({ visit, address }, nth) => (
          <li key={visit.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 py-2 tabular-nums">
            <span className="text-ink-2">{nth + 1}</span>
            <span className="wrap-anywhere">
              {clockTime(visit.startsAt, visit.timeZone)}{' '}
              <b className="font-strong">{visit.pets.length > 0 ? petNames(visit.pets) : visit.title}</b>,{' '}
              {clientName(visit)}
              <span className="block text-s text-ink-2">
                {[
                  address,
                  miles[nth] !== null &&
                    miles[nth] !== undefined &&
                    `${about(miles[nth])} from the stop before`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
