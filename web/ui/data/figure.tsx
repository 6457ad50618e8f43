import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A large figure; 30 px unless a `text-…` class overrides it. */
export function Figure({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx('figure', className)} {...rest} />;
}
