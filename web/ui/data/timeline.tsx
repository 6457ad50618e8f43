import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A history of `TimelineItem`s, oldest first. */
export function Timeline({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol className={clsx('timeline', className)} {...rest} />;
}

type TimelineItemProps = ComponentProps<'li'> & {
  /** Shown above the words, e.g. "Fri, Nov 20, 9:14 AM". */
  when: ReactNode;
  /** The same as ISO 8601. */
  dateTime?: string;
  /** The current state: a solid dot. */
  now?: boolean;
};

export function TimelineItem({ when, dateTime, now, children, ...rest }: TimelineItemProps) {
  return (
    <li data-now={now || undefined} aria-current={now ? 'step' : undefined} {...rest}>
      <time dateTime={dateTime}>{when}</time>
      {children}
    </li>
  );
}
