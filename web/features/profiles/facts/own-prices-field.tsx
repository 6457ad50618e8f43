import { useFieldArray, useFormContext } from 'react-hook-form';
import { maxOwnName } from '#contract/pets/pet-codes.ts';
import { mostOwnServices, priceColumns } from '#contract/profiles/facts.ts';
import { columnLabel } from '#web/domain/facts/price-guide.tsx';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import type { FactsValues } from './facts-values.ts';
import { PriceInputs } from './price-inputs.tsx';

const sizes = [
  { value: 'every', label: 'Every size' },
  ...priceColumns.map((value) => ({ value, label: columnLabel(value) })),
];

/** Services of one's own name, at one price for all or by size. */
export function OwnPricesField() {
  const { control, register, getFieldState, formState } = useFormContext<FactsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'ownPrices' });
  return (
    <Fieldset
      legend={<span className="text-l">Services of your own</span>}
      hint="By the name your clients know: Spa package, Mohawk, Pawdicure."
    >
      <ul className="grid gap-4">
        {fields.map(({ id }, row) => (
          <li
            key={id}
            className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 first:border-0 first:pt-0 sm:grid-cols-[2fr_2fr_1fr_1fr_auto]"
          >
            <Field label="Name" error={getFieldState(`ownPrices.${row}.name`, formState).error?.message}>
              <Input maxLength={maxOwnName} autoComplete="off" {...register(`ownPrices.${row}.name`)} />
            </Field>
            <Field label="For">
              <Select options={sizes} {...register(`ownPrices.${row}.size`)} />
            </Field>
            <PriceInputs row={`ownPrices.${row}`} />
            <TooltipButton
              icon="x"
              label={`Remove service ${row + 1}`}
              className="self-end max-sm:justify-self-start"
              onClick={() => remove(row)}
            />
          </li>
        ))}
      </ul>
      {fields.length < mostOwnServices && (
        <AddButton
          what="service"
          variant="quiet"
          className="w-fit"
          onClick={() => append({ name: '', size: 'every', price: '', minutes: '' })}
        />
      )}
    </Fieldset>
  );
}
