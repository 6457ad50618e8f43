import { Suspense } from 'react';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FilterSelect, NumberFilter } from '#web/ui/filters/filter-inputs.tsx';
import { valueOf } from './define-search.ts';
import type { FilterField } from './define-search.ts';

const DayFilter = lazyPart(() => import('#web/ui/filters/day-filter.tsx'));

type FilterControlProps = {
  field: FilterField;
  filters: object;
  onChange: (change: Record<string, string | number | undefined>) => void;
};

/** The control of one filter: a select, a number, a day or a checkbox. */
export function FilterControl({ field, filters, onChange }: FilterControlProps) {
  const { name, label } = field;
  const value = valueOf(filters, name);
  if (field.kind === 'number')
    return (
      <NumberFilter
        label={label}
        max={field.max}
        value={typeof value === 'number' ? value : undefined}
        onChange={(number) => onChange({ [name]: number })}
      />
    );
  if (field.kind === 'day')
    return (
      <Field label={label}>
        <Suspense fallback={<Skeleton className="h-11" />}>
          <DayFilter
            value={typeof value === 'string' ? value : undefined}
            any={field.any}
            onChange={(day) => onChange({ [name]: day })}
          />
        </Suspense>
      </Field>
    );
  if (field.kind === 'check')
    return (
      <Checkbox
        checked={value !== undefined}
        onChange={({ target }) => onChange({ [name]: target.checked ? 'true' : undefined })}
      >
        {label}
      </Checkbox>
    );
  return (
    <Field label={label}>
      <FilterSelect
        placeholder={field.any}
        options={field.options}
        value={String(value ?? '')}
        onChoose={(chosen) => onChange({ [name]: chosen || undefined })}
      />
    </Field>
  );
}
