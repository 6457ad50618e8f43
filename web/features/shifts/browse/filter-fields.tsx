import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FilterSelect, NumberFilter, WordsFilter } from '#web/ui/filters/filter-inputs.tsx';
import type { ShiftFilters } from './shift-filters.ts';

export type FilterFieldProps = {
  filters: ShiftFilters;
  onChange: (change: Partial<ShiftFilters>) => void;
};

export function TypeFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <Field label="Type">
      <FilterSelect
        value={filters.type ?? ''}
        onChoose={(value) => onChange({ type: value === 'salon' || value === 'mobile' ? value : undefined })}
      >
        <option value="">Salon and mobile</option>
        <option value="salon">Salon only</option>
        <option value="mobile">Mobile only</option>
      </FilterSelect>
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

/** Hides shifts on days on which the groomer is booked. */
export const HideBookedFilter = ({ filters, onChange }: FilterFieldProps) => (
  <Checkbox
    checked={filters.hideBooked !== undefined}
    onChange={({ target }) => onChange({ hideBooked: target.checked ? 'true' : undefined })}
  >
    Hide days I’m booked
  </Checkbox>
);

/** Searches in title, description and business name. */
export const TextFilter = ({ filters, onChange }: FilterFieldProps) => (
  <WordsFilter value={filters.q} onChange={(q) => onChange({ q })} />
);
