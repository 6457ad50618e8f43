import { useCallback, useState } from 'react';
import type { Home } from '#web/lib/near.ts';
import { Button } from '#web/ui/button.tsx';
import DaySpanFilter from '#web/ui/day-span-filter.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Fieldset } from '#web/ui/fieldset.tsx';
import NearFilter from '#web/ui/near-filter.tsx';
import { MinBudgetFilter, ServiceFilter, SizeFilter, TextFilter, UrgencyFilter } from './filter-fields.tsx';
import { countFilters, noFilters } from './request-filters.ts';
import type { RequestFilters } from './request-filters.ts';

type FilterSheetProps = {
  filters: RequestFilters;
  home: Home;
  onApply: (filters: RequestFilters) => void;
  onClose: () => void;
};

/** All filters, on a phone. */
export default function FilterSheet({ filters, home, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const [clearings, setClearings] = useState(0);
  const change = useCallback(
    (part: Partial<RequestFilters>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  const clear = () => {
    change(noFilters);
    setClearings(clearings + 1);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      actions={
        <>
          <Button disabled={countFilters(draft) === 0} onClick={clear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={() => onApply(draft)}>
            Show requests
          </Button>
        </>
      }
    >
      <NearFilter key={clearings} value={draft} home={home} onChange={change} />
      <ServiceFilter filters={draft} onChange={change} />
      <div className="grid grid-cols-2 gap-3">
        <SizeFilter filters={draft} onChange={change} />
        <UrgencyFilter filters={draft} onChange={change} />
      </div>
      <MinBudgetFilter filters={draft} onChange={change} />
      <Fieldset legend="Preferred day">
        <DaySpanFilter value={draft} onChange={change} />
      </Fieldset>
      <TextFilter filters={draft} onChange={change} />
    </Sheet>
  );
}
