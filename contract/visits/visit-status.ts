/** The states of a visit, apart from their schema, which weighs more than a first view has room for. */
export const visitStatuses = [
  'awaiting_answer',
  'declined',
  'expired',
  'withdrawn',
  'booked',
  'checked_in',
  'completed',
  'stopped',
  'cancelled',
  'no_show',
  'contested',
  'not_closed',
] as const;
type VisitStatus = (typeof visitStatuses)[number];

/** Whether a visit was asked for, and its provider has not answered. */
export const isAsked = (status: VisitStatus) => status === 'awaiting_answer';
const neverBooked: ReadonlySet<VisitStatus> = new Set([
  'awaiting_answer',
  'declined',
  'expired',
  'withdrawn',
]);
/** Whether a visit is or was booked: asked for alone, it never was. */
export const wasEverBooked = (status: VisitStatus) => !neverBooked.has(status);
/** Whether a visit has not begun. */
export const isBooked = (status: VisitStatus) => status === 'booked';
/** Whether a visit is booked or under way. */
export const isOpen = (status: VisitStatus) => status === 'booked' || status === 'checked_in';
/** Whether the pet is or was with the provider. */
export const isCheckedIn = (status: VisitStatus) => status === 'checked_in' || status === 'completed';
export const isStopped = (status: VisitStatus) => status === 'stopped';
export const isCompleted = (status: VisitStatus) => status === 'completed';
export const isCancelled = (status: VisitStatus) => status === 'cancelled';
export const isNoShow = (status: VisitStatus) => status === 'no_show';
