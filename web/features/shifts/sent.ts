import type { ShiftCard } from '#contract/shifts/shifts.ts';

/** The shifts applied for on this page; false once the application is taken back. */
export type Sent = ReadonlyMap<string, boolean>;

/** The shift as its row shows it: a list that no longer finds it does not say that the application was taken back. */
export const asApplied = (shift: ShiftCard, sent: Sent): ShiftCard =>
  sent.get(shift.id) === false ? { ...shift, application: null } : shift;
