import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { inHours } from '#web/lib/dates.ts';
import { ShiftTerms } from '../shift-facts.tsx';
import { shiftHours } from '../take-home.ts';

/** What a row of the list leaves out: length, description, address, requirements and bonus. */
export default function ShiftMore({ shift }: { shift: ShiftCard }) {
  return (
    <>
      <p>
        {inHours(shiftHours(shift))}, {rateInWords(shift)}
        {!shift.hourlyRate && ' commission'}
      </p>
      {shift.description && <p className="wrap-anywhere">{shift.description}</p>}
      <ShiftTerms shift={shift} />
    </>
  );
}
