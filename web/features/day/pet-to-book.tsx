import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { services } from '#reference/services.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';

export type Booked = { petId: string; name: string; chosen: boolean; codes: ServiceCode[]; price: string };

/** Whole services first: a nail trim alone is for who walks in. */
const choices = Object.entries(services)
  .toSorted(([, one], [, other]) => Number(one.kind !== 'main') - Number(other.kind !== 'main'))
  .map(([value, { label }]) => ({ value, label }));

/** A pet with what is done to it and at what price. */
export function PetToBook({ pet, onChange }: { pet: Booked; onChange: (to: Partial<Booked>) => void }) {
  const [main = 'full_groom'] = pet.codes;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_7rem]">
      <Checkbox checked={pet.chosen} onChange={({ target }) => onChange({ chosen: target.checked })}>
        <b>{pet.name}</b>
        {pet.codes.length > 1 && <span className="text-ink-2"> + {pet.codes.length - 1} more</span>}
      </Checkbox>
      <Select
        aria-label={`Service for ${pet.name}`}
        options={choices}
        value={main}
        onChange={({ target }) =>
          onChange({ codes: [target.value as ServiceCode, ...pet.codes.slice(1)], price: '' })
        }
      />
      <Input
        aria-label={`Price for ${pet.name}, in dollars`}
        inputMode="decimal"
        placeholder="Price"
        value={pet.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
    </div>
  );
}
