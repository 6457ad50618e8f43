import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { CallError, detailOf } from '#web/lib/call.ts';
import { detailOnScreen } from '#web/lib/show-at-fields.ts';
import { toast } from '#web/ui/toast-store.ts';

type ProfileFormOptions<Values> = {
  values: Values;
  save: (values: Values) => Promise<unknown>;
  onSaved?: (() => void) | undefined;
  /** The wizard says nothing at each step. */
  silent?: boolean;
};

/** A profile form: what the server finds wrong with a field is said at the field, and the first one gets the focus. */
export function useProfileForm<Values extends FieldValues>({
  values,
  save,
  onSaved,
  silent = false,
}: ProfileFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const submit = form.handleSubmit(async (filled) => {
    try {
      await save(filled);
      if (!silent) toast({ title: 'Profile Updated', description: 'Your changes are saved.' });
      onSaved?.();
    } catch (error) {
      const wrong = error instanceof CallError ? error.errors : [];
      for (const { path, message } of wrong) {
        const field = path.split('.')[0] as Path<Values>;
        form.setError(field, { message }, { shouldFocus: true });
      }
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: detailOnScreen(error) ?? detailOf(error, 'Failed to update profile'),
      });
    }
  });
  return { form, submit: (event: BaseSyntheticEvent) => void submit(event) };
}
