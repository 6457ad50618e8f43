import { type ReactNode, Suspense } from 'react';

import { useField, useFieldLabel } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

type DropFieldProps = {
  icon: IconName;
  /** Accessible name of what opens. */
  label: string;
  /** What is chosen. */
  text: string;
  children: ReactNode;
};

/** Inside a Field: shows what is chosen and opens what there is to choose, which may load when first opened. */
export function DropField({ icon, label, text, children }: DropFieldProps) {
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
