import { useEffect, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ShiftFilters } from './shift-filters.ts';

export type FilterFieldProps = {
  filters: ShiftFilters;
  onChange: (change: Partial<ShiftFilters>) => void;
};

export function TypeFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <Field label="Type">
      <Select
        value={filters.type ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ type: value === 'salon' || value === 'mobile' ? value : undefined })
        }
      >
        <option value="">Salon and mobile</option>
        <option value="salon">Salon only</option>
        <option value="mobile">Mobile only</option>
      </Select>
    </Field>
  );
}

type NumberFilterProps = {
  label: string;
  value: number | undefined;
  max: number;
  onChange: (value: number | undefined) => void;
};

/** A whole number from 1; what lies beyond `max` is not taken. */
function NumberFilter({ label, value, max, onChange }: NumberFilterProps) {
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        placeholder="Any"
        className="tabular-nums"
        value={value ?? ''}
        onChange={({ target }) => {
          const typed = Number(target.value.replaceAll(/\D/g, ''));
          if (typed <= max) onChange(typed || undefined);
        }}
      />
    </Field>
  );
}

export function MinPayFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <NumberFilter
      label="Min pay %"
      max={100}
      value={filters.minPay}
      onChange={(minPay) => onChange({ minPay })}
    />
  );
}

export function MaxDogsFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <NumberFilter
      label="Max dogs"
      max={60}
      value={filters.maxDogs}
      onChange={(maxDogs) => onChange({ maxDogs })}
    />
  );
}

/** How long somebody pauses before the words are looked for, in ms. */
const pause = 400;

/** Words in title, description or business; looked for once the typing pauses. */
export function TextFilter({ filters, onChange }: FilterFieldProps) {
  const searched = filters.q ?? '';
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined || typed.trim() === searched) return undefined;
    const timer = setTimeout(() => onChange({ q: typed.trim() || undefined }), pause);
    return () => clearTimeout(timer);
  }, [typed, searched, onChange]);
  return (
    <Field label="Search">
      <Input
        type="search"
        icon="search"
        maxLength={100}
        placeholder="Any words"
        value={typed ?? searched}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined) onChange({ q: typed.trim() || undefined });
          setTyped(undefined);
        }}
      />
    </Field>
  );
}
