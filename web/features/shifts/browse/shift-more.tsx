import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { inHours } from '#web/lib/dates.ts';
import { ConflictTag } from '../conflict-tag.tsx';
import { ShiftTerms } from '../shift-facts.tsx';
import { businessTypes } from '../shift-words.ts';
import { shiftHours } from '../take-home.ts';

/** What a row of the list leaves out: the booking at its time, kind of business, length, rate, description, address, requirements and bonus. */
export default function ShiftMore({ shift }: { shift: ShiftCard }) {
  return (
    <>
      <ConflictTag shift={shift} />
      <p>
        {businessTypes[shift.business.businessType].label}, {inHours(shiftHours(shift))}, {rateInWords(shift)}
        {!shift.hourlyRate && ' commission'}
      </p>
      {shift.description && <p className="wrap-anywhere">{shift.description}</p>}
      <ShiftTerms shift={shift} />
    </>
  );
}
