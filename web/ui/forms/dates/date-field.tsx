import { clsx } from 'clsx';
import * as Popover from 'radix-ui/popover';
import { type ComponentProps, Suspense, useId, useState } from 'react';

import { useField, useFieldLabel } from '../field.tsx';
import { Icon } from '../../icon.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { Skeleton } from '../../data/skeleton.tsx';

const Calendar = lazyPart(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

type DateFieldProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  /** 'YYYY-MM-DD', or '' if none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  placeholder?: string;
  /** Adds month and year pickers, for distant days such as a birthday. */
  yearPicker?: boolean;
};

const shown = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** A field for a calendar day without a time zone. The calendar opens below it, also by keyboard. */
export function DateField({
  value,
  onChange,
  min,
  max,
  placeholder = 'Choose a day',
  yearPicker = false,
  className,
  ...rest
}: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const ownId = useId();
  const labelId = useFieldLabel();
  const { id = ownId, 'aria-invalid': invalid, ...wiring } = useField({ id: rest.id });
  const selected = fromText(value);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div className="with-icon">
        <Icon name="calendar" />
        <Popover.Trigger asChild>
          <button
            type="button"
            className={clsx(
              'input',
              !selected && 'text-ink-2',
              invalid && 'border-2 border-danger',
              className,
            )}
            aria-labelledby={labelId && `${labelId} ${id}-day`}
            {...rest}
            {...wiring}
            id={id}
          >
            <span id={`${id}-day`}>{selected ? shown.format(selected) : placeholder}</span>
          </button>
        </Popover.Trigger>
      </div>
      <Popover.Content
        className="popover"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label="Calendar"
      >
        <Suspense fallback={<Skeleton className="m-3 h-72 w-77" />}>
          <Calendar
            selected={selected}
            min={fromText(min)}
            max={fromText(max)}
            yearPicker={yearPicker}
            onSelect={(date) => {
              onChange(toText(date));
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}

function fromText(text: string | undefined): Date | undefined {
  const [year, month, day] = (text ?? '').split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

function toText(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
