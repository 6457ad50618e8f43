import { Suspense, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { Button } from '../button.tsx';
import { Actions, Dialog } from '../overlays/dialog.tsx';
import type { DialogProps } from '../overlays/dialog.tsx';
import { lazyPart } from '../lazy-part.ts';

const ConfirmDialog = lazyPart(() =>
  import('../overlays/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

type DraftDialogProps = Pick<DialogProps, 'title' | 'description' | 'shape'> & {
  /** Whether there are unsaved values; closing then asks first. */
  dirty: boolean;
  /** The consequence of closing, for that question: 'Nothing has been sent yet.' */
  lost: string;
  submit: string;
  /** The button's label while sending. */
  busy: string | false;
  /** Label of the cancel button. */
  cancel?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog that confirms before unsaved values are discarded. */
export function DraftDialog(props: DraftDialogProps) {
  const { dirty, lost, submit, busy, cancel = 'Cancel', onSubmit, onClose, children, ...dialog } = props;
  const [leaves, setLeaves] = useState(false);
  useUnsavedChanges(dirty && busy === false);
  const leave = () => (dirty ? setLeaves(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      onInteractOutside={(event) => dirty && event.preventDefault()}
      {...dialog}
    >
      <form
        noValidate
        className={dialog.shape === 'large' ? 'grid gap-8' : 'grid gap-5'}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event);
        }}
      >
        {children}
        <Actions className="sticky -bottom-5 z-1 -mx-1 border-t border-line bg-raised px-1 py-3 lg:-bottom-6">
          <Button onClick={leave}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
        </Actions>
      </form>
      <Suspense>
        {leaves && (
          <ConfirmDialog
            open
            onOpenChange={setLeaves}
            danger
            title="Throw away what you typed?"
            description={lost}
            cancel="Keep Editing"
            confirm="Throw Away"
            onConfirm={onClose}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
