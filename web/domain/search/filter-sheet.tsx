import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useCallback, useEffect, useState } from 'react';
import NearFilter from '../places/near-filter.tsx';
import type { Home } from '../places/near.ts';
import { useResolvedPlace } from '../places/use-resolved-place.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import DateRangeFilter from '#web/ui/filters/date-range-filter.tsx';
import { WordsFilter } from '#web/ui/filters/filter-inputs.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Sheet } from '#web/ui/overlays/dialog.tsx';
import type { CommonFilters, Search } from './define-search.ts';
import { FilterControl } from './filter-control.tsx';

type FilterSheetProps<Filters extends CommonFilters> = {
  search: Search<Filters>;
  filters: Filters;
  home: Home;
  onApply: (filters: Filters) => void;
  onClose: () => void;
};

/** A sheet with all filters and the number of results before they are applied. */
export default function FilterSheet<Filters extends CommonFilters>({
  search,
  filters,
  home,
  onApply,
  onClose,
}: FilterSheetProps<Filters>) {
  const { draft, change, clearings, onClear, asking, problem } = useFilterDraft(filters, search.none);
  const known = !asking && !problem;
  const { data: counted } = useQuery(search.countQuery(known ? search.query(draft, home) : undefined));
  // Applying waits until the place is looked up; if it is not found, the sheet stays open.
  const [pressed, setPressed] = useState(false);
  if (pressed && !asking && problem) setPressed(false);
  useEffect(() => {
    if (pressed && known) onApply(draft);
  }, [pressed, known, draft, onApply]);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      className="[&>.actions]:sticky [&>.actions]:-bottom-5 [&>.actions]:-mx-4 [&>.actions]:-mb-5 [&>.actions]:border-t [&>.actions]:border-line [&>.actions]:bg-raised [&>.actions]:p-4"
      actions={
        <>
          <Button disabled={search.count(draft) === 0} onClick={onClear}>
            Clear all
          </Button>
          <Button variant="primary" busy={pressed} onClick={() => setPressed(true)}>
            <span aria-live="polite">
              {known && counted ? `Show ${search.counted(counted).toLowerCase()}` : `Show ${search.things}`}
            </span>
          </Button>
        </>
      }
    >
      <NearFilter key={clearings} live value={draft} home={home} problem={problem} onChange={change} />
      <div className="grid grid-cols-2 gap-3">
        {search.fields.map((field) => (
          <div key={field.name} className={clsx('min-w-0', field.wide && 'col-span-2')}>
            <FilterControl field={field} filters={draft} onChange={change} />
          </div>
        ))}
      </div>
      {search.dates && (
        <Fieldset legend={search.dates}>
          <DateRangeFilter value={draft} onChange={change} />
        </Fieldset>
      )}
      <WordsFilter value={draft.q} placeholder={search.words} onChange={(q) => change({ q })} />
    </Sheet>
  );
}

/** Debounce before the place is looked up, in ms. */
const pause = 250;

/** Holds filters that are not applied yet. `clearings` is a React key that resets partly typed fields. */
function useFilterDraft<Filters extends CommonFilters>(filters: Filters, none: Filters) {
  const [draft, setDraft] = useState(filters);
  const [clearings, setClearings] = useState(0);
  const change = useCallback((part: object) => setDraft((before) => ({ ...before, ...part })), []);
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
  return { draft, change, clearings, onClear, ...place };
}
