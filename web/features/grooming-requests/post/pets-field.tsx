import { useController, useFormContext } from 'react-hook-form';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import type { RequestValues } from './request-draft.ts';

/** Field for the pets of the request: one, or several that share a visit. */
export function PetsField({ pets }: { pets: readonly (Pet | RequestCard['pet'])[] }) {
  const { control, formState } = useFormContext<RequestValues>();
  const { field } = useController({ control, name: 'petIds' });
  if (pets.length < 2) return null;
  const toggle = (id: string) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id],
    );
  return (
    <Fieldset
      legend="Which pets?"
      hint="More than one pet can share a visit."
      error={formState.errors.petIds?.message}
    >
      <div className="grid gap-2.5 sm:grid-cols-2">
        {pets.map((pet) => (
          <label key={pet.id} className="check choice content-start">
            <input
              type="checkbox"
              className="row-span-2"
              checked={field.value.includes(pet.id)}
              onChange={() => toggle(pet.id)}
            />
            <span className="min-w-0 font-strong wrap-anywhere">{pet.name}</span>
            <PetPicture
              pet={pet}
              width={96}
              className="col-start-3 row-span-2 row-start-1 size-14 rounded-s"
            />
            <span className="col-start-2 text-s text-ink-2">{petLine(pet)}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
