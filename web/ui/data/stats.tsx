import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type StatsProps = ComponentProps<'section'> & {
  label: string;
  /** Where rows stand below each other, columns of one width, so that they line up. */
  even?: boolean;
};

/** `Stat`s in a row between hairlines, two per row on a phone. */
export function Stats({ label, even, className, ...rest }: StatsProps) {
  return <section aria-label={label} className={clsx('stats', even && 'stats-even', className)} {...rest} />;
}

type StatProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
};

export function Stat({ label, value, hint, ...rest }: StatProps) {
  return (
    <div {...rest}>
      <p className="text-s font-strong">{label}</p>
      <p className="figure">{value}</p>
      {hint && <p className="text-s text-ink-2">{hint}</p>}
    </div>
  );
}
