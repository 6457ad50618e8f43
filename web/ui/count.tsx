import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CountProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: number;
  /** Read after the figure, e.g. "unread". */
  label?: string;
  /** A plain tally rather than something that waits for the person. */
  calm?: boolean;
};

/** A figure in a round tag; 100 and more read "99+". */
export function Count({ value, label, calm, className, ...rest }: CountProps) {
  return (
    <span className={clsx('count', calm && 'count-calm', className)} {...rest}>
      {value > 99 ? '99+' : value}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
