import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useResolvedPlace } from '../places/use-resolved-place.ts';
import type { Near } from '../places/near.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/overlays/dialog.tsx';

type FilterSheetProps<Filters> = {
  draft: Filters;
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** The lookup state of the typed place. */
  place: { asking: boolean; problem: string | undefined };
  /** Label of the apply button: 'Show 18 shifts' */
  apply: string;
  onApply: (filters: Filters) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Debounce before the place is looked up, in ms. */
const pause = 250;

/** Holds filters that are not applied yet. `clearings` is a React key that resets partly typed fields. */
export function useFilterDraft<Filters extends Near>(filters: Filters, none: Partial<Filters>) {
  const [draft, setDraft] = useState(filters);
  const [clearings, setClearings] = useState(0);
  const change = useCallback((part: Partial<Filters>) => setDraft((before) => ({ ...before, ...part })), []);
  const onClear = () => {
    change(none);
    setClearings(clearings + 1);
  };
  const named = useCallback(
    (near: string, written: string) =>
      setDraft((before) => (before.near === written ? { ...before, near } : before)),
    [],
  );
  const written = useDebouncedValue(draft.near, pause);
  const { asking, problem } = useResolvedPlace(written, named);
  const place = written === draft.near ? { asking, problem } : { asking: true, problem: undefined };
  return { draft, change, clearings, onClear, place };
}

/** A sheet with all filters and the number of results before they are applied. */
export function FilterSheet<Filters>({
  draft,
  count,
  onClear,
  place,
  apply,
  onApply,
  onClose,
  children,
}: FilterSheetProps<Filters>) {
  // Applying waits until the place is looked up; if it is not found, the sheet stays open.
  const [pressed, setPressed] = useState(false);
  const { asking, problem } = place;
  if (pressed && !asking && problem) setPressed(false);
  useEffect(() => {
    if (pressed && !asking && !problem) onApply(draft);
  }, [pressed, asking, problem, draft, onApply]);
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
          <Button variant="primary" busy={pressed} onClick={() => setPressed(true)}>
            <span aria-live="polite">{apply}</span>
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
