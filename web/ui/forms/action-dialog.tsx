import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Input } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import type { ActionKey, ActionOptions, Sent } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import type { DraftOptions } from '#web/lib/api/use-draft.ts';
import { FormDialog } from './form-dialog.tsx';
import type { FormDialogProps } from './form-dialog.tsx';

type ActionDialogProps<K extends ActionKey, Values extends FieldValues> = Omit<
  FormDialogProps<Values>,
  'draft' | 'send'
> &
  Pick<ActionOptions<K>, 'done' | 'otherwise'> &
  Pick<DraftOptions<Values, object, object>, 'values' | 'problems' | 'names' | 'fieldFor'> & {
    call: K;
    params?: Input<K>['params'];
    /** The contract's schema of the body. */
    schema: z.ZodType;
    bodyOf: (values: Values) => Input<K>['body'];
    failed: string;
  };

/** A form in a dialog whose submit button makes one call. */
export function ActionDialog<K extends ActionKey, Values extends FieldValues>({
  call,
  params,
  values,
  schema,
  bodyOf,
  problems,
  names,
  fieldFor,
  done,
  failed,
  otherwise,
  ...dialog
}: ActionDialogProps<K, Values>) {
  const given = { ...(problems && { problems }), ...(names && { names }), ...(fieldFor && { fieldFor }) };
  const draft = useDraft<Values, object>({
    values,
    schema,
    bodyOf: (typed) => bodyOf(typed) as object,
    ...given,
  });
  const words = { failed, ...(done && { done }), ...(otherwise && { otherwise }) };
  const { run } = useAction(call, { ...words, refused: draft.refused });
  const send = (typed: Values) => run({ params, body: bodyOf(typed) } as unknown as Sent<K>);
  return <FormDialog draft={draft} send={send} {...dialog} />;
}
