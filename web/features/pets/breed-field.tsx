import { useDeferredValue } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Breed } from '#reference/breeds/breed.ts';
import { usualSize } from '#reference/sizes.ts';
import { BreedBox } from '#web/domain/pets/breed-box.tsx';
import { useBreedBook } from '#web/domain/pets/use-breed-book.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { PetValues } from './pet-values.ts';

/** Field for a breed of the list, a mix or free text. It suggests coat and size if they were not chosen. */
export function BreedField() {
  const { control, setValue, getValues, formState } = useFormContext<PetValues>();
  const { dirtyFields, errors } = formState;
  const { field } = useController({ control, name: 'breed' });
  const species = useWatch({ control, name: 'species' });
  const book = useBreedBook();

  const suggest = ({ coat, weight }: Breed) => {
    if (!dirtyFields.coat) setValue('coat', coat);
    const size = usualSize(weight);
    if (size && getValues('weight') === '' && !dirtyFields.size) setValue('size', size);
  };
  const written = useDeferredValue(field.value).trim();
  const meant = written ? book?.recognizeBreed(written, { species })?.breed : undefined;
  const asWritten = useWatch({ control, name: 'breedAsWritten' });
  const write = (text: string) => {
    field.onChange(text);
    setValue('breedAsWritten', false, { shouldDirty: true });
  };

  return (
    <div className="grid gap-1">
      <Field
        label="Breed"
        hint="Any spelling works. Mixes too, like ‘lab x poodle’."
        error={errors.breed?.message}
      >
        <BreedBox
          name="breed"
          value={field.value}
          species={species}
          onChange={write}
          onPick={suggest}
          onBlur={() => {
            field.onBlur();
            if (!dirtyFields.breed || !meant || asWritten) return;
            if (isSameWord(meant.name, written)) field.onChange(meant.name);
            suggest(meant);
          }}
        />
      </Field>
      {meant && !isSameWord(meant.name, written) && (
        <p className="text-s text-ink-2">
          {asWritten ? 'Kept as you wrote it. ' : `We read this as ${meant.name}. `}
          <Button
            variant="quiet"
            className="inline-flex! min-h-0! py-0!"
            onClick={() => setValue('breedAsWritten', !asWritten, { shouldDirty: true })}
          >
            {asWritten ? `Read it as ${meant.name}` : 'That is wrong'}
          </Button>
        </p>
      )}
    </div>
  );
}

/** True for 'cavapoo' and 'Cavapoo'. */
const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
