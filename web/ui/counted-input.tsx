import { useId } from 'react';

import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';
import { useTypedLength } from './typed-length.ts';

/** An Input that counts under itself like a Textarea, so that what is pasted is not cut without a word: "92 of 120". */
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
      <p id={counterId} className="hint tabular-nums">
        {length} of {maxLength}
      </p>
    </>
  );
}
