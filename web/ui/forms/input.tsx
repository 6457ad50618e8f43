import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { useField } from './field.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { useEarlyInput } from './use-early-input.ts';

export type InputProps = ComponentProps<'input'> & {
  icon?: IconName;
  /** A small button inside the right edge, such as "Show password". */
  end?: ReactNode;
};

/** A text input. Inside a Field it gets label, hint and error; elsewhere it needs an `aria-label`. */
export function Input({ icon, end, className, ref, ...rest }: InputProps) {
  const wiring = useField(rest);
  const input = (
    <input className={clsx('input', className)} {...rest} {...wiring} ref={useEarlyInput(ref, rest.value)} />
  );
  if (!icon && !end) return input;
  return (
    <div className="with-icon">
      {icon && <Icon name={icon} />}
      {input}
      {end && <div className="at-end">{end}</div>}
    </div>
  );
}
