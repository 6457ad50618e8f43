import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CountProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: number;
  /** Read aloud after the number, e.g. "unread". */
  label?: string;
  /** A plain count rather than one that needs attention. */
  calm?: boolean;
};

/** A number in a round tag; 100 and more show as "99+", and zero not at all. */
export function Count({ value, label, calm, className, ...rest }: CountProps) {
  if (value === 0) return null;
  return (
    <span className={clsx('count', calm && 'count-calm', className)} {...rest}>
      {value > 99 ? '99+' : value}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
