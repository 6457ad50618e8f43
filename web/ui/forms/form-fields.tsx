import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CountedInput } from './counted-input.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Textarea } from './textarea.tsx';

type LineProps = InputProps & { name: string; label: string; hint?: string };

/** A text line of the surrounding form; `counted` shows how many characters fit. */
export function TextField({
  name,
  label,
  hint,
  counted = false,
  ...rest
}: LineProps & { counted?: boolean }) {
  const Line = counted ? CountedInput : Input;
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      <Line {...rest} {...register(name)} />
    </Field>
  );
}

/** A field for an optional whole number. */
export function NumberField({ name, label, hint, ...rest }: LineProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
        maxLength={6}
        {...rest}
        {...register(name)}
      />
    </Field>
  );
}

/** A field for a password, which can be shown. */
export function PasswordField({ name, label, hint, ...rest }: LineProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      <PasswordInput maxLength={200} {...rest} {...register(name)} />
    </Field>
  );
}

type AreaFieldProps = { name: string; label: string; hint?: string; maxLength: number; rows?: number };

export function AreaField({ name, label, hint, maxLength, rows }: AreaFieldProps) {
  const { register, watch, getFieldState, formState } = useFormContext();
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      <Textarea rows={rows} maxLength={maxLength} value={String(watch(name) ?? '')} {...register(name)} />
    </Field>
  );
}

type FormFieldProps<Value> = {
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string;
  /** The control; it takes its id and validity from the surrounding field. */
  children: (control: { name: string; value: Value; onChange: (value: Value) => void }) => ReactNode;
};

/** A labeled field for a control that is not a text input, such as a day or a choice. */
export function FormField<Value = string>({ name, children, ...rest }: FormFieldProps<Value>) {
  const { field, fieldState } = useController({ name });
  return (
    <Field {...rest} error={fieldState.error?.message}>
      {children({ name, value: field.value as Value, onChange: field.onChange })}
    </Field>
  );
}

/** A form control that renders its own label and error. */
export function FormControl<Value>({
  name,
  children,
}: Pick<FormFieldProps<Value>, 'name'> & {
  children: (
    control: { name: string; value: Value; onChange: (value: Value) => void },
    error: string | undefined,
  ) => ReactNode;
}) {
  const { field, fieldState } = useController({ name });
  return children({ name, value: field.value as Value, onChange: field.onChange }, fieldState.error?.message);
}
