import { clsx } from 'clsx';
import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../icon.tsx';

type ChecklistProps = Omit<ComponentProps<'ul'>, 'children'> & { items: readonly ReactNode[] };

/** A ruled list of included items, each with an accent-colored check. */
export function Checklist({ items, className, ...rest }: ChecklistProps) {
  return (
    <ul className={clsx('grid', className)} {...rest}>
      {Children.map(items, (item) => (
        <li className="flex gap-2.5 border-t border-line py-2 first:border-t-0">
          <Icon name="check" className="mt-0.5 text-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
