import { useFieldArray, useFormContext } from 'react-hook-form';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { CountedInput } from '#web/ui/forms/counted-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import type { ShiftValues } from './shift-draft.ts';

const rowsAtMost = 20;

/** Requirements of a shift, one per row; blank rows are not sent. Enter adds a row. */
export function RequirementsField() {
  const { control, register, setFocus, formState } = useFormContext<ShiftValues>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'requirements' });
  const add = (after: number) => {
    if (fields.length < rowsAtMost) insert(after, { text: '' });
  };
  const drop = (row: number) => {
    remove(row);
    if (fields.length > 1) setFocus(`requirements.${Math.max(row - 1, 0)}.text`);
  };
  return (
    <Fieldset legend="Requirements (optional)" hint="For example: own shears, 3+ years, calm with cats">
      <ul className="grid gap-2">
        {fields.map(({ id }, row) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-1">
            <Field
              label={`Requirement ${row + 1}`}
              labelHidden
              error={formState.errors.requirements?.[row]?.text?.message}
            >
              <CountedInput
                maxLength={120}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  add(row + 1);
                }}
                {...register(`requirements.${row}.text`)}
              />
            </Field>
            <TooltipButton icon="x" label={`Remove requirement ${row + 1}`} onClick={() => drop(row)} />
          </li>
        ))}
      </ul>
      {fields.length < rowsAtMost && (
        <AddButton what="requirement" variant="quiet" className="w-fit" onClick={() => add(fields.length)} />
      )}
    </Fieldset>
  );
}
