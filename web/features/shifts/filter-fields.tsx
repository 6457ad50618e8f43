import { useCallback } from 'react';
import { Field } from '#web/ui/field.tsx';
import { NumberFilter, WordsFilter } from '#web/ui/filter-inputs.tsx';
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

/** Words in title, description or business. */
export function TextFilter({ filters, onChange }: FilterFieldProps) {
  const change = useCallback((q: string | undefined) => onChange({ q }), [onChange]);
  return <WordsFilter value={filters.q} onChange={change} />;
}
