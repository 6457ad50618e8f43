import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';

/** Buttons that agree to a no-show, or take it back. */
export function AnswerNoShow({ visit }: { visit: Visit }) {
  const accept = useAction('POST /api/visits/:id/accept-no-show', {
    done: { title: 'Noted', description: 'The other side has been notified.' },
    failed: 'Your answer was not sent',
  });
  const withdraw = useKeepingAction(
    'POST /api/visits/:id/withdraw-no-show',
    keptFor(visit, 'Taking back the no-show of'),
    {
      done: { title: 'The no-show is taken back', description: 'It does not count.' },
      failed: 'The no-show stays',
    },
  );
  const call = { params: { id: visit.id } };
  return (
    <>
      {visit.actions.includes('accept_no_show') && (
        <Button wide busy={accept.busy && 'Sending...'} onClick={() => void accept.run(call)}>
          I was not there
        </Button>
      )}
      {visit.actions.includes('withdraw_no_show') && (
        <Button wide busy={withdraw.busy && 'Taking it back...'} onClick={() => void withdraw.run(call)}>
          Take back the no-show
        </Button>
      )}
    </>
  );
}
