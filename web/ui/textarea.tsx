import { clsx } from 'clsx';
import { type ComponentProps, useId, useState } from 'react';

import { useField } from './field.tsx';

/** With `maxLength` it counts under itself: "92 of 1000". */
export function Textarea({ className, onChange, ref, ...rest }: ComponentProps<'textarea'>) {
  const { maxLength, value, defaultValue } = rest;
  const counterId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const wiring = useField({
    ...rest,
    'aria-describedby':
      [rest['aria-describedby'], maxLength && counterId].filter(Boolean).join(' ') || undefined,
  });
  const length = value === undefined ? typed : String(value).length;
  // A form library writes the first value through its ref.
  const count = (element: HTMLTextAreaElement | null) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
    if (element) setTyped(element.value.length);
  };
  const area = (
    <textarea
      className={clsx('input', className)}
      {...rest}
      {...wiring}
      ref={count}
      onChange={(event) => {
        setTyped(event.target.value.length);
        onChange?.(event);
      }}
    />
  );
  if (!maxLength) return area;
  return (
    <>
      {area}
      <p id={counterId} className="hint tabular-nums">
        {length} of {maxLength}
      </p>
    </>
  );
}
