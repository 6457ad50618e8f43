import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './dialog.tsx';

type FilterSheetProps<Filters> = {
  draft: Filters;
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** What stands on the way out: 'Show 18 shifts' */
  apply: string;
  onApply: (filters: Filters) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Filters that are tried out before they are applied; `clearings` as a key makes a field forget what was half typed. */
export function useFilterDraft<Filters>(filters: Filters, none: Partial<Filters>) {
  const [draft, setDraft] = useState(filters);
  const [clearings, setClearings] = useState(0);
  const change = useCallback((part: Partial<Filters>) => setDraft((before) => ({ ...before, ...part })), []);
  const onClear = () => {
    change(none);
    setClearings(clearings + 1);
  };
  return { draft, change, clearings, onClear };
}

/** All filters in a sheet, with how much they leave before they are applied. */
export function FilterSheet<Filters>({
  draft,
  count,
  onClear,
  apply,
  onApply,
  onClose,
  children,
}: FilterSheetProps<Filters>) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      className="[&>.actions]:sticky [&>.actions]:-bottom-5 [&>.actions]:-mx-4 [&>.actions]:-mb-5 [&>.actions]:border-t [&>.actions]:border-line [&>.actions]:bg-raised [&>.actions]:p-4"
      actions={
        <>
          <Button disabled={count === 0} onClick={onClear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={() => onApply(draft)}>
            <span aria-live="polite">{apply}</span>
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
