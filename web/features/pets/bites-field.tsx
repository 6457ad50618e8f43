import { useState } from 'react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { bites as biteWords, biteKinds } from '#reference/temperaments.ts';
import { isoDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CountedInput } from '#web/ui/forms/counted-input.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import type { PetValues } from './pet-values.ts';

/** Fields for bites as dated facts, which keep a groomer safe without judging the pet. */
export function BitesField() {
  const { control } = useFormContext<PetValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'bites' });
  const [today] = useState(() => isoDay(new Date()));
  return (
    <Fieldset
      legend="Bites"
      hint="Dates and facts for the people who groom your pet. They are for safety, not for judgment."
    >
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map((bite, index) => (
            <OneBite key={bite.id} index={index} today={today} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Button className="w-fit" onClick={() => append({ on: today, what: '' })}>
        {fields.length === 0 ? 'Report a bite' : 'Add another'}
      </Button>
    </Fieldset>
  );
}

type OneBiteProps = { index: number; today: string; onRemove: () => void };

function OneBite({ index, today, onRemove }: OneBiteProps) {
  const { control, register, setValue, formState } = useFormContext<PetValues>();
  const errors = formState.errors.bites?.[index];
  return (
    <li className="grid items-start gap-3 rounded-s bg-sunk p-3 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <Controller
        control={control}
        name={`bites.${index}.on`}
        render={({ field }) => (
          <Field label="When" error={errors?.on?.message}>
            <DateField value={field.value} onChange={field.onChange} max={today} yearPicker />
          </Field>
        )}
      />
      <div className="grid gap-2">
        <Field label="What happened" error={errors?.what?.message}>
          <CountedInput maxLength={300} autoComplete="off" {...register(`bites.${index}.what`)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          {biteKinds.map((kind) => (
            <Chip
              key={kind}
              title={biteWords[kind].explanation}
              onClick={() => setValue(`bites.${index}.what`, biteWords[kind].label, { shouldDirty: true })}
            >
              {biteWords[kind].label}
            </Chip>
          ))}
        </div>
      </div>
      <TooltipButton icon="trash" label="Remove this bite" className="sm:mt-7" onClick={onRemove} />
    </li>
  );
}
