import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { SeenFirstNote } from '#web/features/shift-invitations/seen-first-note.tsx';
import SentInvitations from '#web/features/shift-invitations/sent-invitations.tsx';
import { InstantBooking } from '#web/features/shifts/own/instant-booking.tsx';

/** Who sees the owner's shift first, and whom they invited. */
export default function Inviting({ shift }: { shift: ShiftDetail }) {
  const { id, actions } = shift;
  return (
    <div className="grid gap-4">
      <SeenFirstNote shift={shift} />
      {actions.includes('edit') && <InstantBooking shift={shift} />}
      <SentInvitations shiftId={id} />
    </div>
  );
}
