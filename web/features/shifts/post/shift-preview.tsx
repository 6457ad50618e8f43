import { useFormContext, useWatch } from 'react-hook-form';
import { dayLeaf } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { DayLeaf, Ticket } from '#web/ui/data/ticket.tsx';
import { TakeHomeFigure } from '../browse/take-home-figure.tsx';
import { ShiftFacts, ShiftHead, ShiftTerms } from '../shift-facts.tsx';
import { previewShift } from './preview-shift.ts';
import type { ShiftPlace, ShiftValues } from './shift-draft.ts';

/** The ticket that groomers will see, while the owner types. */
export function ShiftPreview({ place }: { place: ShiftPlace }) {
  const { control } = useFormContext<ShiftValues>();
  const shift = previewShift(useWatch({ control }) as ShiftValues, place, useNow());
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
        <p className="rounded-m border border-dashed border-line p-4 text-ink-2">
          With the day, the times, the dogs and the percentage, the ticket appears here.
        </p>
      )}
    </section>
  );
}
