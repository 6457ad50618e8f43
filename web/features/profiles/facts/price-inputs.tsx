import { useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { FactsValues } from './facts-values.ts';

type Row = `breedPrices.${number}` | `ownPrices.${number}`;

/** Price and minutes of a row. */
export function PriceInputs({ row }: { row: Row }) {
  const { register, getFieldState, formState } = useFormContext<FactsValues>();
  const error = (part: 'price' | 'minutes') => getFieldState(`${row}.${part}`, formState).error?.message;
  return (
    <>
      <Field label="From $" error={error('price')}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          className="tabular-nums"
          maxLength={9}
          {...register(`${row}.price`)}
        />
      </Field>
      <Field label="Minutes (optional)" error={error('minutes')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          maxLength={3}
          {...register(`${row}.minutes`)}
        />
      </Field>
    </>
  );
}
