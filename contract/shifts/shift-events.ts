/** What happens to shifts, and with which ids. */
export type ShiftEvents = {
  'shift.posted': { shiftId: string };
  /** The shift, which only some members could see, is now shown to all. */
  'shift.opened': { shiftId: string };
  /** `historySeq`: the history entry that describes the change. */
  'shift.changed': { shiftId: string; historySeq: number };
  'shift.filled': { shiftId: string; applicationId: string };
  'shift.reopened': { shiftId: string; applicationId: string };
  /** A filled shift starts in so many hours. */
  'shift.near': { shiftId: string; hours: number };
  'shift.started': { shiftId: string };
  'shift.completed': { shiftId: string };
  'shift.pay_corrected': { shiftId: string };
  'shift.pay_settled': { shiftId: string; state: 'confirmed' | 'disputed' };
  /** A dispute about pay goes on: its owner is reminded, an admin has to decide, or it is not settled for long. */
  'shift.pay_still_disputed': { shiftId: string; stage: 'remind' | 'admin' | 'unsettled' };
  'shift.pay_decided': { shiftId: string };
  'shift.unclosed': { shiftId: string; hours: number };
  'shift.ended_early': { shiftId: string; by: 'owner' | 'groomer' };
  'shift.pay_claimed': { shiftId: string };
  'shift.claim_accepted': { shiftId: string; by: 'owner' | 'silence' };
  'shift.no_show_contested': { shiftId: string };
  'shift.no_show_accepted': { shiftId: string };
  'shift.no_show_withdrawn': { shiftId: string };
  /** Its cancellation was undone. */
  'shift.restored': { shiftId: string };
  'shift.ended': { shiftId: string; status: 'cancelled' | 'expired' | 'no_show' };
};
