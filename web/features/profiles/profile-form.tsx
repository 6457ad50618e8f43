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
};

/** Form for a part of a profile. Leaving the page with unsaved values asks for confirmation. */
export function ProfileForm<Values extends FieldValues>({ buttons, ...form }: ProfileFormProps<Values>) {
  const { isDirty, isSubmitting } = form.draft.form.formState;
  useUnsavedChanges(isDirty && !isSubmitting);
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

/** Messages after saving a profile; the wizard omits the success message at each step. */
export const profileWords = (silent = false) => ({
  ...(silent ? {} : { done: { title: 'Profile Updated', description: 'Your changes are saved.' } }),
  failed: 'Update Failed',
  otherwise: 'Failed to update profile',
});
