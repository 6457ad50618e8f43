import { useDeferredValue } from 'react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { breedGroupCodes, isOwnService, ownServiceName, serviceCodes } from '#contract/pets/pet-codes.ts';
import { mostBreedPrices } from '#contract/profiles/facts.ts';
import { breedGroups } from '#reference/breeds/breed-groups.ts';
import { services } from '#reference/services.ts';
import { useBreedBook } from '#web/domain/pets/use-breed-book.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import type { FactsValues } from './facts-values.ts';
import { PriceInputs } from './price-inputs.tsx';

const codes = serviceCodes.map((value) => ({ value, label: services[value].label }));
const groups = breedGroupCodes.map((id) => ({ id, label: breedGroups[id].label, hint: 'Group of breeds' }));
const mostSuggested = 8;

/** Prices by breed or by group of breeds, which come before those of the size. */
export function BreedPricesField() {
  const { control } = useFormContext<FactsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'breedPrices' });
  return (
    <Fieldset
      legend={<span className="text-l">By breed</span>}
      hint="A doodle and a Lab of one weight are not one price. These prices come before prices by size."
    >
      <ul className="grid gap-4">
        {fields.map(({ id, service }, row) => (
          <li
            key={id}
            className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 first:border-0 first:pt-0 sm:grid-cols-[2fr_2fr_1fr_1fr_auto]"
          >
            <WhoField row={row} />
            <ServiceField row={row} own={isOwnService(service) ? service : undefined} />
            <PriceInputs row={`breedPrices.${row}`} />
            <TooltipButton
              icon="x"
              label={`Remove price by breed ${row + 1}`}
              className="self-end max-sm:justify-self-start"
              onClick={() => remove(row)}
            />
          </li>
        ))}
      </ul>
      {fields.length < mostBreedPrices && (
        <AddButton
          what="breed"
          variant="quiet"
          className="w-fit"
          onClick={() => append({ who: '', service: 'full_groom', price: '', minutes: '' })}
        />
      )}
    </Fieldset>
  );
}

function WhoField({ row }: { row: number }) {
  const { control, getFieldState, formState } = useFormContext<FactsValues>();
  const { field } = useController({ control, name: `breedPrices.${row}.who` });
  const typed = useDeferredValue(field.value).trim();
  const book = useBreedBook();
  const start = typed.toLowerCase();
  const fitting = groups.filter(({ label }) => label.toLowerCase().startsWith(start));
  const breeds = (['dog', 'cat'] as const).flatMap((species) =>
    typed === '' ? [] : (book?.searchBreeds(typed, { species }) ?? []),
  );
  const options = [
    ...fitting,
    ...breeds.map(({ breed, matched }) => ({
      id: `${breed.species} ${breed.name}`,
      label: breed.name,
      hint: matched === breed.name ? '' : matched,
    })),
  ].slice(0, typed === '' ? groups.length : mostSuggested);
  const isChosen = options.length === 1 && options[0]?.label === field.value;
  return (
    <Field label="Breed or group" error={getFieldState(`breedPrices.${row}.who`, formState).error?.message}>
      <Combobox
        name={`breedPrices.${row}.who`}
        maxLength={60}
        value={field.value}
        onQuery={field.onChange}
        options={isChosen ? [] : options}
        onPick={({ label }) => field.onChange(label)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

function ServiceField({ row, own }: { row: number; own: `other:${string}` | undefined }) {
  const { register } = useFormContext<FactsValues>();
  const options = own ? [...codes, { value: own, label: ownServiceName(own) }] : codes;
  return (
    <Field label="Service">
      <Select options={options} {...register(`breedPrices.${row}.service`)} />
    </Field>
  );
}
