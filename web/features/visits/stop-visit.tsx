import { useState } from 'react';
import type { StopReason } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';

const reasons: Record<StopReason, string> = {
  behavior: 'Behavior',
  health: 'Health',
  owner: 'The client asked',
  matted: 'Too matted',
  equipment: 'Equipment',
};

/** Dialog to end the work before it is done, with the price of what was done. */
export default function StopVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [reason, setReason] = useState<StopReason>('behavior');
  const [typed, setTyped] = useState(visit.price === null ? '' : dollarsForInput(visit.price));
  const [note, setNote] = useState('');
  const price = typedCents(typed);
  const isPriced = Number.isInteger(price) && price >= 0;
  const stop = useKeepingAction('POST /api/visits/:id/stop', keptFor(visit, 'Stopping the work on'), {
    done: { title: 'The work is stopped' },
    failed: 'It was not stopped',
  });
  const send = async () => {
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
            {Object.entries(reasons).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Price of what was done"
          hint="In dollars; 0 if nothing is charged."
          error={isPriced ? undefined : 'Enter an amount, such as 40 or 0'}
        >
          <Input inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label="What happened (optional)">
          <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <Actions>
        <Button onClick={onClose}>Go On Working</Button>
        <Button
          variant="danger"
          busy={stop.busy && 'Stopping...'}
          aria-disabled={!isPriced || undefined}
          onClick={() => isPriced && void send()}
        >
          Stop the Work
        </Button>
      </Actions>
    </Dialog>
  );
}
