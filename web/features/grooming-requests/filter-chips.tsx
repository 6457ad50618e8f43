import { services } from '#reference/services.ts';
import { sizes } from '#reference/sizes.ts';
import { dateRangeLabel, presetRanges } from '#web/lib/date-range.ts';
import { dollars } from '#web/lib/money.ts';
import type { Home } from '#web/domain/places/near.ts';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import type { QuickFilter } from '#web/domain/search/filter-chips.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { FilterFieldProps } from './filter-fields.tsx';
import { countFilters } from './request-filters.ts';
import type { RequestFilters } from './request-filters.ts';
import { urgencies } from './request-words.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

/** Buttons for the most used filters and for a sheet with all of them, used where the bar does not fit. */
export function RequestFilterChips({ filters, home, onChange }: FilterFieldProps & { home: Home }) {
  return (
    <FilterChips
      filters={filters}
      home={home}
      count={countFilters(filters)}
      quick={quickFilters(filters)}
      onChange={onChange}
      Sheet={FilterSheet}
    />
  );
}

/** Quick filters: a tap removes one that is set or sets a common one. */
function quickFilters({
  urgency,
  size,
  service,
  from,
  to,
  minBudget,
  q,
}: RequestFilters): QuickFilter<RequestFilters>[] {
  const [week] = presetRanges();
  const dated = from ?? to;
  return [
    {
      label: urgencies[urgency ?? 'urgent'].label,
      pressed: urgency !== undefined,
      change: { urgency: urgency ? undefined : 'urgent' },
    },
    {
      label: dated ? dateRangeLabel({ from, to }) : 'This week',
      pressed: dated !== undefined,
      change: dated ? { from: undefined, to: undefined } : { from: week?.from, to: week?.to },
    },
    {
      label: size ? sizes[size].label : 'Small',
      pressed: size !== undefined,
      change: { size: size ? undefined : 'small' },
    },
    ...(service ? [{ label: services[service].label, pressed: true, change: { service: undefined } }] : []),
    ...(minBudget
      ? [{ label: `${dollars(minBudget)}+`, pressed: true, change: { minBudget: undefined } }]
      : []),
    ...(q ? [{ label: `“${q}”`, pressed: true, change: { q: undefined } }] : []),
  ];
}
