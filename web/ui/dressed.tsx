import { clsx } from 'clsx';
import { cloneElement, isValidElement } from 'react';
import type { HTMLAttributes } from 'react';

/** The only child in these classes, with these properties unless it has its own. A tenth of Radix' Slot, on every page. */
export function Dressed({ className, children, ...rest }: HTMLAttributes<HTMLElement>) {
  if (!isValidElement<{ className?: string }>(children)) return children;
  return cloneElement(children, {
    ...rest,
    ...children.props,
    className: clsx(className, children.props.className),
  });
}
