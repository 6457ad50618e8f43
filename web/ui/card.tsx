import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Slot } from './slot.tsx';

/**
 * A surface for an item that can be taken, compared or opened. `asChild` styles an article, a form or a link.
 */
export function Card({ asChild, className, ...rest }: ComponentProps<'div'> & { asChild?: boolean }) {
  const Part = asChild ? Slot : 'div';
  return <Part className={clsx('card', className)} {...rest} />;
}
