import type { OwnShift } from '#contract/shifts/shifts.ts';
import type { DayOfWork } from '#web/ui/data/seven-days.ts';
import { shiftTimes } from '../shift-words.ts';
import { onItsDay } from '../week.ts';

/** A business's shifts for the week strip: filled ones as booked, live ones as waiting. */
export const ownWork = (shifts: readonly OwnShift[]): DayOfWork[] =>
  shifts
    .filter(({ status }) => ['posted', 'filled', 'in_progress', 'completed'].includes(status))
    .map((shift) =>
      onItsDay(
        shift,
        shift.status === 'posted' ? 'waiting' : 'booked',
        `${shift.title}, ${shiftTimes(shift)}, ${shift.groomer?.name ?? 'live'}`,
      ),
    );
