import { useState } from 'react';
import type { Home } from '#web/lib/near.ts';
import { Button } from '#web/ui/button.tsx';
import DaySpanFilter from '#web/ui/day-span-filter.tsx';
import { Fieldset } from '#web/ui/fieldset.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import NearFilter from '#web/ui/near-filter.tsx';
import { MaxDogsFilter, MinPayFilter, TextFilter, TypeFilter } from './filter-fields.tsx';
import { countFilters, countOf, noFilters, searchOf } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';
import { useShiftCount } from './shifts.api.ts';

type FilterSheetProps = {
  filters: ShiftFilters;
  home: Home;
  onApply: (filters: ShiftFilters) => void;
  onClose: () => void;
};

/** All filters, with how many shifts they leave before they are applied. */
export default function FilterSheet({ filters, home, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const [clearings, setClearings] = useState(0);
  const change = (part: Partial<ShiftFilters>) => setDraft((before) => ({ ...before, ...part }));
  const clear = () => {
    change(noFilters);
    setClearings(clearings + 1);
  };
  const { data: counted } = useShiftCount(searchOf(draft, home));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      className="[&>.actions]:sticky [&>.actions]:-bottom-5 [&>.actions]:-mx-4 [&>.actions]:-mb-5 [&>.actions]:border-t [&>.actions]:border-line [&>.actions]:bg-raised [&>.actions]:p-4"
      actions={
        <>
          <Button disabled={countFilters(draft) === 0} onClick={clear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={() => onApply(draft)}>
            <span aria-live="polite">
              {counted ? `Show ${countOf(counted).toLowerCase()}` : 'Show shifts'}
            </span>
          </Button>
        </>
      }
    >
      <NearFilter key={clearings} value={draft} home={home} onChange={change} />
      <TypeFilter filters={draft} onChange={change} />
      <div className="grid grid-cols-2 gap-3">
        <MinPayFilter filters={draft} onChange={change} />
        <MaxDogsFilter filters={draft} onChange={change} />
      </div>
      <Fieldset legend="Dates">
        <DaySpanFilter value={draft} onChange={change} />
      </Fieldset>
      <TextFilter filters={draft} onChange={change} />
    </Sheet>
  );
}
