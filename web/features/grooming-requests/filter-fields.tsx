import { serviceCodes, sizeCodes } from '#contract/pets/pet-codes.ts';
import { services } from '#reference/services.ts';
import { sizes } from '#reference/sizes.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { FilterSelect, NumberFilter, WordsFilter } from '#web/ui/filters/filter-inputs.tsx';
import type { RequestFilters } from './request-filters.ts';
import { urgencies } from './request-words.ts';

export type FilterFieldProps = {
  filters: RequestFilters;
  onChange: (change: Partial<RequestFilters>) => void;
};

type ChoiceProps<Value extends string> = {
  label: string;
  any: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function Choice<Value extends string>({ label, any, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <FilterSelect
        placeholder={any}
        options={options}
        value={value ?? ''}
        onChoose={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
      />
    </Field>
  );
}

const sizeOptions = sizeCodes.map((value) => ({ value, label: sizes[value].label }));
const serviceOptions = serviceCodes.map((value) => ({ value, label: services[value].label }));
const urgencyOptions = (['urgent', 'high', 'normal', 'low'] as const).map((value) => ({
  value,
  label: urgencies[value].label,
}));

export function SizeFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <Choice
      label="Size"
      any="Any size"
      options={sizeOptions}
      value={filters.size}
      onChange={(size) => onChange({ size })}
    />
  );
}

export function ServiceFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <Choice
      label="Service"
      any="Any service"
      options={serviceOptions}
      value={filters.service}
      onChange={(service) => onChange({ service })}
    />
  );
}

export function UrgencyFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <Choice
      label="Urgency"
      any="Any"
      options={urgencyOptions}
      value={filters.urgency}
      onChange={(urgency) => onChange({ urgency })}
    />
  );
}

export function MinBudgetFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <NumberFilter
      label="Min budget $"
      max={1_000_000}
      value={filters.minBudget}
      onChange={(minBudget) => onChange({ minBudget })}
    />
  );
}

/** Searches in request texts, names, breeds and cities. */
export const TextFilter = ({ filters, onChange }: FilterFieldProps) => (
  <WordsFilter value={filters.q} onChange={(q) => onChange({ q })} />
);
