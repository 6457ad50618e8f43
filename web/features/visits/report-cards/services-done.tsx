import { useState } from 'react';
import { isOwnService, serviceCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { suits } from '#reference/services.ts';
import { Chip } from '#web/ui/chip.tsx';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';

type ServicesDoneProps = {
  visit: Pick<Visit, 'pets' | 'services'>;
  /** The animal that is meant, where each has its own. */
  of?: string | undefined;
  chosen: readonly AnyService[];
  error: string | undefined;
  onChange: (chosen: AnyService[]) => void;
};

/** Services to confirm; others that suit the pet follow once they are asked for. */
export function ServicesDone({ visit, of, chosen, error, onChange }: ServicesDoneProps) {
  // What was asked for or chosen at first stays in view, so that it can be chosen again.
  const [first] = useState([...visit.services, ...chosen]);
  const [all, setAll] = useState(false);
  const fitting = [
    ...serviceCodes.filter(
      (code) =>
        visit.services.includes(code) ||
        visit.pets.some(({ species, coat, breed }) =>
          suits(code, { species, breed, ...(coat ? { coat } : {}) }),
        ),
    ),
    ...visit.services.filter(isOwnService),
  ];
  const others = fitting.filter((code) => !first.includes(code));
  const toggle = (code: AnyService) =>
    onChange(fitting.filter((other) => (other === code ? !chosen.includes(code) : chosen.includes(other))));
  return (
    <Fieldset legend={of ? `What was done: ${of}` : 'What was done'} error={error}>
      <div className="flex flex-wrap gap-2">
        {[...fitting.filter((code) => first.includes(code)), ...(all ? others : [])].map((code) => (
          <Chip
            key={code}
            ref={code === others[0] ? focus : undefined}
            pressed={chosen.includes(code)}
            onClick={() => toggle(code)}
          >
            {serviceLabel(code)}
          </Chip>
        ))}
        {!all && others.length > 0 && (
          <AddButton what="service" variant="quiet" aria-expanded={false} onClick={() => setAll(true)} />
        )}
      </div>
    </Fieldset>
  );
}

/** The button that opened the other services is gone then. */
const focus = (chip: HTMLButtonElement | null) => chip?.focus();
