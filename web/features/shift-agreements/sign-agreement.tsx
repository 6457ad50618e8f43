import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** What changed after the groomer applied, with the button by which they agree to it. */
export function SignAgreement({ agreement }: { agreement: Agreement }) {
  const { id, unseen, actions, groomer, terms } = agreement;
  const sign = useAction('POST /api/shift-agreements/:id/sign', {
    done: { title: 'You have signed', description: `${terms.businessName} has been notified.` },
    failed: 'Your signature was not saved',
  });
  const mine = actions.includes('sign');
  return (
    <div className="grid gap-3">
      <Note tone="warn">
        <span className="wrap-anywhere">
          {mine
            ? `${terms.businessName} changed this shift after you applied. Leaving it does not count against you until you agree.`
            : `${groomer.name} has not agreed to what you changed after they applied. They may leave, and it does not count against them.`}
        </span>
      </Note>
      <ul className="grid gap-1 wrap-anywhere">
        {unseen.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mine && (
        <Button
          variant="primary"
          wide
          busy={sign.busy && 'Signing...'}
          onClick={() => void sign.run({ params: { id } })}
        >
          Agree to these terms
        </Button>
      )}
    </div>
  );
}
