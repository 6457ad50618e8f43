import { useFormContext, useWatch } from 'react-hook-form';
import { dayLeaf } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { DayLeaf, Ticket } from '#web/ui/data/ticket.tsx';
import { TakeHomeFigure } from '../browse/take-home-figure.tsx';
import { ShiftFacts, ShiftHead, ShiftTerms } from '../shift-facts.tsx';
import { GrowingTicket, typedFacts } from './growing-ticket.tsx';
import { previewShift } from './preview-shift.ts';
import type { ShiftPlace, ShiftValues } from './shift-draft.ts';

/** The ticket that groomers will see, while the owner types. */
export function ShiftPreview({ place }: { place: ShiftPlace }) {
  const { control } = useFormContext<ShiftValues>();
  const values = useWatch({ control }) as ShiftValues;
  const shift = previewShift(values, place, useNow());
  return (
    <section aria-label="As groomers see it" className="grid content-start gap-2">
      <p className="label">As groomers see it</p>
      {shift ? (
        <Ticket
          day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
          stub={<TakeHomeFigure shift={shift} />}
        >
          <h3 className="text-h4 wrap-anywhere">{shift.title}</h3>
          <ShiftHead shift={shift} linked={false} />
          <ShiftFacts shift={shift} />
          <ShiftTerms shift={shift} linked={false} />
        </Ticket>
      ) : (
        <GrowingTicket values={values} place={place} />
      )}
    </section>
  );
}

/** The ticket as one line that stays in sight on a phone, where the ticket itself is below the fields. */
export function ShiftInALine({ place }: { place: ShiftPlace }) {
  const { control } = useFormContext<ShiftValues>();
  const values = useWatch({ control }) as ShiftValues;
  const { day, times, dogs, rate, pay } = typedFacts(values, place);
  const parts = [day, times, dogs].filter(Boolean);
  return (
    <p
      aria-hidden="true"
      className="sticky -top-5 z-1 -mx-1 flex items-baseline justify-between gap-3 border-b border-dashed border-line bg-raised px-1 py-2 text-s tabular-nums lg:hidden"
    >
      <span className="min-w-0 wrap-anywhere">
        <b className="block truncate">{values.title.trim() || 'Your ticket'}</b>
        {parts.length > 0 ? parts.join(' · ') : 'It fills in as you type'}
      </span>
      <b className="shrink-0 text-right">{pay ?? rate}</b>
    </p>
  );
}
