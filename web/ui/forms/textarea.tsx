import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';

import { useField } from './field.tsx';
import { useTypedLength } from './use-typed-length.ts';

/** A textarea. With `maxLength` it counts characters ("920 of 1000"), seen near the limit. */
export function Textarea({ className, onChange, ref, ...rest }: ComponentProps<'textarea'>) {
  const { maxLength, value, defaultValue } = rest;
  const counterId = useId();
  const { length, ...typed } = useTypedLength({ value, defaultValue, ref, onChange });
  const wiring = useField({
    ...rest,
    'aria-describedby':
      [rest['aria-describedby'], maxLength && counterId].filter(Boolean).join(' ') || undefined,
  });
  const area = <textarea className={clsx('input', className)} {...rest} {...wiring} {...typed} />;
  if (!maxLength) return area;
  return (
    <>
      {area}
      <p id={counterId} className={clsx('hint tabular-nums', length < 0.8 * maxLength && 'sr-only')}>
        {length} of {maxLength}
      </p>
    </>
  );
}
