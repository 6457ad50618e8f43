import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';

/** A filter under the thumb: a tap asks for `change`. */
export type QuickFilter<Change> = { label: string; pressed: boolean; change: Change };

type FilterChipsProps<Change> = {
  /** How many filters are set. */
  count: number;
  /** From where distances are measured, in words. */
  place: string;
  quick: readonly QuickFilter<Change>[];
  onChange: (change: Change) => void;
  /** All filters at once. */
  renderSheet: (close: () => void) => ReactNode;
};

/** Below 1100 px: a sheet with all filters, and the most wanted ones under the thumb. */
export function FilterChips<Change>({
  count,
  place,
  quick,
  onChange,
  renderSheet,
}: FilterChipsProps<Change>) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      <div className="scroll-row py-3 xl:hidden">
        <Chip icon="filter" data-set={count > 0 || undefined} aria-haspopup="dialog" onClick={show}>
          Filters {count > 0 && <span className="tabular-nums">{count}</span>}
        </Chip>
        <Chip icon="pin" aria-haspopup="dialog" onClick={show}>
          {place}
        </Chip>
        {quick.map(({ label, pressed, change }) => (
          <Chip key={label} pressed={pressed} onClick={() => onChange(change)}>
            {label}
          </Chip>
        ))}
      </div>
      <Suspense>{open && renderSheet(() => setOpen(false))}</Suspense>
    </>
  );
}
