import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch, useController } from 'react-hook-form';
import type { Pet } from '#contract/pets/pets.ts';
import { coatCodes, sizeCodes, speciesCodes, temperamentCodes } from '#contract/pets/pet-codes.ts';
import type { TemperamentCode } from '#contract/pets/pet-codes.ts';
import { coats } from '#reference/coats.ts';
import { sizeForWeight, sizes } from '#reference/sizes.ts';
import { speciesNames } from '#reference/species.ts';
import { conditionSuggestions, temperaments } from '#reference/temperaments.ts';
import { MoreAboutPet } from '#web/domain/pets/pet-facts-fields.tsx';
import { isoDay } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { AreaField, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TagInput } from '#web/ui/forms/tag-input.tsx';
import { AgeField } from './age-field.tsx';
import { BitesField } from './bites-field.tsx';
import { BreedField } from './breed-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { PetValues } from './pet-values.ts';

/** All fields of the pet form; only the name is required. */
export function PetFields({ pet }: { pet: Pet | undefined }) {
  return (
    <>
      <Part title="The basics">
        <PhotoField pet={pet} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="name" label="Name" maxLength={100} autoComplete="off" data-autofocus />
          <SpeciesField />
          <BreedField />
          <CoatField />
        </div>
      </Part>
      <Part title="Age and size">
        <AgeField />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WeightField />
          <SizeField />
        </div>
      </Part>
      <Part title="What a groomer should know">
        <TemperamentField />
        <TagInput
          name="specialConditions"
          label="Special conditions"
          entry="condition"
          hint="Anything that changes how your pet is handled."
          suggestions={conditionSuggestions.slice(0, 8)}
        />
        <AreaField
          name="groomingNotes"
          label="Grooming notes"
          hint="How you like it done, where it mats, what worked before."
          maxLength={2000}
        />
        <BitesField />
      </Part>
      <RhythmPart pet={pet} />
      <MorePart />
    </>
  );
}

function MorePart() {
  const { control } = useFormContext<PetValues>();
  const name = useWatch({ control, name: 'name' });
  return <MoreAboutPet name={name} />;
}

/** How often the owner wants grooms. Without a groom on record the last one is asked, so that due dates start. */
function RhythmPart({ pet }: { pet: Pet | undefined }) {
  const [today] = useState(() => isoDay(new Date()));
  return (
    <Part title="How often">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {!pet?.lastGroomedAt && (
          <FormField name="lastGroomedOn" label="Last groomed on">
            {(field) => <DateField {...field} max={today} />}
          </FormField>
        )}
        <TextField
          name="groomEveryWeeks"
          label="Weeks between grooms"
          inputMode="numeric"
          maxLength={2}
          hint="We remind you when they are over. Empty: as your groomer advises, else as usual for the coat."
        />
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function SpeciesField() {
  const { register } = useFormContext<PetValues>();
  return (
    <Field label="Animal">
      <Select
        options={speciesCodes.map((code) => ({ value: code, label: speciesNames[code].one }))}
        {...register('species')}
      />
    </Field>
  );
}

function CoatField() {
  const { register, control, formState } = useFormContext<PetValues>();
  const coat = useWatch({ control, name: 'coat' });
  return (
    <Field
      label="Coat"
      hint={coat ? coats[coat].description : 'Suggested once the breed is known.'}
      error={formState.errors.coat?.message}
    >
      <Select
        placeholder="Not sure"
        options={coatCodes.map((code) => ({ value: code, label: coats[code].label }))}
        {...register('coat')}
      />
    </Field>
  );
}

/** Weight field, which suggests the size until one is chosen. */
function WeightField() {
  const { register, setValue, formState } = useFormContext<PetValues>();
  const { dirtyFields, errors } = formState;
  return (
    <Field label="Weight, in pounds" error={errors.weight?.message}>
      <Input
        className="tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        {...register('weight', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            const pounds = Number(target.value);
            if (pounds > 0 && !dirtyFields.size) setValue('size', sizeForWeight(pounds));
          },
        })}
      />
    </Field>
  );
}

function SizeField() {
  const { register } = useFormContext<PetValues>();
  return (
    <Field label="Size" hint="Set from the weight. Change it if that is off.">
      <Select
        options={sizeCodes.map((code) => ({
          value: code,
          label: `${sizes[code].label}, ${sizes[code].range}`,
        }))}
        {...register('size')}
      />
    </Field>
  );
}

/** Temperaments that suit the species as buttons: easy ones first, then those that need care. */
function TemperamentField() {
  const { control, formState } = useFormContext<PetValues>();
  const { field } = useController({ control, name: 'temperament' });
  const toggle = (code: TemperamentCode) =>
    field.onChange(
      field.value.includes(code) ? field.value.filter((other) => other !== code) : [...field.value, code],
    );
  return (
    <Fieldset legend="Temperament" error={formState.errors.temperament?.message}>
      <div className="flex flex-wrap gap-2">
        {temperamentCodes.map((code) => (
          <Chip key={code} pressed={field.value.includes(code)} onClick={() => toggle(code)}>
            {temperaments[code].label}
          </Chip>
        ))}
      </div>
    </Fieldset>
  );
}
