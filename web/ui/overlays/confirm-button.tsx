import { useState } from 'react';
import { Button } from '../button.tsx';
import type { ButtonProps } from '../button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';

type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'busy'> & {
  dialog: Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>;
  /** Runs after the confirmation; the dialog stays open until it ends. */
  onConfirm: () => Promise<unknown>;
};

/** A button whose action is confirmed in a dialog first. */
export function ConfirmButton({ dialog, onConfirm, ...button }: ConfirmButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)} />
      <LazyConfirmDialog
        {...dialog}
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => void onConfirm().finally(() => setAsks(false))}
      />
    </>
  );
}
