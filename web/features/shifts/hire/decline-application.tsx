import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { groomerName } from './applicant-card.tsx';
import { useDeclineInList } from './applicants.api.ts';

/** Declines the application after a confirmation, because this is final. */
export function DeclineApplication({ application }: { application: ReceivedApplication }) {
  const name = groomerName(application.groomer);
  const declineInList = useDeclineInList();
  const decline = useAction('POST /api/shift-applications/:id/decline', {
    optimistic: ({ params }) => declineInList(params.id),
    done: { title: `${name} is declined`, description: 'We let them know politely.' },
    failed: `${name} was not declined`,
  });
  return (
    <ConfirmButton
      variant="quiet"
      aria-label={`Decline ${name}`}
      onConfirm={() => decline.run({ params: { id: application.id } })}
      dialog={{
        title: `Decline ${name}?`,
        description: 'We let them know politely. They cannot apply for this shift again.',
        cancel: 'Keep it',
        confirm: 'Decline',
        busy: decline.busy && 'Declining...',
      }}
    >
      Decline
    </ConfirmButton>
  );
}
