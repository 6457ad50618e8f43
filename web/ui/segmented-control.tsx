import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Count } from './count.tsx';

type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'children'
> & {
  /** The accessible name of the choice. */
  label: string;
  /** `accent` is the data-role whose color the chosen tag has. */
  options: readonly { value: Value; label: string; accent?: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two to four tags, exactly one chosen. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <fieldset aria-label={label} className={clsx('tags', className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          data-role={option.accent}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <Count value={option.count} calm />
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
