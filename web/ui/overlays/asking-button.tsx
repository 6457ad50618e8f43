import { useState } from 'react';
import { Button } from '../button.tsx';
import type { ButtonProps } from '../button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';

type AskingButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & {
  /** What is asked first; nothing if it is undefined. */
  question: Pick<ConfirmDialogProps, 'title' | 'description' | 'confirm'> | undefined;
  /** Without it, the button submits its form. */
  onConfirm?: () => void;
};

/** The primary button of a form or a row, which asks a question first if something speaks against it. */
export function AskingButton({ question, onConfirm, ...button }: AskingButtonProps) {
  const [asksFor, setAsksFor] = useState<{ form: HTMLFormElement | null }>();
  return (
    <>
      <Button
        {...button}
        type={question || onConfirm ? 'button' : 'submit'}
        onClick={({ currentTarget }) => (question ? setAsksFor({ form: currentTarget.form }) : onConfirm?.())}
      />
      {question && (
        <LazyConfirmDialog
          {...question}
          open={asksFor !== undefined}
          onOpenChange={() => setAsksFor(undefined)}
          onConfirm={() => {
            setAsksFor(undefined);
            if (onConfirm) onConfirm();
            else asksFor?.form?.requestSubmit();
          }}
        />
      )}
    </>
  );
}
