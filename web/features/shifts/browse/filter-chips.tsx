import { dateRangeLabel, presetRanges } from '#web/lib/date-range.ts';
import type { Home } from '#web/domain/places/near.ts';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import type { QuickFilter } from '#web/domain/search/filter-chips.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { FilterFieldProps } from './filter-fields.tsx';
import { countFilters } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

/** Buttons for the most used filters and for a sheet with all of them, used where the bar does not fit. */
export function ShiftFilterChips({ filters, home, onChange }: FilterFieldProps & { home: Home }) {
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
  type,
  minPay,
  maxDogs,
  from,
  to,
  q,
  hideBooked,
}: ShiftFilters): QuickFilter<ShiftFilters>[] {
  const [week] = presetRanges();
  const dated = from ?? to;
  return [
    {
      label: type === 'mobile' ? 'Mobile only' : 'Salon only',
      pressed: type !== undefined,
      change: { type: type ? undefined : 'salon' },
    },
    {
      label: `${minPay ?? 40}%+`,
      pressed: minPay !== undefined,
      change: { minPay: minPay ? undefined : 40 },
    },
    {
      label: dated ? dateRangeLabel({ from, to }) : 'This week',
      pressed: dated !== undefined,
      change: dated ? { from: undefined, to: undefined } : { from: week?.from, to: week?.to },
    },
    ...(maxDogs ? [{ label: `Up to ${maxDogs} dogs`, pressed: true, change: { maxDogs: undefined } }] : []),
    ...(hideBooked
      ? [{ label: 'Days I’m booked hidden', pressed: true, change: { hideBooked: undefined } }]
      : []),
    ...(q ? [{ label: `“${q}”`, pressed: true, change: { q: undefined } }] : []),
  ];
}
