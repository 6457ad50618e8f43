import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { assignRef } from '#web/ui/assign-ref.ts';
import { useField } from './field.tsx';
import { Icon, type IconName } from '../icon.tsx';

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

/**
 * Tells a controlled input what was typed before the page's scripts had loaded, which React ignores.
 * @returns the input's ref, which also fills the caller's
 */
function useEarlyInput(ref: Ref<HTMLInputElement> | undefined, value: ComponentProps<'input'>['value']) {
  const input = useRef<HTMLInputElement>(null);
  const repeat = useEffectEvent(() => {
    if (input.current && value !== undefined && input.current.value !== String(value))
      typeAgain(input.current);
  });
  useEffect(() => repeat(), []);
  return (element: HTMLInputElement | null) => {
    input.current = element;
    assignRef(ref, element);
  };
}

/** React compares with the text it saw last, so the box is emptied without React's seeing it come back. */
function typeAgain(input: HTMLInputElement) {
  const typed = input.value;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
