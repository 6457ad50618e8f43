import type { OwnShift } from '#contract/shifts.ts';
import type { WeekDay } from '#web/ui/week-strip.tsx';
import { shiftTimes } from './shift-words.ts';
import { sevenDays } from './week.ts';

/** The business's seven days from today: filled shifts as booked, live ones as waiting. */
export const ownWeek = (shifts: readonly OwnShift[], now: Date): WeekDay[] =>
  sevenDays(
    shifts
      .filter(({ status }) => ['posted', 'filled', 'in_progress', 'completed'].includes(status))
      .map((shift) => ({
        shift,
        kind: shift.status === 'posted' ? 'waiting' : 'booked',
        label: `${shift.title}, ${shiftTimes(shift)}, ${shift.groomer?.name ?? 'live'}`,
      })),
    now,
  );
