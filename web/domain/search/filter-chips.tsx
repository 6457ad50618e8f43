import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { nearLabel } from '../places/near.ts';
import type { Home } from '../places/near.ts';
import { dateRangeLabel, presetRanges } from '#web/lib/date-range.ts';
import { Chip } from '#web/ui/chip.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { valueOf } from './define-search.ts';
import type { CommonFilters, FilterField, Search } from './define-search.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

type FilterChipsProps<Filters extends CommonFilters> = {
  search: Search<Filters>;
  filters: Filters;
  /** Where distances are measured from if the filters name no place. */
  home: Home;
  onChange: (part: Partial<Filters>) => void;
  /** Before and after the chips, where the list has no row of its own for it. */
  lead?: ReactNode;
  tail?: ReactNode;
};

/** A chip; a tap applies `change`. */
type QuickFilter = { label: string; pressed: boolean; change: object };

/** The filters below 1100 px: a button for the sheet with all filters, and chips for the most used ones. */
export function FilterChips<Filters extends CommonFilters>({
  search,
  filters,
  home,
  onChange,
  lead,
  tail,
}: FilterChipsProps<Filters>) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  const count = search.count(filters);
  return (
    <>
      {/* Browsers leave a control half outside of the row that the focus comes to. */}
      <div
        className="scroll-row py-2 *:flex-none md:py-3 xl:hidden"
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {lead}
        <Chip icon="filter" data-set={count > 0 || undefined} aria-haspopup="dialog" onClick={show}>
          Filters {count > 0 && <span className="tabular-nums">{count}</span>}
        </Chip>
        <Chip icon="pin" aria-haspopup="dialog" onClick={show}>
          {nearLabel(filters, home)}
        </Chip>
        {quickFilters(search, filters).map(({ label, pressed, change }) => (
          <Chip key={label} pressed={pressed} onClick={() => onChange(change)}>
            {label}
          </Chip>
        ))}
        {tail}
      </div>
      <Suspense>
        {open && (
          <FilterSheet
            search={search}
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

/** Common filters and those that are set; a tap sets or removes one. */
function quickFilters(
  { fields, dates }: { fields: readonly FilterField[]; dates?: string },
  filters: CommonFilters,
): QuickFilter[] {
  const { from, to, q } = filters;
  const [week] = presetRanges();
  const dated = from ?? to;
  const chip = (field: FilterField) => quickFilter(field, valueOf(filters, field.name));
  const isSet = (field: FilterField) => valueOf(filters, field.name) !== undefined;
  return [
    ...fields.filter(({ quick }) => quick !== undefined).map(chip),
    ...(dates === undefined
      ? []
      : [
          {
            label: dated ? dateRangeLabel({ from, to }) : 'This week',
            pressed: dated !== undefined,
            change: dated ? { from: undefined, to: undefined } : { from: week?.from, to: week?.to },
          },
        ]),
    ...fields.filter((field) => field.quick === undefined && isSet(field)).map(chip),
    ...(q ? [{ label: `“${q}”`, pressed: true, change: { q: undefined } }] : []),
  ];
}

function quickFilter(field: FilterField, value: string | number | undefined): QuickFilter {
  const pressed = value !== undefined;
  const shown = value ?? field.quick ?? '';
  return {
    label: (field.chip as (value: string | number) => string)(shown),
    pressed,
    change: { [field.name]: pressed ? undefined : field.quick },
  };
}
