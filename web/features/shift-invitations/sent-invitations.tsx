import type { InvitationState } from '#contract/shifts/shift-invitations.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { stateLabels } from './invitation-states.ts';
import { useSentInvitations } from './shift-invitations.api.ts';

const tones: Record<InvitationState, BadgeTone> = {
  open: 'warn',
  accepted: 'good',
  declined: 'tag',
  gone: 'tag',
};

/** Whom the owner has invited to a shift and what each answered; nothing where no one is invited. */
export default function SentInvitations({ shiftId }: { shiftId: string }) {
  const sent = useSentInvitations(shiftId).data;
  if (!sent || sent.length === 0) return null;
  return (
    <section aria-labelledby="invited" className="grid gap-3">
      <h2 id="invited">Invited</h2>
      <ul className="grid gap-2">
        {sent.map(({ id, state, groomer }) => (
          <li key={id} className="flex items-center gap-3">
            <PersonAvatar name={groomer.name} src={groomer.profileImageUrl} size="s" as="groomer" />
            <span className="min-w-0 flex-1 wrap-anywhere">{groomer.name}</span>
            <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
