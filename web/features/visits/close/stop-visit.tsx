import { useState } from 'react';
import type { StopReason } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { stopReasonLabels } from '#reference/stop-reasons.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { price as inDollars, typedCents } from '#web/lib/money.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';

/** Dialog to end the work before it is done, with the price of what was done. */
export default function StopVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [reason, setReason] = useState<StopReason>('behavior');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const price = typedCents(typed);
  const agreed = visit.price;
  const wrong =
    !Number.isInteger(price) || price < 0
      ? 'Enter an amount, such as 40 or 0'
      : agreed !== null && price > agreed
        ? `At most ${inDollars(agreed)}, which was agreed`
        : undefined;
  const stop = useKeepingAction('POST /api/visits/:id/stop', keptFor(visit, 'Stopping the work on'), {
    done: { title: 'The work is stopped' },
    failed: 'It was not stopped',
  });
  const send = async () => {
    setTried(true);
    if (wrong) return;
    const body = { reason, price, note: note.trim() || null };
    if (await stop.run({ params: { id: visit.id }, body })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Stop the work?"
      description={`${visit.title}. The rest of the time is free again.`}
    >
      <div className="grid gap-4">
        <Field label="Why">
          <Select value={reason} onChange={({ target }) => setReason(target.value as StopReason)}>
            {Object.entries(stopReasonLabels).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Price of what was done"
          hint={`In dollars; 0 if nothing is charged.${agreed === null ? '' : ` ${inDollars(agreed)} was agreed.`}`}
          error={tried || typed ? wrong : undefined}
        >
          <Input inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field
          label="What happened (optional)"
          hint={visit.owner ? `${visit.owner.name} gets a notification and reads this.` : undefined}
        >
          <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <Actions>
        <Button onClick={onClose}>Keep working</Button>
        <Button
          variant="danger"
          busy={stop.busy && 'Stopping...'}
          aria-disabled={wrong !== undefined || undefined}
          onClick={() => void send()}
        >
          Stop the work
        </Button>
      </Actions>
    </Dialog>
  );
}
