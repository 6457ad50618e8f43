import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useMemo } from 'react';

import { Icon } from '../icon.tsx';

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; labelId: string };

const FieldContext = createContext<FieldWiring | null>(null);

type Wired = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;

/**
 * Returns a control's id, description and validity, merged with those of the surrounding Field. Spread it
 * after the control's own props.
 */
export function useField(own: Wired): Wired {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

/** Id of the surrounding Field's label, for controls named by the label plus their own text. */
export function useFieldLabel(): string | undefined {
  return useContext(FieldContext)?.labelId;
}

type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode;
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Shown under the control and announced with it; marks the control invalid. */
  error?: ReactNode;
  /** One control of this UI kit; it takes its id and aria attributes from the Field. */
  children: ReactNode;
};

export function Field({ label, labelHidden, hint, error, className, children, ...rest }: FieldProps) {
  const id = useId();
  const invalid = Boolean(error);
  const describedBy = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  const wiring = useMemo(
    () => ({ id, invalid, describedBy: describedBy || undefined, labelId: `${id}-label` }),
    [id, invalid, describedBy],
  );
  return (
    <div className={clsx('field', className)} {...rest}>
      <label id={wiring.labelId} htmlFor={id} className={labelHidden ? 'sr-only' : 'label'}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The error line alone, for controls with their own label. Renders nothing without an error. */
export function FieldError({ children, className, ...rest }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p className={clsx('error', className)} {...rest}>
      <Icon name="info" size="s" className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
