import DateRangeFilter from '#web/ui/filters/date-range-filter.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import type { AllFiltersProps } from '#web/domain/search/filter-chips.tsx';
import { FilterSheet, useFilterDraft } from '#web/domain/search/filter-sheet.tsx';
import NearFilter from '#web/domain/places/near-filter.tsx';
import { MinBudgetFilter, ServiceFilter, SizeFilter, TextFilter, UrgencyFilter } from './filter-fields.tsx';
import { countFilters, countOf, noFilters, searchOf } from './request-filters.ts';
import type { RequestFilters } from './request-filters.ts';
import { useRequestCount } from './requests.api.ts';

/** Sheet with all filters and the number of matching requests before they are applied. */
export default function RequestFilterSheet({ filters, home, ...ways }: AllFiltersProps<RequestFilters>) {
  const { draft, change, clearings, onClear, place } = useFilterDraft(filters, noFilters);
  const known = !place.asking && !place.problem;
  const { data: counted } = useRequestCount(known ? searchOf(draft, home) : undefined);
  return (
    <FilterSheet
      {...ways}
      draft={draft}
      count={countFilters(draft)}
      onClear={onClear}
      place={place}
      apply={known && counted ? `Show ${countOf(counted).toLowerCase()}` : 'Show requests'}
    >
      <NearFilter key={clearings} live value={draft} home={home} problem={place.problem} onChange={change} />
      <ServiceFilter filters={draft} onChange={change} />
      <div className="grid grid-cols-2 gap-3">
        <SizeFilter filters={draft} onChange={change} />
        <UrgencyFilter filters={draft} onChange={change} />
      </div>
      <MinBudgetFilter filters={draft} onChange={change} />
      <Fieldset legend="Preferred day">
        <DateRangeFilter value={draft} onChange={change} />
      </Fieldset>
      <TextFilter filters={draft} onChange={change} />
    </FilterSheet>
  );
}
