import { ReceivedInvitations } from '#web/features/shift-invitations/received-invitations.tsx';
import { TakeHomeFigure } from '#web/features/shifts/browse/take-home-figure.tsx';
import { ShiftFacts, ShiftHead, ShiftTerms } from '#web/features/shifts/shift-facts.tsx';
import { dayLeaf } from '#web/lib/dates.ts';
import { DayLeaf, Ticket } from '#web/ui/data/ticket.tsx';

/** The groomer's open invitations with the terms of each shift. */
export default function Invitations() {
  return (
    <ReceivedInvitations
      renderShift={(shift, actions) => (
        <Ticket
          about={shift.id}
          day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
          stub={
            <>
              <TakeHomeFigure shift={shift} />
              {actions}
            </>
          }
        >
          <ShiftHead shift={shift} />
          <ShiftFacts shift={shift} />
          <ShiftTerms shift={shift} />
        </Ticket>
      )}
    />
  );
}
