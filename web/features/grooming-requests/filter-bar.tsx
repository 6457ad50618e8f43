import { daySpanLabel } from '#web/lib/day-span.ts';
import { nearLabel } from '#web/lib/near.ts';
import type { Home } from '#web/lib/near.ts';
import { DropField } from '#web/ui/drop-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MinBudgetFilter, ServiceFilter, SizeFilter, TextFilter, UrgencyFilter } from './filter-fields.tsx';
import type { FilterFieldProps } from './filter-fields.tsx';

const NearFilter = lazyPart(() => import('#web/ui/near-filter.tsx'));
const DaySpanFilter = lazyPart(() => import('#web/ui/day-span-filter.tsx'));

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
        <DropField icon="pin" label="Location" text={nearLabel(filters, home)}>
          <NearFilter value={filters} home={home} problem={nearProblem} onChange={onChange} />
        </DropField>
      </Field>
      <SizeFilter filters={filters} onChange={onChange} />
      <ServiceFilter filters={filters} onChange={onChange} />
      <UrgencyFilter filters={filters} onChange={onChange} />
      <MinBudgetFilter filters={filters} onChange={onChange} />
      <Field label="Dates">
        <DropField icon="calendar" label="Dates" text={daySpanLabel(filters)}>
          <DaySpanFilter value={filters} onChange={onChange} />
        </DropField>
      </Field>
      <TextFilter filters={filters} onChange={onChange} />
    </form>
  );
}
