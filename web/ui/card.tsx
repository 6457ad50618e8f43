import { clsx } from 'clsx';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';

/** A surface for what can be taken, compared or opened. `asChild` dresses an article, a form, a link. */
export function Card({ asChild, className, ...rest }: ComponentProps<'div'> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'div';
  return <Part className={clsx('card', className)} {...rest} />;
}
