import { Suspense, useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { ShiftAction } from '#contract/shifts/shift-lifecycle.ts';
import type { WorkStatements, ShiftCard } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ContestedNote } from './contested-note.tsx';
import { EndEarly } from './end-early.tsx';

const ClaimPay = lazyPart(() => import('../pay/claim-pay.tsx'));
const ReasonDialog = lazyPart(() =>
  import('#web/ui/forms/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
);

type GroomerDayProps = { shift: ShiftCard & WorkStatements; actions: readonly ShiftAction[] };

/** The groomer's actions for a day that is not closed, as the server allows them. */
export function GroomerDay({ shift, actions }: GroomerDayProps) {
  const [asked, setAsked] = useState<'claim' | 'contest'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {actions.includes('end_early') && (
        <EndEarly shift={shift} side="groomer" other={shift.business.businessName} />
      )}
      {actions.includes('claim_pay') && (
        <Button variant={shift.claim ? 'line' : 'primary'} wide onClick={() => setAsked('claim')}>
          {shift.claim ? 'Change your figures' : 'Send your figures'}
        </Button>
      )}
      {actions.includes('contest_no_show') && (
        <Button variant="primary" wide onClick={() => setAsked('contest')}>
          I was there
        </Button>
      )}
      {shift.status === 'contested' && <ContestedNote other={shift.business.businessName} />}
      {actions.includes('accept_no_show') && <AcceptNoShow shift={shift} />}
      <Suspense>
        {asked === 'claim' && <ClaimPay shift={shift} onClose={close} />}
        {asked === 'contest' && <ContestNoShow shift={shift} onClose={close} />}
      </Suspense>
    </>
  );
}

function AcceptNoShow({ shift }: { shift: ShiftCard }) {
  const accept = useAction('POST /api/shifts/:id/accept-no-show', {
    done: { title: 'Noted', description: `${shift.business.businessName} has been notified.` },
    failed: 'Your answer was not sent',
  });
  return (
    <Button
      wide
      busy={accept.busy && 'Sending...'}
      onClick={() => void accept.run({ params: { id: shift.id } })}
    >
      I was not there
    </Button>
  );
}

function ContestNoShow({ shift, onClose }: { shift: ShiftCard; onClose: () => void }) {
  const contest = useAction('POST /api/shifts/:id/contest-no-show', {
    done: {
      title: 'The no-show is contested',
      description: `${shift.business.businessName} has been notified. It does not count for now.`,
    },
    failed: 'It was not sent',
  });
  return (
    <ReasonDialog
      title="Were you there?"
      description={`${shift.business.businessName} reported that you did not show up. If that is not right, contest it: it then counts for neither of you until you agree or an admin has decided. Both read what you write.`}
      label="What happened"
      maxLength={maxReason}
      hint="For example: I groomed five dogs and left at four"
      confirm="Contest the no-show"
      busy="Sending..."
      onConfirm={(reason) => contest.run({ params: { id: shift.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
