import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The large figure people decide by; 30 px unless a `text-…` class says otherwise. */
export function Figure({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx('figure', className)} {...rest} />;
}
