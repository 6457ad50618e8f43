import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useFieldLabel } from '#web/ui/field.tsx';
import { Field, useField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MaxDogsFilter, MinPayFilter, TextFilter, TypeFilter } from './filter-fields.tsx';
import type { FilterFieldProps } from './filter-fields.tsx';
import { datesLabel, locationLabel } from './shift-filters.ts';
import type { Home } from './shift-filters.ts';

const LocationFilter = lazy(() => import('./location-filter.tsx'));
const DatesFilter = lazy(() => import('./dates-filter.tsx'));

/** All filters in one row, from 1100 px. */
export function FilterBar({ filters, home, onChange }: FilterFieldProps & { home: Home }) {
  return (
    <form
      aria-label="Filter shifts"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[1.8fr_1.1fr_0.8fr_0.8fr_1.3fr_1.3fr] items-end gap-3 py-4 max-xl:hidden"
    >
      <Field label="Location">
        <Drop icon="pin" label="Location" text={locationLabel(filters, home)}>
          <LocationFilter filters={filters} home={home} onChange={onChange} />
        </Drop>
      </Field>
      <TypeFilter filters={filters} onChange={onChange} />
      <MinPayFilter filters={filters} onChange={onChange} />
      <MaxDogsFilter filters={filters} onChange={onChange} />
      <Field label="Dates">
        <Drop icon="calendar" label="Dates" text={datesLabel(filters)}>
          <DatesFilter filters={filters} onChange={onChange} />
        </Drop>
      </Field>
      <TextFilter filters={filters} onChange={onChange} />
    </form>
  );
}

type DropProps = { icon: IconName; label: string; text: string; children: ReactNode };

/** A field that shows what is chosen and opens what there is to choose. */
function Drop({ icon, label, text, children }: DropProps) {
  const labelId = useFieldLabel();
  const { id } = useField({});
  return (
    <div className="with-icon">
      <Icon name={icon} />
      <Popover
        label={label}
        className="w-112 max-w-[calc(100vw-2rem)]"
        trigger={
          <button
            type="button"
            id={id}
            className="input truncate"
            aria-labelledby={labelId && `${labelId} ${id}`}
          >
            {text}
          </button>
        }
      >
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>{children}</Suspense>
      </Popover>
    </div>
  );
}
