import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Fieldset } from './fieldset.tsx';

export type RadioCard = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Content at the right edge, such as a price, with a smaller line under it. */
  aside?: ReactNode;
  asideHint?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  legend: ReactNode;
  legendHidden?: boolean;
  error?: ReactNode;
  options: readonly RadioCard[];
  /** Required: groups the radios. */
  name: string;
  className?: string;
};

/** Radio buttons as cards. Takes `value` with `onChange`, or a form library's register. */
export function RadioCards({
  legend,
  legendHidden,
  error,
  options,
  value,
  defaultValue,
  className,
  ...input
}: RadioCardsProps) {
  return (
    <Fieldset
      legend={legend}
      legendHidden={legendHidden}
      error={error}
      className={clsx('gap-2.5', className)}
    >
      {options.map((option) => (
        <label key={option.value} className="check choice">
          <input
            {...input}
            type="radio"
            className="row-span-2"
            value={option.value}
            disabled={input.disabled || option.disabled}
            {...(value === undefined
              ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === option.value }
              : { checked: value === option.value })}
          />
          <span className={clsx('font-strong', !option.aside && 'col-span-2', !option.hint && 'self-center')}>
            {option.label}
          </span>
          {option.aside && <span className="text-right font-strong tabular-nums">{option.aside}</span>}
          {option.hint && (
            <span className={clsx('text-ink-2', !option.asideHint && 'col-span-2')}>{option.hint}</span>
          )}
          {option.asideHint && <span className="text-right text-s text-ink-2">{option.asideHint}</span>}
        </label>
      ))}
    </Fieldset>
  );
}
