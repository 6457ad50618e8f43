import { useController, useFormContext } from 'react-hook-form';
import { temperamentCodes } from '#contract/pets/pet-codes.ts';
import type { TemperamentCode } from '#contract/pets/pet-codes.ts';
import { temperaments } from '#reference/temperaments.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import type { PetValues } from './pet-values.ts';

/** Temperaments that suit the species as buttons: easy ones first, then those that need care. */
export function TemperamentField() {
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
