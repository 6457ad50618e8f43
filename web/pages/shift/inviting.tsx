import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { SeenFirstNote } from '#web/features/shift-invitations/seen-first-note.tsx';
import SentInvitations from '#web/features/shift-invitations/sent-invitations.tsx';
import { InstantBooking } from '#web/features/shifts/own/instant-booking.tsx';
import { isoDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';

/** Who sees the owner's shift first, whom they invited, and the way to invite more. */
export default function Inviting({ shift }: { shift: ShiftDetail }) {
  const { id, shiftDate, timeZone, actions } = shift;
  return (
    <div className="grid gap-4">
      <SeenFirstNote shift={shift} />
      {actions.includes('edit') && (
        <Button asChild className="justify-self-start">
          <Link
            to={href('owner-dashboard', { tab: 'groomers', on: isoDay(shiftDate, timeZone), invite: id })}
          >
            Invite groomers to this shift
          </Link>
        </Button>
      )}
      {actions.includes('edit') && <InstantBooking shift={shift} />}
      <SentInvitations shiftId={id} />
    </div>
  );
}
