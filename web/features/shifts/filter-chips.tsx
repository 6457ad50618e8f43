import { Suspense, useState } from 'react';
import { daySpanLabel, usualSpans } from '#web/lib/day-span.ts';
import { nearLabel } from '#web/lib/near.ts';
import type { Home } from '#web/lib/near.ts';
import { Chip } from '#web/ui/chip.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { FilterFieldProps } from './filter-fields.tsx';
import { countFilters } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

/** Below 1100 px: a sheet with all filters, and the most wanted ones under the thumb. */
export function FilterChips({ filters, home, onChange }: FilterFieldProps & { home: Home }) {
  const [open, setOpen] = useState(false);
  const set = countFilters(filters);
  return (
    <>
      <div className="scroll-row py-3 xl:hidden">
        <Chip
          icon="filter"
          data-set={set > 0 || undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filters {set > 0 && <span className="tabular-nums">{set}</span>}
        </Chip>
        <Chip icon="pin" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {nearLabel(filters, home)}
        </Chip>
        {quickFilters(filters).map(({ label, pressed, change }) => (
          <Chip key={label} pressed={pressed} onClick={() => onChange(change)}>
            {label}
          </Chip>
        ))}
      </div>
      <Suspense>
        {open && (
          <FilterSheet
            filters={filters}
            home={home}
            onClose={() => setOpen(false)}
            onApply={(chosen) => {
              onChange(chosen);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type Quick = { label: string; pressed: boolean; change: Partial<ShiftFilters> };

/** What is set can be taken off by one tap; what is often wanted can be set by one. */
function quickFilters({ type, minPay, maxDogs, from, to, q }: ShiftFilters): Quick[] {
  const [week] = usualSpans();
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
      label: dated ? daySpanLabel({ from, to }) : 'This week',
      pressed: dated !== undefined,
      change: dated ? { from: undefined, to: undefined } : { from: week?.from, to: week?.to },
    },
    ...(maxDogs ? [{ label: `Up to ${maxDogs} dogs`, pressed: true, change: { maxDogs: undefined } }] : []),
    ...(q ? [{ label: `“${q}”`, pressed: true, change: { q: undefined } }] : []),
  ];
}
