import { extraCodes, extraNames } from '#reference/extra-prices.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';

/** What is added on the day; each is one tap at check-out. */
export function ExtrasField() {
  return (
    <Fieldset legend={<span className="text-l">Can be added on the day</span>}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {extraCodes.map((code) => (
          <TextField
            key={code}
            name={`extras.${code}`}
            label={`${extraNames[code]}, $`}
            inputMode="decimal"
            maxLength={9}
          />
        ))}
      </div>
    </Fieldset>
  );
}
