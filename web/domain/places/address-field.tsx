import { useController, useFormContext } from 'react-hook-form';
import { PlaceQuestion } from './place-question.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { splitStreet } from './split-street.ts';

type AddressFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** Asks about a place that does not exist, where the call takes it all the same. */
  asks?: boolean;
};

/** A field for an address, or only a city or ZIP; suggests places for the part after the street. */
export function AddressField({ name, label, hint, asks = false }: AddressFieldProps) {
  const { control } = useFormContext();
  const {
    field: { value, onChange: change, onBlur: blur, ref },
    fieldState,
  } = useController({ control, name });
  const text = String(value ?? '');
  const { street, place } = splitStreet(text);
  const suggestions = usePlaceSuggestions(place);
  const options = suggestions.options.filter(({ label }) => street + label !== text);
  return (
    <div className="grid content-start gap-1">
      <Field label={label} hint={hint} error={fieldState.error?.message}>
        <Combobox
          ref={ref}
          name={name}
          icon="pin"
          maxLength={200}
          value={text}
          busy={suggestions.busy}
          options={options}
          onQuery={change}
          onPick={(option) => change(street + option.label)}
          onBlur={blur}
        />
      </Field>
      {asks && fieldState.isDirty && fieldState.isTouched && <PlaceQuestion text={text} />}
    </div>
  );
}
