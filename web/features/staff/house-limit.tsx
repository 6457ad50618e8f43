import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Staff } from '#contract/staff/staff.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';

/** How many animals may be in the house at once. */
export default function HouseLimit({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const [typed, setTyped] = useState(String(staff.petsInHouse ?? ''));
  const most = 240;
  const isWrong =
    typed.trim() !== '' && (!/^\d{1,3}$/.test(typed.trim()) || Number(typed) < 1 || Number(typed) > most);
  const save = useAction('PUT /api/staff/house', {
    done: { title: 'Saved', description: 'What is booked stays booked.' },
    failed: 'It was not saved',
    accepted: onClose,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) void save.run({ body: { petsInHouse: typed.trim() ? Number(typed) : null } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Animals in the house"
      description="Counted from drop-off until they are ready. A booking that would be one too many is refused."
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <Field
          label="At most"
          hint="Leave it empty for four for each table"
          error={isWrong && `Use 1 to ${most}`}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="max-w-32 tabular-nums"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            data-autofocus
          />
        </Field>
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={save.busy && 'Saving...'}>
            Save
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
