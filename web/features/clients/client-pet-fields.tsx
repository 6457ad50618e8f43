import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { handlingCodes } from '#contract/clients/client-pets.ts';
import type { Handling } from '#contract/clients/client-pets.ts';
import { serviceCodes, speciesCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService, Species } from '#contract/pets/pet-codes.ts';
import { handlingNames } from '#reference/handling.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { speciesNames } from '#reference/species.ts';
import { useOwnServices } from '#web/domain/facts/own-facts.ts';
import { OptionalBreed } from '#web/domain/pets/breed-box.tsx';
import { isoDay } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { AreaField, FormControl, FormField, NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const money = {
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 12,
  className: 'tabular-nums',
} as const;

/** The animal itself. */
export function PetBasics({ focus = false }: { focus?: boolean }) {
  const species = useWatch<{ species: Species }, 'species'>({ name: 'species' });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        name="petName"
        label="Pet’s name"
        maxLength={100}
        autoComplete="off"
        data-autofocus={focus || undefined}
      />
      <FormField name="species" label="Animal">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={speciesCodes.map((value) => ({ value, label: speciesNames[value].one }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <OptionalBreed species={species} />
      <TextField name="weight" label="Weight, in pounds (optional)" {...money} maxLength={7} />
    </div>
  );
}

/** When the pet comes, and for how much. Of a pet whose owner keeps the record, the last groom is not edited. */
export function RhythmFields({ managed = true }: { managed?: boolean }) {
  const [today] = useState(() => isoDay(new Date()));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {managed && (
        <FormField name="lastGroomedOn" label="Last groomed (optional)">
          {(control) => <DateField {...control} max={today} />}
        </FormField>
      )}
      <NumberField name="everyWeeks" label="Weeks between visits (optional)" maxLength={2} />
      <TextField name="usualPrice" label="Usual price, in dollars (optional)" {...money} />
      <NumberField name="usualMinutes" label="Usual minutes (optional)" maxLength={3} />
    </div>
  );
}

/** What only the provider sees. */
export function PetNotes() {
  const own = useOwnServices();
  return (
    <>
      <FormControl<AnyService[]> name="usualServices">
        {({ value, onChange }, error) => (
          <Fieldset legend="Usual services" error={error}>
            <div className="flex flex-wrap gap-2">
              {[...new Set([...serviceCodes, ...own, ...value])].map((code) => (
                <Chip
                  key={code}
                  pressed={value.includes(code)}
                  onClick={() =>
                    onChange(value.includes(code) ? value.filter((each) => each !== code) : [...value, code])
                  }
                >
                  {serviceLabel(code)}
                </Chip>
              ))}
            </div>
          </Fieldset>
        )}
      </FormControl>
      <FormField<Handling> name="handling" label="Handling">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={handlingCodes.map((value) => ({ value, label: handlingNames[value] }))}
            onChange={({ target }) => onChange(target.value as Handling)}
          />
        )}
      </FormField>
      <AreaField
        name="style"
        label="Style (optional)"
        hint="For example: #4 teddy, leave the tail"
        maxLength={2000}
        rows={2}
      />
      <AreaField
        name="privateNotes"
        label="Private notes (optional)"
        hint="Only you see them."
        maxLength={2000}
      />
    </>
  );
}
