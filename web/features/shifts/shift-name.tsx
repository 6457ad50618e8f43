import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { shiftDay } from './shift-words.ts';

/** Business and date of a shift, for toasts. */
export function ShiftName({ shift }: { shift: ShiftCard }) {
  return (
    <>
      {shift.business.businessName}, <span className="whitespace-nowrap">{shiftDay(shift)}</span>
    </>
  );
}
