import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldError } from './field.tsx';

type FieldsetProps = ComponentProps<'fieldset'> & {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Several controls under one legend: radios, chips, a range. */
export function Fieldset({ legend, legendHidden, hint, error, className, children, ...rest }: FieldsetProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={clsx('field', className)}
      aria-describedby={describedBy || undefined}
      data-wrong={error ? '' : undefined}
      {...rest}
    >
      <legend className={legendHidden ? 'sr-only' : 'label mb-2'}>{legend}</legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
