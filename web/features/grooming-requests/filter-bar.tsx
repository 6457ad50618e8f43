import { dateRangeLabel } from '#web/lib/date-range.ts';
import { nearLabel } from '#web/domain/places/near.ts';
import type { Home } from '#web/domain/places/near.ts';
import { PopoverField } from '#web/ui/filters/popover-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MinBudgetFilter, ServiceFilter, SizeFilter, TextFilter, UrgencyFilter } from './filter-fields.tsx';
import type { FilterFieldProps } from './filter-fields.tsx';

const NearFilter = lazyPart(() => import('#web/domain/places/near-filter.tsx'));
const DateRangeFilter = lazyPart(() => import('#web/ui/filters/date-range-filter.tsx'));

type FilterBarProps = FilterFieldProps & {
  home: Home;
  /** Error message for the place. */
  nearProblem: string | undefined;
};

/** All filters in one row, from 1100 px. */
export function FilterBar({ filters, home, nearProblem, onChange }: FilterBarProps) {
  return (
    <form
      aria-label="Filter requests"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[1.6fr_1fr_1.2fr_0.9fr_0.8fr_1.2fr_1.2fr] items-start gap-3 py-4 max-xl:hidden"
    >
      <Field label="Location" error={nearProblem}>
        <PopoverField icon="pin" label="Location" text={nearLabel(filters, home)}>
          <NearFilter value={filters} home={home} problem={nearProblem} onChange={onChange} />
        </PopoverField>
      </Field>
      <SizeFilter filters={filters} onChange={onChange} />
      <ServiceFilter filters={filters} onChange={onChange} />
      <UrgencyFilter filters={filters} onChange={onChange} />
      <MinBudgetFilter filters={filters} onChange={onChange} />
      <Field label="Dates">
        <PopoverField icon="calendar" label="Dates" text={dateRangeLabel(filters)}>
          <DateRangeFilter value={filters} onChange={onChange} />
        </PopoverField>
      </Field>
      <TextFilter filters={filters} onChange={onChange} />
    </form>
  );
}
