import type { SentInvitation } from '#contract/shifts/shift-invitations.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { stateLabels } from './invitation-states.ts';

type InviteButtonProps = {
  shiftId: string;
  groomerId: string;
  name: string;
  sent: readonly SentInvitation[] | undefined;
  /** For so many hours no one else sees the shift. */
  onlyForHours: number | undefined;
};

/** Invites a groomer to a shift, or says what became of that. */
export function InviteButton({ shiftId, groomerId, name, sent, onlyForHours }: InviteButtonProps) {
  const invite = useAction('POST /api/shifts/:id/invitations', {
    done: { title: `${name} is invited`, description: 'The first to accept is booked.' },
    failed: 'The invitation was not sent',
  });
  const state = sent?.find(({ groomer }) => groomer.id === groomerId)?.state;
  if (state && state !== 'gone')
    return (
      <p className="flex min-h-11 items-center justify-center gap-2 text-ink-2">
        <Icon name={state === 'declined' ? 'x' : 'check'} size="s" />
        {stateLabels[state]}
      </p>
    );
  return (
    <Button
      wide
      aria-label={`Invite to this shift: ${name}`}
      disabled={!sent}
      busy={invite.busy && 'Inviting...'}
      onClick={() =>
        void invite.run({
          params: { id: shiftId },
          body: { groomerIds: [groomerId], ...(onlyForHours ? { onlyForHours } : {}) },
        })
      }
    >
      Invite to this shift
    </Button>
  );
}
