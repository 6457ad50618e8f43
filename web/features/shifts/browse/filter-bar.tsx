import { dateRangeLabel } from '#web/lib/date-range.ts';
import { nearLabel } from '#web/domain/places/near.ts';
import type { Home } from '#web/domain/places/near.ts';
import { PopoverField } from '#web/ui/filters/popover-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { HideBookedFilter, MaxDogsFilter, MinPayFilter, TextFilter, TypeFilter } from './filter-fields.tsx';
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
      aria-label="Filter shifts"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[1.8fr_1.1fr_0.8fr_0.8fr_1.3fr_1.3fr] items-start gap-3 py-4 max-xl:hidden"
    >
      <Field label="Location" error={nearProblem}>
        <PopoverField icon="pin" label="Location" text={nearLabel(filters, home)}>
          <NearFilter value={filters} home={home} problem={nearProblem} onChange={onChange} />
        </PopoverField>
      </Field>
      <TypeFilter filters={filters} onChange={onChange} />
      <MinPayFilter filters={filters} onChange={onChange} />
      <MaxDogsFilter filters={filters} onChange={onChange} />
      <Field label="Dates">
        <PopoverField icon="calendar" label="Dates" text={dateRangeLabel(filters)}>
          <DateRangeFilter value={filters} onChange={onChange} />
        </PopoverField>
      </Field>
      <TextFilter filters={filters} onChange={onChange} />
      <div className="col-span-full">
        <HideBookedFilter filters={filters} onChange={onChange} />
      </div>
    </form>
  );
}
