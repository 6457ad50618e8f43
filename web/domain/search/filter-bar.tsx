import { clsx } from 'clsx';
import { useState } from 'react';
import { nearLabel } from '../places/near.ts';
import type { Home } from '../places/near.ts';
import { dateRangeLabel } from '#web/lib/date-range.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WordsFilter } from '#web/ui/filters/filter-inputs.tsx';
import { PopoverField } from '#web/ui/filters/popover-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { valueOf } from './define-search.ts';
import type { CommonFilters, FilterField, Search } from './define-search.ts';
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

const isCheck = ({ kind }: FilterField) => kind === 'check';

/** The filters in one row, from 1100 px; rare ones below it, if they are set or asked for. */
export function FilterBar<Filters extends CommonFilters>({
  search,
  filters,
  home,
  nearProblem,
  onChange,
}: FilterBarProps<Filters>) {
  const [all, setAll] = useState(false);
  const change = (part: object) => onChange(part);
  const control = (field: FilterField) => (
    <FilterControl
      key={field.name}
      field={field}
      filters={filters}
      onChange={(part) => {
        // A rare one that is cleared stays, as it has the focus.
        if (field.rare) setAll(true);
        change(part);
      }}
    />
  );
  const shown = search.fields.filter(
    (field) => !field.rare || all || valueOf(filters, field.name) !== undefined,
  );
  const checks = shown.filter(isCheck);
  const others = shown.filter((field) => !isCheck(field));
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
      {others.filter((field) => !field.rare).map(control)}
      {search.dates && (
        <Field label="Dates">
          <PopoverField icon="calendar" label="Dates" text={dateRangeLabel(filters)}>
            <DateRangeFilter value={filters} onChange={change} />
          </PopoverField>
        </Field>
      )}
      <WordsFilter value={filters.q} placeholder={search.words} onChange={(q) => change({ q })} />
      {search.fields.some(({ rare }) => rare) && (
        <Button className="self-end" aria-expanded={all} onClick={() => setAll(!all)}>
          <Icon name="filter" />
          {all ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      {others.filter((field) => field.rare).map(control)}
      {checks.length > 0 && <div className="col-span-full flex flex-wrap gap-x-6">{checks.map(control)}</div>}
    </form>
  );
}
