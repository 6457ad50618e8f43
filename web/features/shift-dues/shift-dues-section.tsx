import { useQuery } from '@tanstack/react-query';
import { cancelTermsNames } from '#contract/shifts/cancel-terms.ts';
import type { ShiftDue } from '#contract/shifts/shift-dues.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';

/** What calling a shift off late owes, for its two sides. */
export default function ShiftDuesSection({ shiftId }: { shiftId: string }) {
  const { data: dues = [] } = useQuery({
    ...query('GET /api/shift-dues', { query: { shiftId } }),
    ...polled,
  });
  if (dues.length === 0) return null;
  return (
    <section aria-labelledby="shift-dues" className="grid gap-4">
      <h2 id="shift-dues">Owed for cancelling late</h2>
      {dues.map((due) => (
        <OneDue key={due.id} due={due} />
      ))}
    </section>
  );
}

const states = {
  owed: { words: 'Owed', tone: 'warn' },
  paid: { words: 'Paid', tone: 'good' },
  waived: { words: 'Nothing asked for', tone: 'tag' },
} as const;

function OneDue({ due }: { due: ShiftDue }) {
  const { id, amount, businessName, groomerName, state, weather, saidPaidAt, actions } = due;
  const params = { id };
  const receive = useAction('POST /api/shift-dues/:id/receive', {
    done: { title: 'Noted: you were paid' },
    failed: 'It was not recorded',
  });
  const waive = useAction('POST /api/shift-dues/:id/waive', {
    done: { title: 'You ask for nothing', description: `${businessName} has been notified.` },
    failed: 'It was not recorded',
  });
  const sayPaid = useAction('POST /api/shift-dues/:id/say-paid', {
    done: { title: `${groomerName} is asked to confirm` },
    failed: 'It was not recorded',
  });
  return (
    <article className="card grid gap-3" aria-label={`${exactPrice(amount)} owed`}>
      <div className="flex flex-wrap items-center gap-2">
        <b className="text-[1.375rem] tabular-nums">{exactPrice(amount)}</b>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
      </div>
      <p className="max-w-text wrap-anywhere text-ink-2">
        {businessName} to {groomerName}, by the cancel terms “{cancelTermsNames[due.cancelTerms]}” that both
        agreed on. Wagwell records it and moves no money.
      </p>
      {weather && state === 'owed' && (
        <p className="max-w-text wrap-anywhere">
          {businessName} says that it was the weather. It stays owed unless {groomerName} says so too.
        </p>
      )}
      {saidPaidAt && state === 'owed' && (
        <p className="wrap-anywhere">
          {businessName} says that it has paid. {groomerName} confirms it.
        </p>
      )}
      <div className="grid gap-2 empty:hidden sm:flex sm:flex-wrap">
        {actions.includes('receive') && (
          <Button
            variant="primary"
            busy={receive.busy && 'Saving...'}
            onClick={() => void receive.run({ params })}
          >
            I was paid
          </Button>
        )}
        {actions.includes('waive') && (
          <ConfirmButton
            onConfirm={() => waive.run({ params, body: { because: weather ? 'weather' : 'other' } })}
            dialog={{
              title: weather ? 'Was it the weather?' : 'Ask for nothing?',
              description: `${businessName} then owes you nothing for this day. You cannot take it back.`,
              cancel: 'Keep it owed',
              confirm: weather ? 'It was the weather' : 'Ask for nothing',
            }}
          >
            {weather ? 'It was the weather' : 'Ask for nothing'}
          </ConfirmButton>
        )}
        {actions.includes('say_paid') && (
          <Button
            variant="primary"
            busy={sayPaid.busy && 'Saving...'}
            onClick={() => void sayPaid.run({ params })}
          >
            I have paid
          </Button>
        )}
      </div>
    </article>
  );
}
