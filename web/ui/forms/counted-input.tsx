import { clsx } from 'clsx';
import { useId } from 'react';

import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';
import { useTypedLength } from './use-typed-length.ts';

/** An Input with a character count ("92 of 120"), seen near the limit, so that a cut-off paste is noticed. */
export function CountedInput({ onChange, ref, ...rest }: InputProps) {
  const { maxLength, value, defaultValue } = rest;
  const counterId = useId();
  const { length, ...typed } = useTypedLength({ value, defaultValue, ref, onChange });
  return (
    <>
      <Input
        {...rest}
        {...typed}
        aria-describedby={[rest['aria-describedby'], counterId].filter(Boolean).join(' ')}
      />
      <p id={counterId} className={clsx('hint tabular-nums', length < 0.8 * Number(maxLength) && 'sr-only')}>
        {length} of {maxLength}
      </p>
    </>
  );
}
