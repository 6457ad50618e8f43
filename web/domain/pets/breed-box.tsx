import { useDeferredValue } from 'react';
import type { ComponentProps } from 'react';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { Breed } from '#reference/breeds/breed.ts';
import type { BreedMatch } from '#reference/breeds/search-breeds.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { FormField } from '#web/ui/forms/form-fields.tsx';
import { useBreedBook } from './use-breed-book.ts';

type BreedBoxProps = Pick<ComponentProps<'input'>, 'name' | 'onBlur'> & {
  value: string;
  species: Species;
  onChange: (text: string) => void;
  /** Called when a breed of the list is chosen. */
  onPick?: (breed: Breed) => void;
};

/** A text box that proposes the breeds of the list; anything can be written. */
export function BreedBox({ value, species, onChange, onPick, ...rest }: BreedBoxProps) {
  const typed = useDeferredValue(value);
  const matches = useBreedBook()?.searchBreeds(typed, { species }) ?? [];
  const chosen = matches.length === 1 && matches[0]?.breed.name === value;
  return (
    <Combobox
      {...rest}
      maxLength={120}
      autoComplete="off"
      value={value}
      onQuery={onChange}
      options={chosen ? [] : matches.map(optionOf)}
      onPick={({ breed }) => {
        onChange(breed.name);
        onPick?.(breed);
      }}
    />
  );
}

/** The breed of a client's pet, which the provider may not know. */
export function OptionalBreed({ species }: { species: Species }) {
  return (
    <FormField name="breed" label="Breed (optional)">
      {(control) => <BreedBox {...control} species={species} />}
    </FormField>
  );
}

/** "Yorkshire Terrier" with the hint "Yorkie" if that was typed, otherwise with the usual weight. */
const optionOf = ({ breed, matched }: BreedMatch) => ({
  id: breed.name,
  label: breed.name,
  hint: matched === breed.name ? `${breed.weight.low}–${breed.weight.high} lb` : matched,
  breed,
});
