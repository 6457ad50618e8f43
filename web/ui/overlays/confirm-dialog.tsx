import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';

import { Button } from '../button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, e.g. "Withdraw from Saturday?" */
  title: ReactNode;
  /** What will happen, and who is affected. */
  description: ReactNode;
  /** Label of the confirm button, a verb. */
  confirm: string;
  /** Label of the cancel button, e.g. "Keep it". */
  cancel?: string;
  danger?: boolean;
  busy?: boolean | string;
  /** Whether it cannot be confirmed yet. */
  disabled?: boolean;
  /** The caller closes the dialog, at once or when the work is done. */
  onConfirm: () => void;
  children?: ReactNode;
};

/** Confirms an action that would hurt if done by mistake. The focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  danger,
  busy,
  disabled = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dialog" onOpenAutoFocus={focus.remember} onCloseAutoFocus={focus.restore}>
          <span className="dialog-grip" aria-hidden="true" />
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description asChild>
            <div>{description}</div>
          </Radix.Description>
          {children}
          <div className="actions">
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              disabled={disabled}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
