import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';

import { useField, useFieldLabel } from '../forms/field.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { lazyPart } from '../lazy-part.ts';
import { Skeleton } from '../data/skeleton.tsx';

const Popover = lazyPart(async () => ({ default: (await import('../overlays/popover.tsx')).Popover }));

type PopoverFieldProps = {
  icon: IconName;
  /** Accessible name of the popover. */
  label: string;
  /** The chosen value as text. */
  text: string;
  children: ReactNode;
};

/** A control inside a Field: shows the chosen value and opens a popover whose content loads on first use. */
export function PopoverField({ icon, label, text, children }: PopoverFieldProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const trigger = <Trigger text={text} />;
  return (
    <div className="with-icon">
      <Icon name={icon} />
      {opened ? (
        <Suspense fallback={trigger}>
          <Popover
            label={label}
            className="w-112 max-w-[calc(100vw-2rem)]"
            open={open}
            onOpenChange={setOpen}
            trigger={trigger}
          >
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>{children}</Suspense>
          </Popover>
        </Suspense>
      ) : (
        <Trigger
          text={text}
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
      )}
    </div>
  );
}

function Trigger({ text, ...rest }: Omit<ComponentProps<'button'>, 'children'> & { text: string }) {
  const labelId = useFieldLabel();
  const { id, 'aria-describedby': describedBy } = useField({});
  return (
    <button
      {...rest}
      type="button"
      id={id}
      aria-describedby={describedBy}
      className="input truncate"
      aria-labelledby={labelId && `${labelId} ${id}`}
    >
      {text}
    </button>
  );
}
