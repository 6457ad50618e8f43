import type { AnyService } from '#contract/pets/pet-codes.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { services } from '#reference/services.ts';
import { useOwnServices } from '#web/domain/facts/own-facts.ts';
import { dollarsForInput } from '#web/lib/money.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { isIncluded, MoreServices } from './more-services.tsx';

export type Booked = { petId: string; name: string; chosen: boolean; codes: AnyService[]; price: string };

/** Whole services first: a nail trim alone is for who walks in. */
const choices = Object.entries(services)
  .toSorted(([, one], [, other]) => Number(one.kind !== 'main') - Number(other.kind !== 'main'))
  .map(([value, { label }]) => ({ value, label }));

type PetToBookProps = {
  pet: Booked;
  /** What it costs without a written price, and why. */
  usual: string | undefined;
  /** That price in cents, the placeholder of the price field. */
  usualCents?: number | undefined;
  /** The pet is part of a visit that is booked. */
  isFixed?: boolean;
  onChange: (to: Partial<Booked>) => void;
};

/** A pet with what is done to it and at what price. */
export function PetToBook({ pet, usual, usualCents, isFixed = false, onChange }: PetToBookProps) {
  const [main = 'full_groom', ...more] = pet.codes;
  const own = [...new Set([...useOwnServices(), main])].filter((code) => !(code in services));
  const change = (codes: AnyService[]) => onChange({ codes, price: '' });
  const name = <b>{pet.name}</b>;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-3 sm:grid-cols-[1fr_1fr_7rem]">
        {isFixed ? (
          <p className="flex min-h-12 items-center max-sm:col-span-2">{name}</p>
        ) : (
          <Checkbox
            className="max-sm:col-span-2"
            checked={pet.chosen}
            onChange={({ target }) => onChange({ chosen: target.checked })}
          >
            {name}
          </Checkbox>
        )}
        <Select
          aria-label={`Service for ${pet.name}`}
          options={[...own.map((value) => ({ value, label: serviceLabel(value) })), ...choices]}
          value={main}
          onChange={({ target }) => {
            const next = target.value as AnyService;
            change([next, ...more.filter((code) => code !== next && !isIncluded(code, next))]);
          }}
        />
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-1.5">
          <span aria-hidden="true">$</span>
          <Input
            aria-label={`Price for ${pet.name}, in dollars`}
            inputMode="decimal"
            placeholder={usualCents === undefined ? 'Price' : dollarsForInput(usualCents)}
            value={pet.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </span>
      </div>
      {pet.chosen && <MoreServices of={pet.name} main={main} more={more} own={own} onChange={change} />}
      {pet.chosen && usual && <p className="text-s text-ink-2 tabular-nums sm:text-right">{usual}</p>}
    </div>
  );
}
