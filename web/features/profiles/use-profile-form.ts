import { useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { CallError, detailOf } from '#web/lib/call.ts';
import { useFieldsSeen } from '#web/lib/fields-seen.ts';
import type { Changes } from '#web/lib/fields-seen.ts';
import { detailOnScreen } from '#web/lib/show-at-fields.ts';
import { toast } from '#web/ui/toast-store.ts';

type ProfileFormOptions<Record, Values, Draft> = {
  /** What is edited, as it was read when the form opened. */
  record: Record | null;
  valuesOf: (record: Record | null) => Values;
  draftOf: (values: Values) => Draft;
  /** What the form begins with, where that is more than the record says. */
  start?: (values: Values) => Values;
  save: (changes: Changes<Draft>, values: Values) => Promise<unknown>;
  onSaved?: (() => void) | undefined;
  /** The wizard says nothing at each step. */
  silent?: boolean;
};

/**
 * A profile form that saves only what was changed in it. What the server finds wrong with a field is said at the field, and the
 * first one gets the focus.
 */
export function useProfileForm<Record extends object, Values extends FieldValues, Draft extends object>({
  record,
  valuesOf,
  draftOf,
  start = (values) => values,
  save,
  onSaved,
  silent = false,
}: ProfileFormOptions<Record, Values, Draft>) {
  // What is edited is not overwritten by a list that looks again meanwhile.
  const [values] = useState(() => start(valuesOf(record)));
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { changesIn, isRefused, ...elsewhere } = useFieldsSeen({ record, valuesOf, draftOf, form });
  const submit = form.handleSubmit(async (filled) => {
    try {
      await save(changesIn(filled), filled);
      if (!silent) toast({ title: 'Profile Updated', description: 'Your changes are saved.' });
      onSaved?.();
    } catch (error) {
      if (isRefused(error)) return;
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
  return { form, elsewhere, submit: (event: BaseSyntheticEvent) => void submit(event) };
}
