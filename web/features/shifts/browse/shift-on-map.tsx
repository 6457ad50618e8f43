import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftPin } from '#contract/shifts/shift-search.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { readAs, readPins } from '#web/domain/map/mapped.ts';
import type { Mapped } from '#web/domain/map/mapped.ts';
import { query } from '#web/lib/api/query.ts';
import { shortDate } from '#web/lib/dates.ts';
import { miles } from '#web/domain/places/miles.ts';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { appliedWords } from '../application-groups.ts';
import { ConflictTag } from '../conflict-tag.tsx';
import { animals, shiftDay, shiftTimes } from '../shift-words.ts';
import { shiftPins } from '../shifts.api.ts';
import { payWords, takeHomeWords } from '../take-home.ts';
import type { ShiftFilters } from './shift-filters.ts';

/** How a map reads the shifts of a search. */
export const shiftsOnMap: Mapped<ShiftFilters & { radius?: number | undefined }, ShiftCard> = {
  pins: (search) => readPins(shiftPins(search), toPin),
  one: (id) => readAs(query('GET /api/shifts/:id', { params: { id } }), (item) => item),
};

/** The pin of a shift: its take-home, or what became of the viewer's application. */
function toPin(pin: ShiftPin): MapItem {
  const { id, title, businessName, latitude, longitude, shiftDate, timeZone, applied, clashes } = pin;
  const label = applied ? appliedWords(applied) : payWords(pin);
  const day = shortDate(shiftDate, timeZone);
  return {
    id,
    at: { lat: latitude, lon: longitude },
    label: applied ? 'Applied' : label,
    name: `${label}${clashes && !applied ? ', you’re booked then' : ''}: ${title}, ${businessName}, ${day}`,
    place: businessName,
    day,
    tone: applied ? 'done' : clashes ? 'clash' : 'open',
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
        {shiftDay(shift)}, {shiftTimes(shift)}, {animals(shift)}
      </p>
      <ConflictTag shift={shift} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="sr-only">Take-home, estimated: </span>
          <b className="figure text-h3!">{takeHomeWords(shift)}</b>
        </p>
        <div className="min-w-40 grow">{action}</div>
      </div>
      <ReceiptPlace about={shift.id} />
    </div>
  );
}
