import { clsx } from 'clsx';
import { nearLabel } from '../places/near.ts';
import type { Home } from '../places/near.ts';
import { dateRangeLabel } from '#web/lib/date-range.ts';
import { WordsFilter } from '#web/ui/filters/filter-inputs.tsx';
import { PopoverField } from '#web/ui/filters/popover-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { CommonFilters, Search } from './define-search.ts';
import { FilterControl } from './filter-control.tsx';

const NearFilter = lazyPart(() => import('../places/near-filter.tsx'));
const DateRangeFilter = lazyPart(() => import('#web/ui/filters/date-range-filter.tsx'));

type FilterBarProps<Filters extends CommonFilters> = {
  search: Search<Filters>;
  filters: Filters;
  home: Home;
  /** Error message for the place. */
  nearProblem: string | undefined;
  onChange: (change: Partial<Filters>) => void;
};

/** All filters in one row, from 1100 px. */
export function FilterBar<Filters extends CommonFilters>({
  search,
  filters,
  home,
  nearProblem,
  onChange,
}: FilterBarProps<Filters>) {
  const change = (part: object) => onChange(part);
  const control = (field: (typeof search.fields)[number]) => (
    <FilterControl key={field.name} field={field} filters={filters} onChange={change} />
  );
  const checks = search.fields.filter(({ kind }) => kind === 'check');
  return (
    <form
      aria-label={`Filter ${search.things}`}
      onSubmit={(event) => event.preventDefault()}
      className={clsx('grid items-start gap-3 py-4 max-xl:hidden', search.columns)}
    >
      <Field label="Location" error={nearProblem}>
        <PopoverField icon="pin" label="Location" text={nearLabel(filters, home)}>
          <NearFilter value={filters} home={home} problem={nearProblem} onChange={change} />
        </PopoverField>
      </Field>
      {search.fields.filter(({ kind }) => kind !== 'check').map(control)}
      {search.dates && (
        <Field label="Dates">
          <PopoverField icon="calendar" label="Dates" text={dateRangeLabel(filters)}>
            <DateRangeFilter value={filters} onChange={change} />
          </PopoverField>
        </Field>
      )}
      <WordsFilter value={filters.q} placeholder={search.words} onChange={(q) => change({ q })} />
      {checks.length > 0 && <div className="col-span-full flex flex-wrap gap-x-6">{checks.map(control)}</div>}
    </form>
  );
}
