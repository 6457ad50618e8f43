import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { neuteredCodes, sexCodes } from '#contract/pets/pet-codes.ts';
import type { Neutered, Sex } from '#contract/pets/pet-codes.ts';
import { factLengths } from '#contract/pets/pet-facts.ts';
import { AreaField, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { neuteredNames, sexNames } from './pet-words.ts';
import { noFactValues } from './pet-fact-values.ts';
import type { PetFactValues } from './pet-fact-values.ts';

const factNames = Object.keys(noFactValues) as (keyof PetFactValues)[];

/** A folded part of a pet's form: what a vet, a sitter or a groomer asks. It opens where something is wrong in it. */
export function MoreAboutPet({ name, children }: { name: string; children?: ReactNode }) {
  const { formState } = useFormContext<PetFactValues & { lastGroomedOn?: string }>();
  const wrong = [...factNames, 'lastGroomedOn' as const].some((each) => formState.errors[each]);
  const [open, setOpen] = useState(false);
  return (
    <details open={open || wrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium wrap-anywhere">
        More about {name.trim() || 'the pet'}
      </summary>
      <div className="grid gap-5 pt-3">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {children}
          <SexFields />
          <TextField name="color" label="Color and markings" maxLength={factLengths.color} />
          <TextField
            name="microchip"
            label="Microchip number"
            maxLength={factLengths.microchip}
            autoComplete="off"
          />
          <TextField name="clinic" label="Veterinary clinic" maxLength={factLengths.clinic} />
          <TextField name="clinicPhone" label="Clinic’s phone" type="tel" maxLength={40} autoComplete="off" />
        </div>
        <AreaField
          name="medicines"
          label="Medicines"
          hint="Name, dose and when."
          maxLength={factLengths.medicines}
          rows={2}
        />
        <TextField
          name="emergencyContact"
          label="Emergency contact"
          hint="Whom to call if you cannot be reached, with the phone."
          maxLength={factLengths.emergencyContact}
          autoComplete="off"
        />
      </div>
    </details>
  );
}

function SexFields() {
  const { control } = useFormContext<PetFactValues>();
  const sex = useWatch({ control, name: 'sex' });
  return (
    <>
      <FormField<Sex | ''> name="sex" label="Sex">
        {({ onChange, ...rest }) => (
          <Select
            {...rest}
            placeholder="Not told"
            options={sexCodes.map((value) => ({ value, label: sexNames[value] }))}
            onChange={({ target }) => onChange(target.value as Sex | '')}
          />
        )}
      </FormField>
      <FormField<Neutered | ''> name="neutered" label="Spayed or neutered">
        {({ onChange, ...rest }) => (
          <Select
            {...rest}
            placeholder="Not told"
            options={neuteredCodes
              .filter((code) => code !== 'in_heat' || sex !== 'male')
              .map((value) => ({ value, label: neuteredNames[value] }))}
            onChange={({ target }) => onChange(target.value as Neutered | '')}
          />
        )}
      </FormField>
    </>
  );
}
