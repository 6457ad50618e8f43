import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { miles } from '#web/domain/places/miles.ts';
import { appliedWords } from '../application-groups.ts';
import { ConflictTag } from '../conflict-tag.tsx';
import { dogs, shiftDay, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';

/** The pin of a shift: its take-home, or what became of the viewer's application. */
export function shiftPin(shift: ShiftCard): MapItem {
  const { id, application, conflict, business, title } = shift;
  const label = application ? appliedWords(application.status) : takeHomeWords(shift);
  return {
    id,
    at: { lat: business.latitude, lon: business.longitude },
    label: application ? 'Applied' : label,
    name: `${label}${conflict && !application ? ', you’re booked then' : ''}: ${title}, ${business.businessName}, ${shiftDay(shift)}`,
    tone: application ? 'done' : conflict ? 'clash' : 'open',
  };
}

/** A chosen shift at the foot of the map. `action` is its one button. */
export function ShiftOnMap({ shift, action }: { shift: ShiftCard; action: ReactNode }) {
  const { business, distanceMiles } = shift;
  return (
    <div className="grid gap-2">
      <div>
        <h3 className="text-h4 wrap-anywhere">
          <Link to={href('shift', { id: shift.id })} className="hover:underline">
            {shift.title}
          </Link>
        </h3>
        <p className="wrap-anywhere text-ink-2">
          {business.businessName}
          {distanceMiles !== null && `, ${miles(distanceMiles)}`}
        </p>
      </div>
      <p className="tabular-nums">
        {shiftDay(shift)}, {shiftTimes(shift)}, {dogs(shift.dogCount)}
      </p>
      <ConflictTag shift={shift} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="sr-only">Take-home, estimated: </span>
          <b className="figure text-h3!">{takeHomeWords(shift)}</b>
        </p>
        <div className="min-w-40 grow">{action}</div>
      </div>
    </div>
  );
}
