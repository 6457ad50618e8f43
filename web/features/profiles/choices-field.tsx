import { useController, useFormContext } from 'react-hook-form';
import { serviceCodes, speciesCodes } from '#contract/pets/pet-codes.ts';
import { services } from '#reference/services.ts';
import { speciesNames } from '#reference/species.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';

type ChoicesFieldProps = { name: 'services' | 'species'; legend: string; hint?: string };

const options = {
  services: serviceCodes.map((value) => ({ value, label: services[value].label })),
  species: speciesCodes.map((value) => ({ value, label: speciesNames[value].many })),
};

/** Several of the services or the animals, as checkboxes. */
export function ChoicesField({ name, legend, hint }: ChoicesFieldProps) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const chosen = field.value as string[];
  return (
    <Fieldset legend={legend} {...(hint ? { hint } : {})}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options[name].map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  );
}
