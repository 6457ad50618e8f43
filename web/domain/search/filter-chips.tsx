import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { nearLabel } from '../places/near.ts';
import type { Home, Near } from '../places/near.ts';
import { Chip } from '#web/ui/chip.tsx';

/** A quick filter; a tap applies `change`. */
export type QuickFilter<Filters> = { label: string; pressed: boolean; change: Partial<Filters> };

/** Props of the sheet with all filters. */
export type AllFiltersProps<Filters> = {
  filters: Filters;
  home: Home;
  onApply: (filters: Filters) => void;
  onClose: () => void;
};

type FilterChipsProps<Filters> = {
  filters: Filters;
  /** Where distances are measured from if the filters name no place. */
  home: Home;
  /** How many filters are set. */
  count: number;
  quick: readonly QuickFilter<Filters>[];
  onChange: (part: Partial<Filters>) => void;
  /** The sheet with all filters. */
  Sheet: ComponentType<AllFiltersProps<Filters>>;
};

/** The filters below 1100 px: a button for the sheet with all filters, and chips for the most used ones. */
export function FilterChips<Filters extends Near>({
  filters,
  home,
  count,
  quick,
  onChange,
  Sheet,
}: FilterChipsProps<Filters>) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      <div className="scroll-row py-3 xl:hidden">
        <Chip icon="filter" data-set={count > 0 || undefined} aria-haspopup="dialog" onClick={show}>
          Filters {count > 0 && <span className="tabular-nums">{count}</span>}
        </Chip>
        <Chip icon="pin" aria-haspopup="dialog" onClick={show}>
          {nearLabel(filters, home)}
        </Chip>
        {quick.map(({ label, pressed, change }) => (
          <Chip key={label} pressed={pressed} onClick={() => onChange(change)}>
            {label}
          </Chip>
        ))}
      </div>
      <Suspense>
        {open && (
          <Sheet
            filters={filters}
            home={home}
            onClose={close}
            onApply={(chosen) => {
              onChange(chosen);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
