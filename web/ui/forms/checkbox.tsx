import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label next to the box; clicking it toggles the box. */
  children: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  return <Check type="checkbox" error={error} className={className} label={children} {...rest} />;
}

/** One radio of a group; all need the same `name` and go into a `Fieldset`. */
export function Radio({ children, error, className, ...rest }: CheckboxProps) {
  return <Check type="radio" error={error} className={className} label={children} {...rest} />;
}

type CheckProps = ComponentProps<'input'> & { label: ReactNode; error: ReactNode };

function Check({ label, error, className, ...rest }: CheckProps) {
  const errorId = useId();
  const invalid = Boolean(error);
  return (
    <div className={clsx('field', className)}>
      <label className="check">
        <input
          {...rest}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
