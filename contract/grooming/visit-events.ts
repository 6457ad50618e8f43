/** `from` is the previous start of the visit, `startsAt` the proposed one; `by` is the side that acted. */
type MoveEvent = { visitId: string; by: 'provider' | 'pet_owner'; from: string; startsAt: string };

export type VisitEvents = {
  'visit.booked': { visitId: string };
  /** A pet parent asked for it on the provider's booking page, or booked it there at once. */
  'visit.asked': { visitId: string };
  'visit.booked_online': { visitId: string };
  'visit.answered': { visitId: string; how: 'accepted' | 'declined' | 'expired' };
  /** The client took it back before it was answered. */
  'visit.withdrawn': { visitId: string };
  /** A booked visit starts in so many hours. */
  'visit.near': { visitId: string; hours: number };
  /** Its provider set out for it, or will be late by so many minutes. */
  'visit.on_my_way': { visitId: string };
  'visit.late': { visitId: string; minutes: number };
  'visit.checked_in': { visitId: string };
  'visit.completed': { visitId: string };
  /** The work ended before it was done. */
  'visit.stopped': { visitId: string };
  /** After the visit was checked out without a report card. */
  'visit.card_written': { visitId: string };
  'visit.move_proposed': MoveEvent;
  /** `inSeries`: it moved together with other visits of its series; the client gets one message for all of them. */
  'visit.moved': MoveEvent & { inSeries?: boolean };
  'visit.move_declined': MoveEvent;
  'visit.move_withdrawn': MoveEvent;
  /** Its cancellation was undone by the side that cancelled. */
  'visit.restored': { visitId: string; by: 'provider' | 'pet_owner' };
  'visit.no_show_contested': { visitId: string };
  'visit.no_show_accepted': { visitId: string };
  /** `by`: the side that had reported it. */
  'visit.no_show_withdrawn': { visitId: string; by: 'provider' | 'pet_owner' };
  /** The day of the visit has ended, and it is still open: neither completed, stopped nor missed. */
  'visit.unclosed': { visitId: string };
  'visit.not_closed': { visitId: string };
  /** `inSeries`: it ended together with other visits of its series; the client gets one message for all of them. */
  'visit.ended': { visitId: string; status: 'cancelled' | 'no_show'; inSeries?: boolean };
};
