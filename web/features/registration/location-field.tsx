import { Controller } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { PlaceQuestion } from '#web/domain/places/place-question.tsx';
import { usePlaceSuggestions } from '#web/domain/places/use-place-suggestions.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { RegistrationDraft } from './registration.rules.ts';

type LocationFieldProps = { control: Control<RegistrationDraft>; error: string | undefined };

/** Field for city and state with suggestions; other text is asked about, and accepted too. */
export function LocationField({ control, error }: LocationFieldProps) {
  return (
    <Controller
      control={control}
      name="location"
      render={({ field, fieldState }) => (
        <div className="grid content-start gap-1">
          <Field label="Location (optional)" error={error}>
            <PlaceBox text={field.value} onText={field.onChange} onBlur={field.onBlur} />
          </Field>
          {fieldState.isTouched && <PlaceQuestion text={field.value} />}
        </div>
      )}
    />
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
