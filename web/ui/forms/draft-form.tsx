import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { ChangedField } from '#web/lib/api/use-fields-seen.ts';
import type { Draft } from '#web/lib/api/use-draft.ts';

export type DraftFormProps<Values extends FieldValues> = {
  draft: Draft<Values>;
  send: (values: Values) => unknown;
  /** Called if validation fails before anything is sent. */
  onInvalid?: () => void;
  className?: string;
  /** Formats a value that was changed elsewhere as the form shows it. */
  say?: (field: ChangedField) => string | undefined;
  children: ReactNode;
  buttons: ReactNode;
};

/** The form of a draft; fields changed elsewhere are listed above its buttons. */
export function DraftForm<Values extends FieldValues>({
  draft: { form, elsewhere },
  send,
  onInvalid,
  className = 'grid gap-5',
  say,
  children,
  buttons,
}: DraftFormProps<Values>) {
  const { submitCount } = form.formState;
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && shown.current) focusWrongGroup(shown.current);
  }, [submitCount]);
  return (
    <FormProvider {...form}>
      <form
        ref={shown}
        noValidate
        className={className}
        onSubmit={(event) => {
          // React events bubble to the outer form, though in the DOM the dialog is not inside it.
          event.stopPropagation();
          void form.handleSubmit((values) => send(values), onInvalid)(event);
        }}
      >
        {children}
        <ChangedElsewhere {...elsewhere} say={say} />
        {buttons}
      </form>
    </FormProvider>
  );
}

/** Leads to the first wrong group of choices where no wrong field has the focus; a group has no field that would take it. */
function focusWrongGroup(form: HTMLFormElement) {
  if (document.activeElement?.matches('[aria-invalid="true"]')) return;
  const wrong = [...form.querySelectorAll('fieldset[data-wrong]')].find(
    (group) => !group.closest('[hidden]'),
  );
  wrong?.querySelector<HTMLElement>('input:enabled, button:enabled, select:enabled')?.focus();
  // The buttons of a sheet cover its lower end, where what is wrong may be.
  wrong?.querySelector('.error')?.scrollIntoView({ block: 'center' });
}
