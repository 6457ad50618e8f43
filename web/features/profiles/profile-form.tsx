import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftForm } from '#web/ui/draft-form.tsx';
import type { DraftFormProps } from '#web/ui/draft-form.tsx';

/** The buttons under a profile form: what saves, and what leaves it as it is; `secondary` where the page has its own primary. */
export type FormButtons = { save: string; secondary?: boolean; leave?: ReactNode };

type ProfileFormProps<Values extends FieldValues> = Omit<DraftFormProps<Values>, 'buttons'> & {
  buttons: FormButtons;
};

/** A part of a profile to edit. Leaving the page asks first while it holds something unsaved. */
export function ProfileForm<Values extends FieldValues>({ buttons, ...form }: ProfileFormProps<Values>) {
  const { isDirty, isSubmitting } = form.draft.form.formState;
  useUnsaved(isDirty && !isSubmitting);
  return (
    <DraftForm
      {...form}
      buttons={
        <div className="flex flex-wrap justify-end gap-2">
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

/** What is said of a saved profile; the wizard says nothing at each step. */
export const profileWords = (silent = false) => ({
  ...(silent ? {} : { done: { title: 'Profile Updated', description: 'Your changes are saved.' } }),
  failed: 'Update Failed',
  otherwise: 'Failed to update profile',
});
