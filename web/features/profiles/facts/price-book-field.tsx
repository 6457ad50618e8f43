import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { serviceCodes } from '#contract/pets/pet-codes.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { priceColumns } from '#contract/profiles/facts.ts';
import type { PriceColumn } from '#contract/profiles/facts.ts';
import { usualPrice } from '#reference/prices/grooming-prices.ts';
import { services } from '#reference/services.ts';
import { columnLabel } from '#web/domain/facts/price-guide.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { TypedBook } from './facts-values.ts';

type Values = { prices: TypedBook };

/** The columns that a service can have: some are for dogs only. */
const columnsOf = (code: ServiceCode): readonly PriceColumn[] =>
  services[code].species.length > 0 && !services[code].species.includes('cat')
    ? priceColumns.filter((column) => column !== 'cat')
    : priceColumns;

/** The price book: a lowest price and minutes for each service and size. */
export function PriceBookField() {
  const { getValues, setValue } = useFormContext<Values>();
  const [shown, setShown] = useState<readonly ServiceCode[]>(() => {
    const book = getValues('prices');
    const priced = serviceCodes.filter((code) => priceColumns.some((size) => book[code][size].price !== ''));
    return priced.length > 0 ? priced : ['full_groom'];
  });
  const remove = (code: ServiceCode) => {
    for (const size of priceColumns)
      setValue(`prices.${code}.${size}`, { price: '', minutes: '' }, { shouldDirty: true });
    setShown(shown.filter((other) => other !== code));
  };
  const left = serviceCodes.filter((code) => !shown.includes(code));
  return (
    <div className="grid gap-5">
      <p className="max-w-text text-ink-2">
        The lowest price of each service, before tip and tax. Gray shows what is usual in the US. Leave a size
        empty if you would rather be asked.
      </p>
      {shown.map((code) => (
        <Fieldset key={code} legend={<span className="text-l">{services[code].label}</span>}>
          <div className="grid gap-2">
            {columnsOf(code).map((size) => (
              <PriceRow key={size} code={code} size={size} />
            ))}
          </div>
          {shown.length > 1 && (
            <Button
              variant="quiet"
              className="justify-self-start"
              aria-label={`Remove ${services[code].label} from the price book`}
              onClick={() => remove(code)}
            >
              Remove
            </Button>
          )}
        </Fieldset>
      ))}
      {left.length > 0 && (
        <fieldset className="flex flex-wrap gap-2" aria-label="Add services to the price book">
          {left.map((code) => (
            <Chip key={code} icon="plus" onClick={() => setShown([...shown, code])}>
              {services[code].label}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function PriceRow({ code, size }: { code: ServiceCode; size: PriceColumn }) {
  const { register, getFieldState, formState } = useFormContext<Values>();
  const field = `prices.${code}.${size}` as const;
  const label = columnLabel(size);
  const [low, high, shortest, longest] = usualPrice(code, size);
  const error = (part: 'price' | 'minutes') => getFieldState(`${field}.${part}`, formState).error?.message;
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:max-w-112">
      <Field label={`${label}, from $`} error={error('price')}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          className="tabular-nums"
          maxLength={9}
          placeholder={`${low} to ${high}`}
          {...register(`${field}.price`)}
        />
      </Field>
      <Field label={`${label}, minutes`} error={error('minutes')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          maxLength={3}
          placeholder={shortest === longest ? `${shortest}` : `${shortest} to ${longest}`}
          {...register(`${field}.minutes`)}
        />
      </Field>
    </div>
  );
}
