import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftForm } from '#web/ui/forms/draft-form.tsx';
import type { DraftFormProps } from '#web/ui/forms/draft-form.tsx';

/** Buttons under a profile form: saving, and leaving without changes. `secondary` where the page has its own primary. */
export type FormButtons = { save: string; secondary?: boolean; leave?: ReactNode };

type ProfileFormProps<Values extends FieldValues> = Omit<DraftFormProps<Values>, 'buttons'> & {
  buttons: FormButtons;
  /** Keeps the buttons in view while a long form is filled in. */
  isLong?: boolean;
};

/** Form for a part of a profile. Leaving the page with unsaved values asks for confirmation. */
export function ProfileForm<Values extends FieldValues>({
  buttons,
  isLong = false,
  ...form
}: ProfileFormProps<Values>) {
  const { isDirty, isSubmitting } = form.draft.form.formState;
  useUnsavedChanges(isDirty && !isSubmitting);
  return (
    <DraftForm
      {...form}
      className={clsx('grid gap-5', isLong && '[&_:is(input,select,button)]:scroll-mb-24')}
      buttons={
        <div
          className={clsx(
            'flex flex-wrap justify-end gap-2',
            isLong && 'sticky bottom-[var(--bottom-bar,0px)] z-1 -mb-3 border-t border-line bg-card py-3',
          )}
        >
          {buttons.leave}
          <Button
            type="submit"
            variant={buttons.secondary ? 'line' : 'primary'}
            busy={isSubmitting && 'Saving...'}
          >
            {buttons.save}
          </Button>
        </div>
      }
    />
  );
}

/** Messages after saving a profile; the wizard omits the success message at each step. */
export const profileWords = (silent = false) => ({
  ...(silent ? {} : { done: { title: 'Profile Updated', description: 'Your changes are saved.' } }),
  failed: 'Update Failed',
  otherwise: 'Failed to update profile',
});
