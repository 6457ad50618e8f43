import { useState } from 'react';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';

/** The groomer types the business's code, or lets the business confirm that they are there. */
export default function ArriveByCode({ shift, onClose }: { shift: ShiftDetail; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const arrive = useAction('POST /api/shifts/:id/day/arrive', {
    done: (day) =>
      day.arrivedAt
        ? { title: 'Noted: you are there' }
        : { title: 'Noted', description: `${shift.business.businessName} confirms it.` },
    failed: 'It was not recorded',
    refused: (error) => {
      const found = error instanceof CallError ? error.errors.find(({ path }) => path === 'code') : undefined;
      setWrong(found?.message);
      return found !== undefined;
    },
  });
  const send = async (body: { code?: string }) => {
    if (await arrive.run({ params: { id: shift.id }, body })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="You are there"
      description={`Ask at ${shift.business.businessName} for the code of this shift. Nobody can then say that you were not there.`}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (/^\d{4}$/.test(code)) void send({ code });
          else setWrong('Use the four digits');
        }}
      >
        <Field label="Code" error={wrong}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Actions>
          <Button onClick={() => void send({})}>Without the code</Button>
          <Button type="submit" variant="primary" busy={arrive.busy && 'Checking...'}>
            Confirm
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
