import type { ReactNode } from 'react';
import type { ReceivedInvitation } from '#contract/shifts/shift-invitations.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { useReceivedInvitations } from './shift-invitations.api.ts';

type ReceivedInvitationsProps = {
  /** Renders the shift of an invitation with its terms. */
  renderShift: (shift: ReceivedInvitation['shift'], actions: ReactNode) => ReactNode;
};

/** The shifts to which businesses invite the groomer; nothing where there are none. */
export function ReceivedInvitations({ renderShift }: ReceivedInvitationsProps) {
  const invitations = useReceivedInvitations().data;
  if (!invitations || invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="invitations">Invitations</h2>
        <p className="text-ink-2">The first groomer to accept is booked.</p>
      </div>
      <ul className="grid gap-4">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            {renderShift(
              invitation.shift,
              <AnswerInvitation invitation={invitation} termsVersion={invitation.shift.termsVersion} />,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
