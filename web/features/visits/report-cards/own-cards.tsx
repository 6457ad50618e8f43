import { useFormContext } from 'react-hook-form';
import type { VisitPet } from '#contract/grooming/visits.ts';
import { suits } from '#reference/services.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { AreaField, FormControl } from '#web/ui/forms/form-fields.tsx';
import type { OwnValues, ReportCardValues } from './report-card-draft.ts';
import { ServicesDone } from './services-done.tsx';

const behaviors = ['Calm throughout', 'Nervous at the dryer', 'Loved the bath', 'Needed breaks'];
const withNails = ['Wiggly for nails', ...behaviors];

type BehaviorProps = {
  pets: readonly VisitPet[];
  /** The animal that is meant, where each has its own. */
  of?: string | undefined;
  name?: 'behavior' | `own.${number}.behavior`;
};

/** How a pet behaved, in the groomer's words or by ready-made ones. */
export function Behavior({ pets, of, name = 'behavior' }: BehaviorProps) {
  // Horses, goats and pigs have hooves.
  const hasNails = pets.some(({ species }) => suits('nail_trim', { species }));
  const { getValues, setValue } = useFormContext<ReportCardValues>();
  const add = (words: string) =>
    setValue(name, [getValues(name).trim(), `${words}.`].filter(Boolean).join(' '), { shouldDirty: true });
  return (
    <div className="grid gap-2">
      <AreaField name={name} label={of ? `Behavior: ${of}` : 'Behavior'} maxLength={1000} />
      <div
        role="group"
        aria-label={of ? `Usual words about ${of}` : 'Usual words'}
        className="flex flex-wrap gap-2"
      >
        {(hasNails ? withNails : behaviors).map((words) => (
          <Chip key={words} icon="plus" onClick={() => add(words)}>
            {words}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Whether what was done and how they behaved is the same for all animals, and what it was for the others where it is not. */
export function OwnCards({ pets }: { pets: readonly VisitPet[] }) {
  const { getValues } = useFormContext<ReportCardValues>();
  const [, ...others] = pets;
  return (
    <FormControl<OwnValues[]> name="own">
      {({ value: own, onChange }, error) => (
        <div className="grid gap-5">
          <Checkbox
            checked={own.length === 0}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? []
                  : others.map(({ id, services }) => ({
                      petId: id,
                      services: services.length > 0 ? services : getValues('services'),
                      behavior: '',
                    })),
              )
            }
          >
            Services and behavior are the same for {pets.length === 2 ? 'both' : `all ${pets.length}`}
          </Checkbox>
          {own.map(({ petId, services }, at) => {
            const pet = pets.find(({ id }) => id === petId);
            if (!pet) return null;
            return (
              <div key={petId} className="grid gap-5">
                <ServicesDone
                  visit={{ pets: [pet], services: pet.services }}
                  of={pet.name}
                  chosen={services}
                  error={services.length === 0 ? error : undefined}
                  onChange={(chosen) =>
                    onChange(
                      getValues('own').map((each) =>
                        each.petId === petId ? { ...each, services: chosen } : each,
                      ),
                    )
                  }
                />
                <Behavior pets={[pet]} of={pet.name} name={`own.${at}.behavior`} />
              </div>
            );
          })}
        </div>
      )}
    </FormControl>
  );
}
