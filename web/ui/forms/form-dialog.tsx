import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { Button } from '../button.tsx';
import { Actions, Dialog, DialogFoot } from '../overlays/dialog.tsx';
import type { DialogProps } from '../overlays/dialog.tsx';
import { DraftForm } from './draft-form.tsx';
import type { DraftFormProps } from './draft-form.tsx';
import { LazyConfirmDialog } from '../overlays/lazy-confirm-dialog.tsx';

export type FormDialogProps<Values extends FieldValues> = Pick<
  DialogProps,
  'title' | 'description' | 'shape'
> &
  Omit<DraftFormProps<Values>, 'buttons' | 'className' | 'send'> & {
    /** @returns whether it worked; if so, the dialog closes */
    send: (values: Values) => Promise<boolean>;
    /** The consequence of closing with unsaved values: 'Nothing has been sent yet.' */
    lost?: string;
    submit: string;
    /** Submitting removes something. */
    danger?: boolean;
    /** The button's label while sending. */
    busy: string;
    /** Why it cannot be sent yet, as the button's label. */
    waits?: string | false | undefined;
    /** Label of the cancel button. */
    cancel?: string;
    /** Goes one step back, where the form has steps; its button then replaces the cancel button. */
    back?: (() => void) | undefined;
    /** A line above the buttons that stays in view. */
    foot?: ReactNode;
    onClose: () => void;
  };

/** A form in a dialog that confirms before unsaved values are discarded. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    draft,
    send,
    lost = 'Nothing has been sent yet.',
    submit,
    busy,
    waits,
    danger,
    onClose,
    ...rest
  } = props;
  const { say, onInvalid, children, cancel = 'Cancel', back, foot, ...dialog } = rest;
  const { isDirty, isSubmitting } = draft.form.formState;
  const [leaves, setLeaves] = useState(false);
  useUnsavedChanges(isDirty && !isSubmitting);
  const leave = () => (isDirty ? setLeaves(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      onInteractOutside={(event) => isDirty && event.preventDefault()}
      {...dialog}
    >
      <DraftForm
        draft={draft}
        send={async (values) => (await send(values)) && onClose()}
        className={dialog.shape === 'large' ? 'grid gap-8' : 'grid gap-5'}
        {...(say ? { say } : {})}
        {...(onInvalid ? { onInvalid } : {})}
        buttons={
          <DialogFoot>
            {foot}
            <Actions className="lg:ml-auto">
              <Button onClick={back ?? leave}>{back ? 'Back' : cancel}</Button>
              <Button
                type="submit"
                variant={danger ? 'danger' : 'primary'}
                busy={waits || (isSubmitting && busy)}
              >
                {submit}
              </Button>
            </Actions>
          </DialogFoot>
        }
      >
        {children}
      </DraftForm>
      <LazyConfirmDialog
        open={leaves}
        onOpenChange={setLeaves}
        danger
        title="Throw away what you typed?"
        description={lost}
        cancel="Keep editing"
        confirm="Throw away"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
