import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Waiting, in words: "Loading..." unless told otherwise. */
export function Spinner({
  label = 'Loading...',
  className,
  ...rest
}: ComponentProps<'output'> & { label?: string }) {
  return (
    <output className={clsx('flex items-center justify-center gap-3 py-10 text-ink-2', className)} {...rest}>
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-pill border-2 border-line-strong border-t-transparent"
      />
      {label}
    </output>
  );
}
