import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Actions, Dialog } from '../overlays/dialog.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

type ReasonDialogProps = {
  title: string;
  /** What will happen, and who is affected. */
  description: ReactNode;
  label: string;
  hint?: string;
  /** The most characters that the call takes. */
  maxLength: number;
  /** Whether it may stay empty. */
  optional?: boolean;
  /** Label of the button that leaves it, where 'Cancel' would be read as the act: 'Keep it'. */
  keep?: string;
  confirm: string;
  /** `danger` unless it takes nothing from anyone. */
  confirmVariant?: 'danger' | 'primary';
  /** The button's label while sending. */
  busy: string;
  /** More of what will happen, above the buttons. */
  children?: ReactNode;
  /** Whether it cannot be confirmed yet. */
  waiting?: boolean;
  /** @returns whether it worked; if so, the dialog closes */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Confirms an action that others are notified of, with a reason typed by the user. */
export function ReasonDialog({
  title,
  description,
  label,
  hint,
  maxLength,
  optional = false,
  keep = 'Cancel',
  confirm,
  confirmVariant = 'danger',
  busy,
  children,
  waiting = false,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    if (await onConfirm(reason.trim())) onClose();
    setSending(false);
  };
  const empty = reason.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onInteractOutside={(event) => !empty && event.preventDefault()}
      title={title}
      description={description}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (empty && !optional) setMissing(true);
          else void send();
        }}
      >
        <Field label={label} hint={hint} error={missing && empty && 'Please give a reason'}>
          <Textarea
            data-autofocus
            maxLength={maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {children}
        <Actions>
          <Button onClick={onClose}>{keep}</Button>
          <Button type="submit" variant={confirmVariant} disabled={waiting} busy={sending && busy}>
            {confirm}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
