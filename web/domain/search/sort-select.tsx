import { FilterSelect } from '#web/ui/filters/filter-inputs.tsx';
import type { CommonFilters, Search } from './define-search.ts';

type SortSelectProps<Filters extends CommonFilters> = {
  search: Search<Filters>;
  value: string;
  onChange: (change: Partial<Filters>) => void;
};

/** The order of the list. */
export function SortSelect<Filters extends CommonFilters>({
  search,
  value,
  onChange,
}: SortSelectProps<Filters>) {
  const id = `${search.thing}-sort`;
  return (
    <div className="relative flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-s text-ink-2 max-lg:sr-only">
        Sort
      </label>
      <FilterSelect
        id={id}
        className="min-h-11! w-auto min-w-0 py-1.5!"
        options={search.sorts}
        value={value}
        onChoose={(chosen) => {
          const sort = search.sorts.find((option) => option.value === chosen)?.value;
          onChange({ sort } as Partial<Filters>);
        }}
      />
    </div>
  );
}
