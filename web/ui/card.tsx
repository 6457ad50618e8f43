import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Dressed } from './dressed.tsx';

/** A surface for what can be taken, compared or opened. `asChild` dresses an article, a form, a link. */
export function Card({ asChild, className, ...rest }: ComponentProps<'div'> & { asChild?: boolean }) {
  const Part = asChild ? Dressed : 'div';
  return <Part className={clsx('card', className)} {...rest} />;
}
