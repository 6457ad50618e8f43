import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { useField } from './field.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** Shorthand for `option` children. */
  options?: readonly { value: string; label: string }[];
  /** The first option, with the empty value, e.g. "Any". */
  placeholder?: string;
};

/** A styled native select; on a phone it opens the system's picker. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const wiring = useField(rest);
  return (
    <select className={clsx('input', className)} {...rest} {...wiring}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
  );
}
