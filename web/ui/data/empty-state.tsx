import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Mood } from '../brand/biscuit-drawing.tsx';
import { LazyBiscuit } from '../brand/lazy-biscuit.tsx';

export type StateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** The button that fills the list, or that loads it again. */
  action?: ReactNode;
  /** Heading level: `h1` if it is the only heading on the page. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** The empty state of a list: its purpose, and how to fill it. */
export function EmptyState({
  title,
  action,
  mood = 'point',
  heading: Heading = 'h3',
  className,
  children,
  ...rest
}: StateProps & { mood?: Mood }) {
  return (
    <div className={clsx('grid grid-cols-[auto_1fr] items-center gap-5 py-6', className)} {...rest}>
      <LazyBiscuit mood={mood} className="w-24 sm:w-36" />
      <div className="grid max-w-text justify-items-start gap-2">
        <Heading className="text-h4">{title}</Heading>
        {children && <div>{children}</div>}
        {action && <div className="mt-1 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}

/** The failed state of a list: what happened, what to do, a retry. Without Biscuit. */
export function FailedState({
  title,
  action,
  heading: Heading = 'h3',
  className,
  children,
  ...rest
}: StateProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'grid max-w-text justify-items-start gap-2 border-l-[3px] border-danger py-1 pl-5',
        className,
      )}
      {...rest}
    >
      <Heading className="text-h4">{title}</Heading>
      {children && <div>{children}</div>}
      {action && <div className="mt-1 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
