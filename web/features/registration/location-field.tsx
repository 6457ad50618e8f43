import { Controller } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { usePlaceSuggestions } from '#web/domain/places/use-place-suggestions.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { RegistrationDraft } from './registration.rules.ts';

type LocationFieldProps = { control: Control<RegistrationDraft>; error: string | undefined };

/** Field for city and state with suggestions; other text is accepted too. */
export function LocationField({ control, error }: LocationFieldProps) {
  return (
    <Field label="Location (optional)" error={error}>
      <Controller
        control={control}
        name="location"
        render={({ field }) => <PlaceBox text={field.value} onText={field.onChange} onBlur={field.onBlur} />}
      />
    </Field>
  );
}

type PlaceBoxProps = { text: string; onText: (text: string) => void; onBlur: () => void };

function PlaceBox({ text, onText, onBlur }: PlaceBoxProps) {
  const { options, busy } = usePlaceSuggestions(text);
  return (
    <Combobox
      placeholder="City, State"
      maxLength={120}
      value={text}
      onQuery={onText}
      options={options}
      onPick={({ label }) => onText(label)}
      busy={busy}
      onBlur={onBlur}
    />
  );
}
