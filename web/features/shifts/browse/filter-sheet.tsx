import DateRangeFilter from '#web/ui/filters/date-range-filter.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import type { AllFiltersProps } from '#web/domain/search/filter-chips.tsx';
import { FilterSheet, useFilterDraft } from '#web/domain/search/filter-sheet.tsx';
import NearFilter from '#web/domain/places/near-filter.tsx';
import { HideBookedFilter, MaxDogsFilter, MinPayFilter, TextFilter, TypeFilter } from './filter-fields.tsx';
import { countFilters, countOf, noFilters, searchOf } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';
import { useShiftCount } from '../shifts.api.ts';

/** Sheet with all filters and the number of matching shifts before they are applied. */
export default function ShiftFilterSheet({ filters, home, ...ways }: AllFiltersProps<ShiftFilters>) {
  const { draft, change, clearings, onClear, place } = useFilterDraft(filters, noFilters);
  const known = !place.asking && !place.problem;
  const { data: counted } = useShiftCount(known ? searchOf(draft, home) : undefined);
  return (
    <FilterSheet
      {...ways}
      draft={draft}
      count={countFilters(draft)}
      onClear={onClear}
      place={place}
      apply={known && counted ? `Show ${countOf(counted).toLowerCase()}` : 'Show shifts'}
    >
      <NearFilter key={clearings} live value={draft} home={home} problem={place.problem} onChange={change} />
      <TypeFilter filters={draft} onChange={change} />
      <div className="grid grid-cols-2 gap-3">
        <MinPayFilter filters={draft} onChange={change} />
        <MaxDogsFilter filters={draft} onChange={change} />
      </div>
      <Fieldset legend="Dates">
        <DateRangeFilter value={draft} onChange={change} />
      </Fieldset>
      <TextFilter filters={draft} onChange={change} />
      <HideBookedFilter filters={draft} onChange={change} />
    </FilterSheet>
  );
}
